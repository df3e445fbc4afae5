import { MAX_AHEAD_MS } from '../gate/clock-skew.ts'
import { LEASE_MS } from '../planning/runs/run-deps.ts'
import type { LatestStamps } from '../storage/storage.ts'

/** The server time that stored stamps prove to have been reached; ms since the epoch. */
export function storedFloor({ edited, planned, leasedUntil }: LatestStamps): number {
  return Math.max(0, edited - MAX_AHEAD_MS, planned, leasedUntil - LEASE_MS)
}
