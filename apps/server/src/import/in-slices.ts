import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long work may keep the thread before others have their turn; ms. */
const SLICE_MS = 10

/** Does work for each item while it returns true, giving way to everything else that waits in between. */
export async function inSlices<T>(items: Iterable<T>, work: (item: T) => boolean): Promise<void> {
  let start = performance.now()
  for (const item of items) {
    if (!work(item)) return
    if (performance.now() - start < SLICE_MS) continue
    await nextTurn()
    start = performance.now()
  }
}
