import { Text } from '@mantine/core'
import type { SiteOperations } from '@planner/protocol'
import { useT } from '../../lib/i18n/i18n.ts'
import { EventRow } from './events-section.tsx'
import { Rows, Section } from './section.tsx'

/** When unused events are deleted, and which ones have been announced; OPS-9. */
export function RetentionSection({ data: { now, retention } }: { data: SiteOperations }) {
  const t = useT()
  const { days, announced } = retention
  return (
    <Section title={t('operations.retention')}>
      {days === 0 ? (
        <Text>{t('operations.retention.off')}</Text>
      ) : (
        <>
          <Text>{t('operations.retention.days', { days })}</Text>
          <Rows label={t('operations.retention')}>
            {announced.map((event) => (
              <EventRow key={event.id} event={event} now={now} />
            ))}
          </Rows>
        </>
      )}
    </Section>
  )
}
