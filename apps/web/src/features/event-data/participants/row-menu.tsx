import { Menu, UnstyledButton } from '@mantine/core'
import type { ParticipantColumn } from '@planner/domain'
import { Fragment, useRef, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import type { ParticipantRow } from './participant-rows.ts'
import styles from './participants.module.css'
import { ACT_LABELS, type RowAct, rowActs } from './row-acts.ts'

type RowMenuProps = {
  row: ParticipantRow
  columns: readonly ParticipantColumn[]
  isActive: boolean
  onAct: (act: RowAct, row: ParticipantRow) => void
}

/** The button at the end of a row. The menu is mounted while it is open, since there are hundreds of rows. */
export function RowMenu({ row, columns, isActive, onAct }: RowMenuProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <UnstyledButton
        ref={button}
        className={styles.more}
        data-cell-control
        data-acts-of={row.person.id}
        tabIndex={isActive ? 0 : -1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('participants.actsOf', { name: row.fullName })}
        onClick={() => setOpen(!isOpen)}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
          <circle cx="4" cy="10" r="1.7" />
          <circle cx="10" cy="10" r="1.7" />
          <circle cx="16" cy="10" r="1.7" />
        </svg>
      </UnstyledButton>
      {isOpen && <Acts row={row} columns={columns} onAct={onAct} onClose={close} />}
    </>
  )
}

type ActsProps = Omit<RowMenuProps, 'isActive'> & { onClose: () => void }

/** What can be done with the person. */
function Acts({ row, columns, onAct, onClose }: ActsProps) {
  const t = useT()
  const name = row.fullName
  return (
    <Menu
      defaultOpened
      position="bottom-end"
      // It stays where somebody scrolls to what did not fit.
      hideDetached={false}
      withInitialFocusPlaceholder={false}
      onClose={onClose}
    >
      <Menu.Target>
        <span className={styles.anchor} />
      </Menu.Target>
      <Menu.Dropdown miw={200} aria-label={t('participants.actsOf', { name })}>
        {rowActs(row, columns).map((group, index) => (
          <Fragment key={group[0]}>
            {index > 0 && <Menu.Divider />}
            {group.map((act) => {
              const [label, ofPerson] = ACT_LABELS[act]
              return (
                <Menu.Item
                  key={act}
                  mih={44}
                  aria-label={t(ofPerson, { name })}
                  {...(act === 'open' && {
                    component: 'a',
                    href: row.personalLink,
                    target: '_blank',
                    rel: 'noreferrer',
                  })}
                  onClick={() => onAct(act, row)}
                >
                  {t(label)}
                </Menu.Item>
              )
            })}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
