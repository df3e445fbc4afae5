import { can, cellAddress, HOURS_OF_WEEK, modulo, type PersonId, zoneOffset } from '@planner/domain'
import type { MessageKey } from '@planner/i18n'
import { useMemo } from 'react'
import { clockHour, isOtherClock, type ReaderClock, readerClock } from '../../../components/reader-clock.ts'
import { DAYS } from '../../../components/week-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { type DayGroup, type GridHour, type HourState, ordered, type Rectangle } from './week-hours.ts'

/** Whose week is shown, and its clock: the reader's own, with the event's beside it where they differ; WEEK-20. */
export type GridClock = {
  personId: PersonId
  own: ReaderClock
  /** By how many hours an hour that is shown is later than as it is stored. */
  shift: number
  /** Whether the event's hours stand beside. */
  hasEvent: boolean
}

export function useGridClock(personId: PersonId): GridClock {
  const { variant, state, viewer } = useLiveSnapshot()
  const { event, persons } = state
  return useMemo(() => {
    const own = readerClock(variant, { event, persons }, viewer, personId)
    const stored = can(variant, 'personalTimeZone') ? zoneOffset(variant, { event, persons }, personId) : 0
    return { personId, own, shift: own.hours - stored, hasEvent: isOtherClock(own) }
  }, [variant, event, persons, viewer, personId])
}

/** Where a shown hour is stored; hours over the end of the week continue at its beginning (WEEK-8). */
export function storedHourOf({ shift }: Pick<GridClock, 'shift'>, { day, hour }: GridHour): number {
  return modulo(24 * day + hour - shift, HOURS_OF_WEEK)
}

export function addressOf(clock: GridClock, hour: GridHour) {
  return cellAddress('weekDayHourAvailabilities', { userId: clock.personId, hour: storedHourOf(clock, hour) })
}

/** An hour as its clock shows it: `18`, or `18:30` where hours begin at the half. `24` ends a day. */
export function hourLabel({ own }: Pick<GridClock, 'own'>, hour: number): string {
  return own.minutes === 0 ? String(hour) : clockHour(own, hour)
}

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
    first === last ? dayName(first) : t('app.range', { first: dayName(first), last: dayName(last) })
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
