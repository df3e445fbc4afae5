/**
 * How long work may take in one turn of the event loop; ms. Long work goes on in the next turn, after
 * whatever has arrived meanwhile; LIMIT-15.
 */
const TURN_MS = 15

// biome-ignore lint/plugin: a thread has one event loop
let startedAt: number | undefined
// biome-ignore lint/plugin: likewise
let next: PromiseWithResolvers<void> | undefined

/** Whether this turn has lasted long enough. */
export function isTurnOver(): boolean {
  const now = performance.now()
  if (startedAt === undefined) {
    startedAt = now
    setImmediate(startTurn)
  }
  return now - startedAt > TURN_MS
}

/** Resolves in the next turn. */
export function nextTurn(): Promise<void> {
  // Schedules the next turn if none is scheduled.
  isTurnOver()
  next ??= Promise.withResolvers()
  return next.promise
}

// biome-ignore lint/plugin: likewise
let workers = 0

/**
 * Runs long work, which yields where it may be interrupted, in as many turns as it takes. Works under way at
 * the same time share each turn equally.
 */
export async function inTurns<T>(work: Iterator<unknown, T>): Promise<T> {
  workers += 1
  try {
    if (isTurnOver()) await nextTurn()
    let began = performance.now()
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
      if (!isTurnOver() && performance.now() - began < TURN_MS / workers) continue
      await nextTurn()
      began = performance.now()
    }
  } finally {
    workers -= 1
  }
}

function startTurn(): void {
  const waiting = next
  startedAt = next = undefined
  waiting?.resolve()
}
