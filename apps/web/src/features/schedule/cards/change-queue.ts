const waiting = new Set<() => void>()
let isAsked = false

/**
 * Does something in one of the next frames, one thing in each: cards that stand side by side come near at once, and all of them in one
 * frame would hold up the scrolling. Returns what takes it back.
 */
export function changeSoon(change: () => void): () => void {
  waiting.add(change)
  askForFrame()
  return () => waiting.delete(change)
}

function changeNext(): void {
  isAsked = false
  const [change] = waiting
  if (!change) return
  waiting.delete(change)
  if (waiting.size > 0) askForFrame()
  change()
}

function askForFrame(): void {
  if (isAsked) return
  isAsked = true
  requestAnimationFrame(changeNext)
}
