import { Anchor, Text } from '@mantine/core'
import type { SiteEventRow, SiteOperations } from '@planner/protocol'
import { UserText } from '../../components/user-text.tsx'
import { hasMessage, type Translate, useLanguage, useT } from '../../lib/i18n/i18n.ts'
import { agoText, dayText } from '../../lib/time-text.ts'
import { Facts, Rows, Section } from './section.tsx'

/** Events by variant, and those that were used last. */
export function EventsSection({ data: { now, variants, events } }: { data: SiteOperations }) {
  const t = useT()
  if (events.length === 0)
    return (
      <Section title={t('operations.events')}>
        <Text>
          {t('operations.noEvents')} <Anchor href="/welcome/">{t('frontPage.newEvent')}</Anchor>
        </Text>
      </Section>
    )
  return (
    <>
      <Section title={t('operations.byVariant')}>
        <Rows label={t('operations.byVariant')}>
          {variants.map(({ variant, numEvents, numPeople }) => (
            <Facts key={variant}>
              <strong>{variantName(t, variant)}</strong>
              <span>{t('operations.numEvents', { events: numEvents, people: numPeople })}</span>
            </Facts>
          ))}
        </Rows>
      </Section>
      <Section title={t('operations.lastUsed')}>
        <Rows label={t('operations.lastUsed')}>
          {events.map((event) => (
            <EventRow key={event.id} event={event} now={now} />
          ))}
        </Rows>
      </Section>
    </>
  )
}

/** An event as far as those who run the site read of it. */
export function EventRow({ event, now }: { event: SiteEventRow; now: number }) {
  const t = useT()
  const language = useLanguage()
  const { name, variant, numPeople, createdAt, usedAt, deletesAt } = event
  const day = (at: number) => dayText(new Date(at))
  return (
    <>
      <Text fw={600}>
        <UserText>{name}</UserText>
      </Text>
      <Facts>
        <span>{variantName(t, variant)}</span>
        <span>{t('operations.numPeople', { count: numPeople })}</span>
        {usedAt !== null && <span>{t('operations.usedAgo', { ago: agoText(language, now - usedAt) })}</span>}
        {createdAt !== null && <span>{t('operations.created', { date: day(createdAt) })}</span>}
        {deletesAt !== null && <strong>{t('operations.deletes', { date: day(deletesAt) })}</strong>}
      </Facts>
    </>
  )
}

function variantName(t: Translate, variant: string): string {
  const key = `frontPage.variant.${variant}`
  return hasMessage(key) ? t(key) : variant
}
