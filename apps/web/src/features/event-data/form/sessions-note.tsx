import { Alert, Text } from '@mantine/core'
import { can, type EventFields, fitMeetings } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'

/** What fewer sessions would do to the meetings of the open week, before that is saved; EVENT-27. */
export function SessionsNote({ typed: { numSessions } }: { typed: EventFields }) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const isFewer = Number.isInteger(numSessions) && numSessions >= 1 && numSessions < state.event.numSessions
  if (!can(variant, 'pairs') || !isFewer) return null
  const changes = fitMeetings(state, numSessions, 0)
  const released = changes.filter(({ fact }) => fact === null).length
  const untimed = changes.length - released
  if (changes.length === 0) return null
  return (
    <Alert color="orange" role="status">
      {released > 0 && <Text size="sm">{t('eventData.sessions.released', { number: released })}</Text>}
      {untimed > 0 && (
        <Text size="sm">
          {t(numSessions === 1 ? 'eventData.sessions.untimed' : 'eventData.sessions.lost', {
            number: untimed,
          })}
        </Text>
      )}
    </Alert>
  )
}
