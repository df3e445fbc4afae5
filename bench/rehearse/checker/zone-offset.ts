import { shownIn } from './wall-time.ts'

/** How many hours the clocks of a zone are ahead of UTC at a time (ms since the epoch); 0 without a zone. */
export function offsetHours(zone: string, at: number): number {
  return zone === '' ? 0 : Math.round((shownIn(zone, at) - at) / 3_600_000)
}
