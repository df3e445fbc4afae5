import { Alert, Text } from '@mantine/core'
import { cellValue, longestFreeStretch, type PersonId, shortestGroup } from '@planner/domain'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useEventState, useVariant } from '../../../lib/live/live-context.tsx'
import { addressOf, type GridClock } from './grid-clock.ts'
import { useWeekTexts } from './use-week-texts.ts'
import { hourState } from './week-hours.ts'
import { chosenHours } from './week-stretches.ts'

/**
 * Says at once when nobody can be matched, since no hour is set (AVAIL-6) or no stretch holds a group (AVAIL-17), and otherwise
 * that all is well. It keeps its height, since the grid would move under the finger if it came and went.
 */
export function WeekNotice({ personId }: { personId: PersonId }) {
  const t = useT()
  const variant = useVariant()
  const state = useEventState('weekDayHourAvailabilities')
  const longest = longestFreeStretch(variant, state, personId)
  const needed = shortestGroup(variant, state)
  const isEnough = longest >= needed
  const text =
    longest === 0
      ? t('availability.week.noMatch')
      : isEnough
        ? t('availability.week.enough', { longest, hours: needed })
        : t('availability.week.tooShort', { longest, hours: needed })
  return (
    <Alert
      color={isEnough ? 'teal' : 'orange'}
      role="status"
      mih={{ base: 98, xs: 76 }}
      maw="var(--measure-reading)"
      display="grid"
      style={{ alignItems: 'center' }}
    >
      {text}
    </Alert>
  )
}

/** The chosen hours in words; AVAIL-12. */
export function WeekSummary({ personId, clock }: { personId: PersonId; clock: GridClock }) {
  const t = useT()
  const texts = useWeekTexts(clock)
  const state = useEventState('weekDayHourAvailabilities')
  const groups = chosenHours((day, hour) =>
    hourState(cellValue(state, addressOf(personId, clock, { day, hour }))),
  )
  if (groups.length === 0) return null
  return (
    <section aria-label={t('availability.week.summary')}>
      <Text size="sm" fw={600}>
        {t('availability.week.summary')}
      </Text>
      {groups.map((group) => (
        <Text key={group.first} size="sm">
          {texts.group(group)}
        </Text>
      ))}
    </section>
  )
}
