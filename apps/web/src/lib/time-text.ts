/** A number of two digits, as in `09`. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** TEXT-3. */
export function dayText(date: Date): string {
  return `${twoDigits(date.getDate())}.${twoDigits(date.getMonth() + 1)}.${date.getFullYear()}`
}

/** A time of day, given in minutes, as in `18:30`. */
export function clockText(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** The time of day of a date, on the browser's clock. */
export function timeOfDay(date: Date): string {
  return clockText(date.getHours() * 60 + date.getMinutes())
}
