const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** How long ago something was, in the largest unit that fits, such as "5 minutes ago". `ms` below 0 counts as now. */
export function agoText(language: string, ms: number): string {
  const passed = Math.max(0, ms)
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? ['second', 1000]
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return format.format(-Math.floor(passed / length), unit)
}

/** DD.MM.YYYY HH:mm in local time; TEXT-3. */
export function dateTimeText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}
