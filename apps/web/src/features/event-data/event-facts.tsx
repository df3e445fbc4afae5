import { Anchor, Paper, Text } from '@mantine/core'
import {
  EVENT_FIELDS,
  type EventFieldKey,
  isBreakLabel,
  sessionLabels,
  visibleEventFields,
} from '@planner/domain'
import { zoneText } from '../../components/clock-note.tsx'
import { plainDateText } from '../../components/date-text.tsx'
import { eventFieldLabel } from '../../components/event-field-label.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import styles from './event-data.module.css'
import { fieldsOf } from './form/event-draft.ts'

/** Read-only view of what is said of the event; EVENT-6. */
export function EventFacts() {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const stored = fieldsOf(variant, state.event)
  const fields = visibleEventFields(variant, state.settings, viewer, { stored, typed: stored })
  const filled = fields.filter((field) => stored[field] !== '' && stored[field] !== null)
  return (
    <Paper withBorder p="lg">
      <Text size="sm" c="dimmed" mb="md">
        {t('eventData.readOnly')}
      </Text>
      <dl className={styles.facts}>
        {filled.map((field) => (
          <div key={field}>
            <dt>{eventFieldLabel(t, variant, field)}</dt>
            <dd dir="auto" style={{ whiteSpace: 'pre-line' }}>
              <Fact field={field} value={stored[field]} />
            </dd>
          </div>
        ))}
      </dl>
    </Paper>
  )
}

function Fact({ field, value }: { field: EventFieldKey; value: string | number | boolean | null }) {
  const t = useT()
  const { control } = EVENT_FIELDS[field]
  if (typeof value === 'boolean') return t(value ? 'app.yes' : 'app.no')
  if (control === 'monday') return plainDateText(String(value))
  if (control === 'timeZone') return zoneText(String(value))
  if (control === 'email') return <Anchor href={`mailto:${value}`}>{value}</Anchor>
  // Three hyphens are what an organiser writes.
  if (field === 'newSessionLabels')
    return sessionLabels(String(value))
      .map((label) => (isBreakLabel(label) ? `– ${t('sessions.break')} –` : label))
      .join('\n')
  if (control === 'phone') return <Anchor href={`tel:${value}`}>{value}</Anchor>
  return value
}
