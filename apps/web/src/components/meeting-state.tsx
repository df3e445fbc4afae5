import { Badge } from '@mantine/core'
import { useT } from '../lib/i18n/i18n.ts'
import classes from './meeting-state.module.css'

/** What can be said of two people who may meet. */
export type ShownMeetingState = 'requested' | 'reserved' | 'committed' | 'past' | 'cancelled'

const MARKS: Record<ShownMeetingState, string> = {
  requested: '○',
  reserved: '◐',
  committed: '✓',
  past: '▪',
  cancelled: '✕',
}

/** The state of a meeting by word, mark and colour; SCREEN-4. */
export function MeetingStateBadge({ state }: { state: ShownMeetingState }) {
  const t = useT()
  return (
    <Badge
      className={classes.badge}
      data-state={state}
      variant="outline"
      tt="none"
      size="lg"
      leftSection={<span aria-hidden="true">{MARKS[state]}</span>}
    >
      {t(`meeting.state.${state}`)}
    </Badge>
  )
}
