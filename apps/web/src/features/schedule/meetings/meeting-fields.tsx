import { isolatedText, type PersonId } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { MeetingStateBadge } from '../../../components/meeting-state.tsx'
import { UserText } from '../../../components/user-text.tsx'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useEventNames } from '../names.ts'
import { WhyName } from '../why/why-name.tsx'
import { cancelledByText } from './cancelled-by-text.ts'
import { ConfirmMeetingButton, TakeBackMeetingButton } from './meeting-buttons.tsx'
import type { MeetingRow } from './meeting-rows.ts'
import classes from './meetings-table.module.css'

/** A column of the organiser's table; `all` and `actions` are those of narrow screens. */
export type MeetingField = 'who' | 'other' | 'session' | 'state' | 'confirm' | 'takeBack' | 'all' | 'actions'

export const FIELD_LABELS: Record<MeetingField, MessageKey> = {
  who: 'meeting.column.who',
  other: 'meeting.column.other',
  session: 'meeting.column.session',
  state: 'meeting.column.state',
  confirm: 'meeting.column.confirm',
  takeBack: 'meeting.column.takeBack',
  all: 'meeting.column.meeting',
  actions: 'meeting.column.actions',
}

type FieldProps = {
  field: MeetingField
  each: MeetingRow
  /** Whether the buttons of this cell can be reached by Tab. */
  isActive: boolean
  onDone: () => void
}

/** What a column says of a meeting, or lets do with it. */
export function MeetingFieldContent({ field, each, isActive, onDone }: FieldProps) {
  const t = useT()
  const names = useEventNames()
  const { meeting, who, other } = each
  const title = t('schedule.meetings.pair', { first: names.somebody(who), second: names.somebody(other) })
  const button = {
    meeting,
    title,
    onDone,
    buttonProps: {
      size: 'sm' as const,
      variant: 'default',
      px: 'xs',
      fullWidth: true,
      tabIndex: isActive ? 0 : -1,
      'data-cell-control': true as const,
    },
  }
  switch (field) {
    case 'who':
      return <Name personId={who} isActive={isActive} />
    case 'other':
      return <Name personId={other} isActive={isActive} />
    case 'session':
      return names.sessionOf(meeting) || t('meeting.noSession')
    case 'state':
      return <State each={each} />
    case 'confirm':
      return <ConfirmMeetingButton {...button} />
    case 'takeBack':
      return <TakeBackMeetingButton {...button} />
    case 'all':
      return (
        <span className={classes.stacked}>
          <Name personId={who} isActive={isActive} />
          <Name personId={other} isActive={isActive} />
          <State each={each} />
          {names.sessionOf(meeting) !== '' && (
            <span className={classes.note}>{names.sessionOf(meeting)}</span>
          )}
        </span>
      )
    case 'actions':
      return (
        <span className={classes.stacked}>
          <ConfirmMeetingButton {...button} />
          <TakeBackMeetingButton {...button} />
        </span>
      )
  }
}

function Name({ personId, isActive }: { personId: PersonId; isActive: boolean }) {
  const name = useEventNames().somebody(personId)
  return (
    <span className={classes.name} title={isolatedText(name)}>
      <WhyName personId={personId} sessionId={null} tabIndex={isActive ? 0 : -1}>
        <UserText>{name}</UserText>
      </WhyName>
    </span>
  )
}

function State({ each: { meeting } }: { each: MeetingRow }) {
  const t = useT()
  const names = useEventNames()
  return (
    <>
      <MeetingStateBadge state={meeting.state} />
      {meeting.state === 'cancelled' && (
        <span className={classes.note}>{cancelledByText(t, meeting, null, names.somebody)}</span>
      )}
    </>
  )
}
