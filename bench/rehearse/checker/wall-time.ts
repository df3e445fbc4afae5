const DAY_MS = 86_400_000

/** What the clocks of a zone show at a time (ms since the epoch), as if it were UTC. */
export function shownIn(zone: string, at: number): number {
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
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
}

/** How many hours the clocks of a zone are ahead of UTC at a time (ms since the epoch); 0 without a zone. */
export function offsetHours(zone: string, at: number): number {
  return zone === '' ? 0 : Math.round((shownIn(zone, at) - at) / 3_600_000)
}

/**
 * When the clocks of a zone show a time: the first of two such moments; a time that they skip is later by as
 * much as they skip (WEEK-14).
 */
export function timeOf(zone: string, shown: number): number {
  const before = shownIn(zone, shown - DAY_MS) - (shown - DAY_MS)
  const after = shownIn(zone, shown + DAY_MS) - (shown + DAY_MS)
  const times = [shown - before, shown - after].filter((at) => shownIn(zone, at) === shown)
  return times.length > 0 ? Math.min(...times) : shown - before
}

/** The Monday of the week before clocks of a zone first change; the next Monday where none change. */
export function mondayBeforeChanges(zones: readonly string[], from: number): string {
  const monday = new Date(from)
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7 || 7))
  monday.setUTCHours(0, 0, 0, 0)
  const offset = (zone: string, at: number) => shownIn(zone, at) - at
  const changes = (zone: string, week: number) =>
    offset(zone, monday.getTime() + week * 7 * DAY_MS) !==
    offset(zone, monday.getTime() + (week + 1) * 7 * DAY_MS)
  for (let week = 1; week < 60; week += 1)
    if (zones.some((zone) => changes(zone, week)))
      return new Date(monday.getTime() + (week - 1) * 7 * DAY_MS).toISOString().slice(0, 10)
  return monday.toISOString().slice(0, 10)
}
