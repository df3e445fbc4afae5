import { isolatedText } from '@planner/domain'
import type { ReactNode } from 'react'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import type { ParticipantRow } from './participant-rows.ts'
import styles from './participants.module.css'
import type { ShownColumn } from './shown-columns.ts'
import { timeText } from './time-text.ts'

type CellProps = { row: ParticipantRow }

const CELLS: Record<ShownColumn, (props: CellProps) => ReactNode> = {
  name: ({ row }) => (
    <>
      <CutText text={row.name}>
        <UserText>{row.name}</UserText>
      </CutText>
      <RowStatus row={row} />
    </>
  ),
  email: ({ row: { person } }) => (
    <CutText text={person.email}>
      <UserText>{person.email}</UserText>
    </CutText>
  ),
  phone: ({ row: { person } }) => (
    <CutText text={person.phone}>
      <UserText>{person.phone}</UserText>
    </CutText>
  ),
  topic: ({ row: { topic } }) => <CutText text={topic}>{topic}</CutText>,
  answered: ({ row }) => <Answered {...row} />,
  anyContactChoice: ({ row }) => <YesNo value={row.contacts.any} />,
  allContactChoices: ({ row }) => <YesNo value={row.contacts.all} />,
  accountEnabled: ({ row }) => <YesNo value={row.person.enableAccount} />,
  eventAdmin: ({ row }) => <YesNo value={row.person.isEventAdmin} />,
  archived: ({ row }) => <YesNo value={row.person.isArchived} />,
}

/** The cell content by column. */
export function ParticipantCell({ column, row }: CellProps & { column: ShownColumn }) {
  return CELLS[column]({ row })
}

/** All of a row in one cell, where there is no room for columns. */
export function StackedCell({ row }: CellProps) {
  const { fullName, name, topic } = row
  return (
    <>
      <CutText text={fullName} isName>
        <UserText>{fullName}</UserText>
      </CutText>
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

type CutTextProps = { text: string; isName?: boolean; isQuiet?: boolean; children: ReactNode }

/** Breaks between words only; what does not fit is cut off, and in full for who points at it. */
function CutText({ text, isName, isQuiet, children }: CutTextProps) {
  return (
    <span
      className={styles.text}
      data-name={isName}
      data-quiet={isQuiet}
      title={text === '' ? undefined : isolatedText(text)}
    >
      <span>{children}</span>
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
  const { isWaiting, isArchived, registeredAt } = row.person
  const state = isArchived ? t('participants.archived') : isWaiting ? t('participants.waiting') : ''
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
