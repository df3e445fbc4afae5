import { MAX_AHEAD_MS } from './gate/clock-skew.ts'
import { LEASE_MS } from './planning/runs/run.ts'
import type { LatestStamps } from './storage/storage.ts'

/**
 * While the system's clock is behind, ours runs this much slower: browsers measure it anew within the 5 s
 * they may be ahead.
 */
const PACE_WHILE_BEHIND = 0.98
/** Smaller steps back are ordinary corrections, which are not logged; ms. */
const WORTH_SAYING_MS = 1000
/** A larger step ahead is no correction: server time follows it and cannot go back (OPS-24); ms. */
const AHEAD_MS = 3_600_000

type ServerClockOptions = {
  /** The system's clock, ms since the epoch; may jump. */
  system: () => number
  /** A clock that only ever runs on, ms since any moment. */
  steady?: () => number
  /** What earlier servers have reached; ms since the epoch. */
  floor: number
  /** The system's clock is behind by so many ms; called once for each time it falls behind. */
  onBehind: (ms: number) => void
  /** The system's clock has jumped ahead by so many ms. */
  onAhead?: (ms: number) => void
}

/**
 * Server time, ms since the epoch, which never goes back (LIVE-18). It follows the system's clock; where that
 * has been set back, it runs on from where it was, a little slower, until the system's clock has caught up.
 */
export function serverClock({
  system,
  steady = () => performance.now(),
  floor,
  onBehind,
  onAhead = () => {},
}: ServerClockOptions): () => number {
  let last = floor
  let systemAt = system()
  let readAt = steady()
  let isSaid = false
  return () => {
    const time = system()
    const at = steady()
    const jump = time - systemAt - (at - readAt)
    systemAt = time
    if (jump > AHEAD_MS) onAhead(jump)
    if (time >= last) {
      last = time
      isSaid = false
    } else {
      if (!isSaid && last - time > WORTH_SAYING_MS) {
        isSaid = true
        onBehind(last - time)
      }
      last = Math.max(time, last + Math.max(0, at - readAt) * PACE_WHILE_BEHIND)
    }
    readAt = at
    return Math.floor(last)
  }
}

/** The server time that stored stamps prove to have been reached; ms since the epoch. */
export function storedFloor({ edited, planned, leasedUntil }: LatestStamps): number {
  return Math.max(0, edited - MAX_AHEAD_MS, planned, leasedUntil - LEASE_MS)
}
