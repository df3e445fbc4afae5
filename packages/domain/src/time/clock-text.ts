/** A number of two digits, as in `09`. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** A time of day, given in minutes, as in `18:30`. */
export function clockText(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}
