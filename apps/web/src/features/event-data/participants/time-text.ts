import type { RegistrationBurst } from '@planner/domain'
import { dayText, timeOfDay } from '../../../lib/time-text.ts'

/** A time of day, with its date (TEXT-3) unless it is today's; both in ms since the epoch. */
export function timeText(at: number, now: number): string {
  const date = new Date(at)
  const time = timeOfDay(date)
  if (date.toDateString() === new Date(now).toDateString()) return time
  return `${dayText(date)} ${time}`
}

/** When a burst of registrations began and ended; the same where it took less than a minute. */
export function burstTimes({ from, to }: RegistrationBurst, now: number) {
  return { from: timeText(from, now), to: timeText(to, now) }
}
