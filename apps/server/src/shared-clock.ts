import type { SharedStorage } from './storage/shared-storage.ts'

/** How often the database is asked again: clocks that run on drift by some ms in that time. */
const ASK_MS = 30_000

export type SharedClock = {
  /** The time of the database, ms since the epoch. */
  now(): number
  close(): void
}

/**
 * The clock of all nodes: the time of their database, carried on between two looks at it by a clock that nobody sets. What the
 * machine takes for the time does not matter, so that nodes whose clocks are an hour apart agree on what is newer and on leases.
 */
export async function sharedClock(
  shared: Pick<SharedStorage, 'time'>,
  steady: () => number = () => performance.now(),
): Promise<SharedClock> {
  let ahead = 0
  const ask = async () => {
    const asked = steady()
    const time = await shared.time()
    // The answer was right somewhere between the question and its coming.
    ahead = time - (asked + steady()) / 2
  }
  await ask()
  // While the database does not answer, the last answer holds.
  const asking = setInterval(() => void ask().catch(() => {}), ASK_MS)
  asking.unref()
  return { now: () => steady() + ahead, close: () => clearInterval(asking) }
}
