/** How many hours the clocks of a zone are ahead of UTC at a time (ms since the epoch); 0 without a zone. */
export function offsetHours(zone: string, at: number): number {
  if (zone === '') return 0
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return Math.round((wall - at) / 3_600_000)
}
