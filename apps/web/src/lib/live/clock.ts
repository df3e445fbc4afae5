/** One exchange: when the client sent its request, the time in the server's answer, when the answer came; ms. */
export type ClockSample = { sent: number; server: number; received: number }

/**
 * How far the server's clock is ahead of ours in ms: the mean over the samples, those above the median plus one
 * standard deviation left out (LIVE-16). 0 without samples.
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
