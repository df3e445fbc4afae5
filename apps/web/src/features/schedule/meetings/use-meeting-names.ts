import { awaitsSession, isolatedText, type MeetingFact, type PersonId, sessionsOf } from '@planner/domain'
import { useMemo } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'

/** Display names of people and sessions in the list of meetings. */
export function useMeetingNames() {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const { persons, event } = state
  return useMemo(() => {
    const sessions = sessionsOf(variant, event)
    return {
      /** Whom one sees no longer is somebody. */
      person: (id: PersonId) => persons.get(id)?.name ?? t('meeting.somebodyGone'),
      /** '' for a meeting without a session. */
      session: ({ sessionId }: Pick<MeetingFact, 'sessionId'>) =>
        sessionId === null
          ? ''
          : isolatedText(sessions[sessionId - 1]?.name ?? '') || t('schedule.session', { number: sessionId }),
      /** Whether the meetings of a plan have sessions. */
      hasSessions: sessions.length > 1,
      awaitsSession: (meeting: MeetingFact) => awaitsSession(meeting, sessions.length),
    }
  }, [t, variant, persons, event])
}
