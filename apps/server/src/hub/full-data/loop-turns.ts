/**
 * Shares the hub's thread between its connections: work that many of them cause is done for at most `TURN_MS`
 * in one turn of the event loop, and goes on in the next one, after whatever has arrived meanwhile.
 */
const TURN_MS = 15

let startedAt: number | undefined
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
  // Sees to it that there is one.
  isTurnOver()
  next ??= Promise.withResolvers()
  return next.promise
}

/** Runs long work, which yields where it may be interrupted, in as many turns as it takes. */
export async function inTurns<T>(work: Iterator<unknown, T>): Promise<T> {
  for (;;) {
    if (isTurnOver()) await nextTurn()
    const { done, value } = work.next()
    if (done) return value
  }
}

function startTurn(): void {
  const waiting = next
  startedAt = next = undefined
  waiting?.resolve()
}
