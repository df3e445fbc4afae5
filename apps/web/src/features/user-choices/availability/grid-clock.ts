import { can, cellAddress, HOURS_OF_WEEK, modulo, type PersonId, zoneOffset } from '@planner/domain'
import { useMemo } from 'react'
import {
  clockHour,
  eventHour,
  isOtherClock,
  type ReaderClock,
  readerClock,
} from '../../../components/reader-clock.ts'
import { useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import type { GridHour } from './week-hours.ts'

/** The clock that a week's hours are shown on: the reader's own, with the event's beside it where that is another one; WEEK-20. */
export type GridClock = {
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
    return { own, shift: own.hours - stored, hasEvent: isOtherClock(own) }
  }, [variant, event, persons, viewer, personId])
}

/** Where an hour that is shown is stored. What goes over the end of the week comes round to its beginning (WEEK-8). */
export function storedHourOf({ shift }: Pick<GridClock, 'shift'>, { day, hour }: GridHour): number {
  return modulo(24 * day + hour - shift, HOURS_OF_WEEK)
}

export function addressOf(userId: PersonId, clock: Pick<GridClock, 'shift'>, hour: GridHour) {
  return cellAddress('weekDayHourAvailabilities', { userId, hour: storedHourOf(clock, hour) })
}

/** An hour as its clock shows it: `18`, or `18:30` where hours begin at the half. `24` ends a day. */
export function hourLabel({ own }: Pick<GridClock, 'own'>, hour: number): string {
  return own.minutes === 0 ? String(hour) : clockHour(own, hour)
}

export { eventHour }
