import { clockText, twoDigits } from '@planner/domain'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** TEXT-3. */
export function dayText(date: Date): string {
  return `${twoDigits(date.getDate())}.${twoDigits(date.getMonth() + 1)}.${date.getFullYear()}`
}

/** The time of day of a date, on the browser's clock. */
export function timeOfDay(date: Date): string {
  return clockText(date.getHours() * 60 + date.getMinutes())
}

/** How long ago something was, in the largest unit that fits, as "5 minutes ago"; below 0 counts as now. */
export function agoText(language: string, ms: number): string {
  const passed = Math.max(0, ms)
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? ['second', 1000]
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return format.format(-Math.floor(passed / length), unit)
}

/** DD.MM.YYYY HH:mm in local time; TEXT-3. */
export function dateTimeText(date: Date): string {
  return `${dayText(date)} ${timeOfDay(date)}`
}

/** The same with seconds, where the minute does not tell two times apart. */
export function exactTimeText(date: Date): string {
  return `${dateTimeText(date)}:${twoDigits(date.getSeconds())}`
}
