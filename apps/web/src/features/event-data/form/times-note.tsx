import { Alert } from '@mantine/core'
import { can, type EventFields, sessionsOf, sessionTimeFaults } from '@planner/domain'
import { sessionTexts } from '../../../components/sessions/session-texts.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'

/** What is odd about the times that are typed, before they are saved; SESSION-17. */
export function TimesNote({ typed }: { typed: EventFields }) {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  if (!can(variant, 'sessionLabels') || typed.newSessionLabels.trim() === '') return null
  const event = {
    ...state.event,
    ...typed,
    numSessions: Math.min(typed.numSessions, variant.limits.numSessions.max),
  }
  const sessions = sessionsOf(variant, event)
  const faults = sessionTimeFaults(sessions, typed.timeZone)
  if (faults.length === 0) return null
  const { name } = sessionTexts(t, variant, { event, persons: state.persons }, viewer)
  const called = (id: number) => {
    const session = sessions.find((each) => each.id === id)
    return session ? name(session) : ''
  }
  const undated = faults.filter(({ kind }) => kind === 'noDate')
  return (
    <Alert color="orange" role="status">
      {faults.map((fault) =>
        fault.kind === 'overlaps' ? (
          <p key={`o${fault.sessionId}`}>
            {t('eventData.times.overlaps', { name: called(fault.sessionId), other: called(fault.otherId) })}
          </p>
        ) : fault.kind === 'skipped' ? (
          <p key={`s${fault.sessionId}`}>
            {t('eventData.times.skipped', { name: called(fault.sessionId), time: fault.time })}
          </p>
        ) : null,
      )}
      {undated.length > 0 && <p>{t('eventData.times.noDate', { number: undated.length })}</p>}
    </Alert>
  )
}
