import { Menu, UnstyledButton } from '@mantine/core'
import { isolatedText, type ParticipantColumn } from '@planner/domain'
import { Fragment, memo, type ReactNode, useRef, useState } from 'react'
import type { GridPlace } from '../../../components/grid/grid.tsx'
import { GridCell } from '../../../components/grid/grid-cell.tsx'
import { Icon } from '../../../components/icon.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import type { ParticipantRow } from './participant-rows.ts'
import styles from './participants.module.css'
import { ACT_LABELS, type RowAct, rowActs } from './row-acts.tsx'
import type { ShownColumn } from './shown-columns.ts'
import { timeText } from './time-text.ts'

type ParticipantsRowProps = Omit<GridPlace, 'columns'> & {
  each: ParticipantRow
  columns: readonly ParticipantColumn[]
  /** The name first. */
  shown: readonly ShownColumn[]
  isNarrow: boolean
  hasMenu: boolean
  height: number
  selected: ReadonlySet<string>
  onSelect: (personIds: Iterable<string>) => void
  onAct: (act: RowAct, row: ParticipantRow) => void
}

/** One person: a box and name, what is known of them, and a menu. Memoized while others scroll into view. */
export const ParticipantsRow = memo(function ParticipantsRow(props: ParticipantsRowProps) {
  const { each, columns, shown, isNarrow, hasMenu, row, rowIndex, height, activeColumn, onAct } = props
  const menuColumn = shown.length
  return (
    <tr
      style={{ height }}
      aria-rowindex={rowIndex}
      data-selected={props.selected.has(each.person.id) || undefined}
    >
      <th scope="row" data-row={row} data-column={0} aria-colindex={1} tabIndex={-1}>
        <div className={styles.head}>
          <SelectBox {...props} isActive={activeColumn === 0} />
          <div className={styles.stacked}>{isNarrow ? <StackedCell row={each} /> : CELLS.name(each)}</div>
        </div>
      </th>
      {shown.slice(1).map((column, index) => (
        <GridCell key={column} row={row} column={index + 1} isActive={activeColumn === index + 1}>
          {column === 'personalLink' ? (
            <PersonalLink row={each} isActive={activeColumn === index + 1} onAct={onAct} />
          ) : (
            CELLS[column](each)
          )}
        </GridCell>
      ))}
      {hasMenu && (
        <GridCell className={styles.acts} row={row} column={menuColumn} isActive={false}>
          <RowMenu row={each} columns={columns} isActive={activeColumn === menuColumn} onAct={onAct} />
        </GridCell>
      )}
    </tr>
  )
})

type SelectBoxProps = Pick<ParticipantsRowProps, 'each' | 'selected' | 'onSelect'> & { isActive: boolean }

function SelectBox({ each: { person, fullName }, selected, onSelect, isActive }: SelectBoxProps) {
  const t = useWords()
  const toggled = () => {
    const next = new Set(selected)
    if (!next.delete(person.id)) next.add(person.id)
    return next
  }
  return (
    <input
      type="checkbox"
      className={`${styles.box} no-print`}
      data-cell-control
      tabIndex={isActive ? 0 : -1}
      aria-label={t('participants.select', { name: fullName })}
      checked={selected.has(person.id)}
      onChange={() => onSelect(toggled())}
    />
  )
}

type RowMenuProps = {
  row: ParticipantRow
  columns: readonly ParticipantColumn[]
  isActive: boolean
  onAct: (act: RowAct, row: ParticipantRow) => void
}

/** The button at the end of a row. The menu is mounted while it is open, since there are hundreds of rows. */
function RowMenu({ row, columns, isActive, onAct }: RowMenuProps) {
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

type PersonalLinkProps = Pick<RowMenuProps, 'row' | 'isActive' | 'onAct'>

/** The end of the link, by which two are told apart, and a button that copies all of it. */
function PersonalLink({ row, isActive, onAct }: PersonalLinkProps) {
  const t = useT()
  if (row.personalLink === '') return null
  return (
    <UnstyledButton
      className={styles.link}
      data-cell-control
      tabIndex={isActive ? 0 : -1}
      aria-label={t('participants.copyLink.of', { name: row.fullName })}
      onClick={() => onAct('copyLink', row)}
    >
      <span aria-hidden="true">{`…${row.personalLink.slice(-LINK_END)}`}</span>
      <Icon name="copy" />
    </UnstyledButton>
  )
}

/** Characters of a personal link that are shown. */
const LINK_END = 6

/** The cell content by column; that of the personal link is a button. */
const CELLS: Record<Exclude<ShownColumn, 'personalLink'>, (row: ParticipantRow) => ReactNode> = {
  name: (row) => (
    <>
      <CutText text={row.name} />
      <RowStatus row={row} />
    </>
  ),
  email: ({ person }) => <CutText text={person.email} />,
  phone: ({ person }) => <CutText text={person.phone} />,
  topic: ({ topic }) => <CutText text={topic}>{topic}</CutText>,
  answered: (row) => <Answered {...row} />,
  anyContactChoice: ({ contacts }) => <YesNo value={contacts.any} />,
  allContactChoices: ({ contacts }) => <YesNo value={contacts.all} />,
  accountEnabled: ({ person }) => <YesNo value={person.enableAccount} />,
  eventAdmin: ({ person }) => <YesNo value={person.isEventAdmin} />,
  archived: ({ person }) => <YesNo value={person.isArchived} />,
}

/** All of a row in one cell, where there is no room for columns. */
function StackedCell({ row }: { row: ParticipantRow }) {
  const { fullName, name, topic } = row
  return (
    <>
      <CutText text={fullName} isName />
      {name !== '' && topic !== '' && (
        <CutText text={topic} isQuiet>
          {topic}
        </CutText>
      )}
      <span className={styles.line}>
        <Answered {...row} />
        <RowStatus row={row} />
      </span>
    </>
  )
}

type CutTextProps = { text: string; isName?: boolean; isQuiet?: boolean; children?: string }

/** Breaks between words only; what does not fit is cut off, and in full for who points at it. */
function CutText({ text, isName, isQuiet, children }: CutTextProps) {
  return (
    <span
      className={styles.text}
      data-name={isName}
      data-quiet={isQuiet}
      title={text === '' ? undefined : isolatedText(text)}
    >
      <span>{children ?? <UserText>{text}</UserText>}</span>
    </span>
  )
}

function Answered({ hasAnswered }: Pick<ParticipantRow, 'hasAnswered'>) {
  const t = useT()
  if (hasAnswered === undefined) return null
  return (
    <span className={styles.answered} data-missing={!hasAnswered || undefined}>
      {t(hasAnswered ? 'participants.answered.yes' : 'participants.answered.no')}
    </span>
  )
}

function YesNo({ value }: { value: boolean }) {
  const t = useT()
  return t(value ? 'app.yes' : 'app.no')
}

/** Below the name: that a person waits or is archived, and when they registered by the share link. */
function RowStatus({ row }: { row: ParticipantRow }) {
  const t = useT()
  const live = useLive()
  const { isWaiting, isArchived, isEnteredByOthers, registeredAt } = row.person
  const state = isArchived
    ? t('participants.archived')
    : isWaiting
      ? t('participants.waiting')
      : isEnteredByOthers
        ? t('enterAnswers.mark')
        : ''
  const time =
    registeredAt === null
      ? ''
      : t('participants.registeredAt', { time: timeText(registeredAt, live.serverNow()) })
  if (state === '' && time === '') return null
  return (
    <span className={styles.status} title={`${state} ${time}`.trim()}>
      {state !== '' && <strong>{state}</strong>} {time}
    </span>
  )
}
