import { Stack, Text } from '@mantine/core'
import {
  activePeople,
  isAdmin,
  numEnabledSessions,
  type PersonId,
  type PersonRecord,
  sessionsOf,
} from '@planner/domain'
import { Fragment, Suspense, useMemo, useState } from 'react'
import { SearchField } from '../../../components/form/search-field.tsx'
import { LazyMount } from '../../../components/lazy-mount.tsx'
import { BreakMark } from '../../../components/sessions/break-mark.tsx'
import { DayNav } from '../../../components/sessions/day-nav.tsx'
import { SessionClockNote } from '../../../components/sessions/session-clock-note.tsx'
import { type SessionDays, useSessionDays } from '../../../components/sessions/use-session-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { lazyComponent } from '../../../lib/lazy-component.ts'
import { useEventState, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { byName } from '../../../lib/name-order.ts'
import { AvailabilityBox, WholeDayBox } from './availability-box.tsx'

// Everybody's sessions, for organisers alone.
const SessionAvailabilityTable = lazyComponent(
  async () => (await import('./session-availability-table.tsx')).SessionAvailabilityTable,
)

/** Larger tables are mounted only near the viewport: hundreds of rows would delay the matrix above. */
const MAX_FULLY_RENDERED = 40

/** Availability by session: the user's own, and for admins everybody's; AVAIL-1. */
export function SessionAvailability() {
  const t = useT()
  const { variant, state, viewer } = useLiveSnapshot()
  const { event, topics } = state
  const [search, setSearch] = useState('')
  const sessions = useMemo(
    () => sessionsOf(variant, event).slice(0, numEnabledSessions(variant, event, topics.values())),
    [variant, event, topics],
  )
  const days = useSessionDays(sessions)
  const people = usePeople(search)
  if (!isAdmin(viewer) && viewer.personId === null) return null
  const table = (
    <Suspense fallback={<p role="status">{t('app.loading')}</p>}>
      <SessionAvailabilityTable people={people} days={days} />
    </Suspense>
  )
  return (
    <Stack gap="sm">
      <Text size="sm">{t('availability.help')}</Text>
      <SessionClockNote sessions={sessions} />
      <DayNav nav={days} />
      {!isAdmin(viewer) ? (
        <OwnSessions personId={viewer.personId ?? ''} days={days} />
      ) : (
        <>
          <SearchField label={t('app.searchPeople')} value={search} onChange={setSearch} maw={400} />
          {people.length > MAX_FULLY_RENDERED ? (
            <LazyMount minHeight={600} within={50}>
              {table}
            </LazyMount>
          ) : (
            table
          )}
        </>
      )}
    </Stack>
  )
}

/** A box per session, and one per day, with the breaks between sessions; SESSION-10, SCREEN-19. */
function OwnSessions({ personId, days }: { personId: PersonId; days: SessionDays }) {
  const { texts, shown, hasDays, hasBreakAfter, place } = days
  return (
    <Stack ref={place}>
      {shown.map((day) => (
        <Stack
          key={day.sessions[0]?.id}
          gap={0}
          {...(hasDays ? { role: 'group', 'aria-label': texts.day(day) } : {})}
        >
          {hasDays && day.sessions.length > 1 && <WholeDayBox personId={personId} day={day} texts={texts} />}
          {hasDays && day.sessions.length === 1 && day.date !== '' && <Text fw={600}>{texts.day(day)}</Text>}
          {day.sessions.map((session) => (
            <Fragment key={session.id}>
              <div data-session={session.id} tabIndex={-1} style={{ paddingInlineStart: hasDays ? 16 : 0 }}>
                <AvailabilityBox personId={personId} sessionId={session.id} label={texts.inDay(session)} />
              </div>
              {hasBreakAfter(session) && <BreakMark />}
            </Fragment>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}

/** Matching people, sorted by name. */
function usePeople(search: string): readonly PersonRecord[] {
  const { persons } = useEventState()
  const wanted = search.toLocaleLowerCase()
  return useMemo(
    () =>
      activePeople({ persons })
        .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
        .sort((a, b) => byName(a.name, b.name)),
    [persons, wanted],
  )
}
