const waiting: (() => void)[] = []

/** Does things one after the other, a few in each frame, so that no frame waits for many at once. */
export function inTurn(act: () => void): void {
  waiting.push(act)
  if (waiting.length === 1) requestAnimationFrame(next)
}

/** Within so many frames all that waits now is done. */
const FRAMES = 8

function next(): void {
  for (const act of waiting.splice(0, Math.ceil(waiting.length / FRAMES))) act()
  if (waiting.length > 0) requestAnimationFrame(next)
}
