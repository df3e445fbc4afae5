/** One exchange: client send time, server time, client receive time; ms. */
export type ClockSample = { sent: number; server: number; received: number }

/**
 * Offset of the server's clock relative to the client's in ms: the mean of the samples, excluding those above the median plus
 * one standard deviation (LIVE-16). 0 without samples.
 */
export function meanOffset(samples: readonly ClockSample[]): number {
  const offsets = samples.map(({ sent, server, received }) => server - (sent + received) / 2)
  if (offsets.length === 0) return 0
  const sorted = [...offsets].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const median =
    sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
  const mean = average(offsets)
  const deviation = Math.sqrt(average(offsets.map((offset) => (offset - mean) ** 2)))
  return average(offsets.filter((offset) => offset <= median + deviation))
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export const CLOCK_LOOPS = 5
export const CLOCK_INTERVAL_MS = 60_000
