import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import {
  can,
  EVENT_FIELDS,
  type EventFieldKey,
  isAdmin,
  isBreakLabel,
  sessionLabels,
  visibleEventFields,
} from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { Suspense, useEffect, useRef, useState } from 'react'
import { zoneText } from '../../components/clock-note.tsx'
import { plainDateText } from '../../components/date-text.tsx'
import { eventFieldLabel } from '../../components/event-field-label.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { newEventPath } from '../../lib/live/keys.ts'
import { useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { useSession } from '../../lib/session/session.tsx'
import { AdvancedSection } from './advanced/advanced-section.tsx'
import styles from './event-data.module.css'
import { EventLinks } from './event-links.tsx'
import { EventForm } from './form/event-form.tsx'
import { fieldsOf } from './form/use-event-form.ts'
import { HistorySection } from './history/history-section.tsx'
import { HomeCard } from './home-card.tsx'
import { ParticipantsSection } from './participants/participants-section.tsx'
import { useParticipantsView } from './participants/participants-view.ts'
import { RegistrationNotices } from './participants/registration-notices.tsx'

const FilesSection = lazyComponent(async () => (await import('./files/files-section.tsx')).FilesSection)

/** The event's fields and links, and for admins the next steps and the participants; EVENT-3. */
export function EventDataTab() {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const { isRegistered } = state.event
  const isOrganiser = isAdmin(viewer)
  const { defaultInvite } = useSession()
  // The front page of a deployment for one variant leads back to the event of the default invitation.
  const isTaken = can(variant, 'defaultInvite') && defaultInvite !== ''
  const newEvent = isTaken && isRegistered ? newEventPath(variant, defaultInvite) : '/welcome/'
  const view = useParticipantsView()
  const [wasUnregistered] = useState(!isRegistered)
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever comes from the front page has left the link that had the focus.
  useEffect(() => {
    if (wasUnregistered && document.activeElement === document.body) heading.current?.focus()
  }, [wasUnregistered])
  return (
    <Stack gap={48} className={styles.tab}>
      {isOrganiser && isRegistered && <RegistrationNotices view={view} />}
      {isRegistered && (
        <div className={styles.home} data-paper data-wide={isOrganiser || undefined}>
          {isOrganiser && (
            <div className="no-print">
              <HomeCard
                onShowUnanswered={() => view.goTo('unanswered')}
                onShowWaiting={() => view.goTo('waiting')}
                onShowParticipants={() => view.goTo('all')}
              />
            </div>
          )}
          <div className={styles.links}>
            <EventLinks />
          </div>
        </div>
      )}
      {isOrganiser && isRegistered && <PartsOfPage />}
      {isOrganiser && isRegistered && <ParticipantsSection view={view} />}
      <section
        aria-labelledby="event-fields"
        data-paper={!isOrganiser || undefined}
        data-wide={(isOrganiser && isRegistered) || undefined}
      >
        <Title order={2} size="h3" id="event-fields" mb="sm" tabIndex={-1} ref={heading}>
          {t(isRegistered ? 'eventData.title' : 'eventData.newTitle')}
        </Title>
        {!isRegistered && <Text mb="md">{t('eventData.new.help')}</Text>}
        {isOrganiser ? <EventForm /> : <EventFacts />}
      </section>
      {isOrganiser && isRegistered && <HistorySection />}
      {isOrganiser && isRegistered && (
        <Suspense fallback={null}>
          <FilesSection />
        </Suspense>
      )}
      {isOrganiser && isRegistered && <AdvancedSection />}
      {isOrganiser && (
        <Group>
          {/* A plain link reloads the page, which resets all data (ROUTE-14). */}
          <Button
            component="a"
            href={newEvent}
            variant={isRegistered ? 'default' : 'subtle'}
            {...(!isRegistered && { ml: 'calc(-1 * var(--button-padding-x))' })}
          >
            {t(isRegistered ? 'app.startWithNewEvent' : 'eventData.toWelcome')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

const PARTS = [
  ['participants', 'participants.title'],
  ['event-fields', 'eventData.title'],
  ['history', 'history.title'],
  ['advanced', 'life.title'],
] as const satisfies readonly (readonly [string, MessageKey])[]

/** Leads to the parts of a long page, whose headings take the focus. */
function PartsOfPage() {
  const t = useT()
  const goTo = (id: string) => {
    const heading = document.getElementById(id)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={t('eventData.home.sections')} className={`${styles.parts} no-print`}>
      {PARTS.map(([id, title]) => (
        <Button key={id} size="compact-md" variant="subtle" onClick={() => goTo(id)}>
          {t(title)}
        </Button>
      ))}
    </nav>
  )
}

/** Read-only view of what is said of the event; EVENT-6. */
function EventFacts() {
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
