import type { Refusal } from '@planner/protocol'
import { refuse } from './refusal.ts'

/** How far a client's clock may be ahead; ms. */
export const MAX_AHEAD_MS = 5000

/**
 * A timestamp from the future would win over every later edit, so more than 5 s ahead is rejected; LIVE-3.
 */
export function clockSkewRefusal(timestamp: number, now: number): Refusal | undefined {
  if (timestamp <= now + MAX_AHEAD_MS) return undefined
  const message = `timestamp is ${Math.ceil(timestamp - now)} ms ahead of the server's clock; ${MAX_AHEAD_MS} ms are allowed. Maybe the clock needs to be synchronised?`
  return {
    ...refuse(422, 'clockAhead', message),
    fields: [{ field: 'timestamp', rule: 'range', params: { min: 0, max: now + MAX_AHEAD_MS } }],
  }
}
