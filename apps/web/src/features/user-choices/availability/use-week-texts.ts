import type { MessageKey } from '@planner/i18n'
import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { type GridClock, hourLabel } from './grid-clock.ts'
import { type HourState, ordered, type Rectangle } from './week-hours.ts'
import type { DayGroup } from './week-stretches.ts'

const WORDS = {
  free: 'availability.free',
  maybe: 'availability.perhaps',
  busy: 'availability.busy',
} as const satisfies Record<HourState, MessageKey>

/** Hours of the week in words, such as "Tuesday 18–21 free"; AVAIL-12. */
export function useWeekTexts(clock: Pick<GridClock, 'own'>) {
  const t = useT()
  const label = (hour: number) => hourLabel(clock, hour)
  const dayName = (day: number) => t(DAYS[day]?.long ?? 'weekday.E.long')
  const days = (first: number, last: number) =>
    first === last
      ? dayName(first)
      : t('availability.week.days', { first: dayName(first), last: dayName(last) })
  const when = (rectangle: Rectangle) => {
    const { from, to } = ordered(rectangle)
    return t('availability.week.when', {
      days: days(from.day, to.day),
      from: label(from.hour),
      to: label(to.hour + 1),
    })
  }
  return {
    dayName,
    /** One hour, from when to when. */
    span: (hour: number) => t('availability.week.span', { from: label(hour), to: label(hour + 1) }),
    stateName: (state: HourState) => t(WORDS[state]),
    when,
    done: (rectangle: Rectangle, state: HourState) =>
      t('availability.week.done', { when: when(rectangle), state: t(WORDS[state]) }),
    group: ({ first, last, stretches }: DayGroup) =>
      t('availability.week.line', {
        days: days(first, last),
        stretches: stretches
          .map(({ from, to, state }) =>
            t('availability.week.stretch', { from: label(from), to: label(to), state: t(WORDS[state]) }),
          )
          .join(', '),
      }),
  }
}
