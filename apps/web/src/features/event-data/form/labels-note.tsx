import { Alert, Button, Text } from '@mantine/core'
import { can, type EventFields, sessionDays, sessionsOf, surplusLabels } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'

type LabelsNoteProps = {
  typed: EventFields
  onNumSessions: (numSessions: number) => void
}

/** What is read from the session names that are typed, and which of them no session has; VALID-17. */
export function LabelsNote({ typed, onNumSessions }: LabelsNoteProps) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const { newSessionLabels: text, numSessions } = typed
  const { max } = variant.limits.numSessions
  if (!can(variant, 'sessionLabels') || text.trim() === '') return null
  const surplus = surplusLabels(text, numSessions)
  const sessions = sessionsOf(variant, { ...state.event, ...typed, numSessions: Math.min(numSessions, max) })
  const days = sessionDays(sessions).filter(({ date }) => date !== '').length
  const wanted = numSessions + surplus.length
  return (
    <>
      <Text size="sm" role="status">
        {t('eventData.labels.read', {
          sessions: sessions.filter(({ name, start }) => name !== '' || start !== '').length,
          days,
          breaks: sessions.slice(0, -1).filter(({ breakAfter }) => breakAfter).length,
        })}
      </Text>
      {surplus.length > 0 && (
        <Alert color="orange" title={t('eventData.labels.surplus.title', { number: numSessions })}>
          <Text size="sm" mb="xs">
            {t('eventData.labels.surplus', { names: shortened(surplus) })}
          </Text>
          {wanted <= max && (
            <Button variant="default" mih={44} onClick={() => onNumSessions(wanted)}>
              {t('eventData.labels.surplus.add', { number: wanted })}
            </Button>
          )}
        </Alert>
      )}
    </>
  )
}

const MAX_NAMES = 5

function shortened(names: readonly string[]): string {
  return names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ', …' : '')
}
