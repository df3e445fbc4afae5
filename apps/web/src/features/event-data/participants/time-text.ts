/** A time of day, with its date (TEXT-3) unless it is today's; both in ms since the epoch. */
export function timeText(at: number, now: number): string {
  const date = new Date(at)
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`
  if (date.toDateString() === new Date(now).toDateString()) return time
  return `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()} ${time}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
