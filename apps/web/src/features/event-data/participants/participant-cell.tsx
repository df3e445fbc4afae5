import { Button, Group, Text } from '@mantine/core'
import type { ParticipantColumn } from '@planner/domain'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../components/copy-button.tsx'
import { ReplaceLink } from '../../../components/replace-link.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import type { ParticipantRow } from './participant-rows.ts'
import styles from './participants.module.css'
import { ArchiveButton, MakeAdminButton } from './role-buttons.tsx'
import { RowStatus } from './row-status.tsx'

type CellProps = { row: ParticipantRow; onShowQr: (row: ParticipantRow) => void }

const CELLS: Record<ParticipantColumn, (props: CellProps) => ReactNode> = {
  name: ({ row }) => (
    <>
      <UserText>{row.name}</UserText>
      <RowStatus row={row} />
    </>
  ),
  email: ({ row }) => <UserText>{row.person.email}</UserText>,
  phone: ({ row }) => <UserText>{row.person.phone}</UserText>,
  topic: ({ row }) => row.topic,
  personalLink: (props) => <PersonalLink {...props} />,
  anyContactChoice: ({ row }) => <YesNo value={row.contacts.any} />,
  allContactChoices: ({ row }) => <YesNo value={row.contacts.all} />,
  accountEnabled: ({ row }) => <YesNo value={row.person.enableAccount} />,
  eventAdmin: ({ row }) => <YesNo value={row.person.isEventAdmin} />,
  archived: ({ row }) => <YesNo value={row.person.isArchived} />,
  makeAdmin: ({ row }) => <MakeAdminButton row={row} />,
  archiveUser: ({ row }) => <ArchiveButton row={row} />,
}

/** The cell content by column. */
export function ParticipantCell({ column, ...props }: CellProps & { column: ParticipantColumn }) {
  return CELLS[column](props)
}

function YesNo({ value }: { value: boolean }) {
  const t = useT()
  return <Text inherit>{t(value ? 'app.yes' : 'app.no')}</Text>
}

function PersonalLink({ row, onShowQr }: CellProps) {
  const t = useT()
  if (row.personalLink === '') return null
  const label = t('participants.linkOf', { name: row.fullName })
  return (
    <Group gap={4} className={styles.links}>
      <CopyButton size="xs" text={row.personalLink} label={label}>
        {t('participants.copyLink')}
      </CopyButton>
      <Button
        component="a"
        href={row.personalLink}
        target="_blank"
        rel="noreferrer"
        size="xs"
        variant="default"
        aria-label={t('participants.openOf', { name: row.fullName })}
      >
        {t('participants.open')}
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={t('participants.qrOf', { name: row.fullName })}
        onClick={() => onShowQr(row)}
      >
        {t('participants.qr')}
      </Button>
      <ReplaceLink
        personId={row.person.id}
        name={row.fullName}
        buttonProps={{ size: 'xs', variant: 'default' }}
      />
    </Group>
  )
}
