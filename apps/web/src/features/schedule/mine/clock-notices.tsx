import { Button, List, Text } from '@mantine/core'
import {
  activePeople,
  can,
  clockChanges,
  clockOf,
  DAY_MS,
  type EventClock,
  type PersonId,
} from '@planner/domain'
import { useMemo } from 'react'
import { zoneText } from '../../../components/clock-note.tsx'
import { plainDateText } from '../../../components/date-text.tsx'
import { type Translate, useLanguage, useT } from '../../../lib/i18n/i18n.ts'
import { useNow } from '../../../lib/live/use-now.ts'
import { byName } from '../../../lib/name-order.ts'
import { shortNames } from '../../../lib/short-names.ts'
import { usePlannerTab } from '../../../lib/tab.ts'
import type { PlanNames } from '../names.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import { Notice } from '../warnings.tsx'

/** What organisers of a weekly event should know about clocks: what is not given yet, and whose changes. */
export function ClockNotices() {
  const { variant, state, schedule } = useSchedule()
  if (schedule.layout !== 'weeks') return null
  const clock = clockOf(state.event)
  if (!clock) return <UnknownClock />
  if (!can(variant, 'personalTimeZone')) return null
  return (
    <>
      <Changes clock={clock} />
      <WithoutZone zone={clock.timeZone} />
    </>
  )
}

/** An event of an earlier version, whose meetings have no dates yet; WEEK-12. */
function UnknownClock() {
  const t = useT()
  const { tabs, openTab } = usePlannerTab()
  return (
    <Notice title={t('schedule.clock.unknown.title')}>
      <Text size="sm">{t('schedule.clock.unknown')}</Text>
      {tabs.includes('eventData') && (
        <Button mt="xs" onClick={() => openTab('eventData')}>
          {t('tab.goTo', { tab: t('tab.eventData') })}
        </Button>
      )}
    </Notice>
  )
}

/** The people whose offset from the event changes within the next weeks; WEEK-16. */
function Changes({ clock }: { clock: EventClock }) {
  const t = useT()
  const names = useNames()
  const language = useLanguage()
  const { state } = useSchedule()
  const { timeZone, firstMonday } = clock
  const today = Math.floor(useNow() / DAY_MS)
  const changes = useMemo(
    () => clockChanges({ timeZone, firstMonday }, activePeople(state), today * DAY_MS),
    [timeZone, firstMonday, state, today],
  )
  if (changes.length === 0) return null
  return (
    <Notice title={t('schedule.clock.changes.title')}>
      <Text size="sm">{t('schedule.clock.changes', { zone: zoneText(timeZone) })}</Text>
      <List size="sm" spacing={4} mt={4}>
        {changes.map(({ date, minutes, personIds }) => (
          <List.Item key={`${date} ${minutes}`}>
            {t(minutes > 0 ? 'schedule.clock.later' : 'schedule.clock.earlier', {
              date: plainDateText(date),
              hours: (Math.abs(minutes) / 60).toLocaleString(language),
              names: namesText(t, names, personIds),
            })}
          </List.Item>
        ))}
      </List>
    </Notice>
  )
}

/** People whose zone is not known, as after an import; WEEK-18. */
function WithoutZone({ zone }: { zone: string }) {
  const t = useT()
  const names = useNames()
  const { state } = useSchedule()
  const ids = activePeople(state)
    .filter(({ timeZone }) => timeZone === '')
    .map(({ id }) => id)
  if (ids.length === 0) return null
  return (
    <Notice title={t('schedule.clock.noZone.title')}>
      <Text size="sm">
        {t('schedule.clock.noZone', { zone: zoneText(zone), names: namesText(t, names, ids) })}
      </Text>
    </Notice>
  )
}

const SHOWN = 8

function namesText(t: Translate, names: PlanNames, ids: readonly PersonId[]): string {
  return shortNames(t, ids.map(names.person).sort(byName), SHOWN)
}
