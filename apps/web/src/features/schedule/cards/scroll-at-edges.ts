type Point = { x: number; y: number }

const EDGE = 64
const STEP = 14

/** Scrolls board and page while a pointer is at an edge of them, until there is no pointer any more. */
export function scrollAtEdges(board: HTMLElement | null, pointer: () => Point | null): void {
  const next = () => {
    const at = pointer()
    if (!at || !board) return
    const { left, right, top, bottom } = board.getBoundingClientRect()
    board.scrollLeft += step(at.x, Math.max(left, 0), Math.min(right, window.innerWidth))
    board.scrollTop += step(at.y, Math.max(top, 0), Math.min(bottom, window.innerHeight))
    window.scrollBy(0, step(at.y, 0, window.innerHeight))
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

/** How far to scroll: more the closer to the edge. */
export function step(at: number, from: number, to: number): number {
  if (at < from + EDGE) return -Math.ceil((STEP * Math.min(EDGE, from + EDGE - at)) / EDGE)
  if (at > to - EDGE) return Math.ceil((STEP * Math.min(EDGE, at - to + EDGE)) / EDGE)
  return 0
}
