/** What is mounted of a long list of equal things: items, and the gaps between them in px. */
export type Segment = { kind: 'item'; index: number } | { kind: 'gap'; after: number; size: number }

/** Items in ascending order with the gaps that keep everything in its place. `size` is that of one item in px. */
export function windowSegments(indexes: readonly number[], count: number, size: number): Segment[] {
  const segments: Segment[] = []
  let next = 0
  const gapTo = (index: number) => {
    if (index > next) segments.push({ kind: 'gap', after: next, size: (index - next) * size })
  }
  for (const index of indexes) {
    gapTo(index)
    segments.push({ kind: 'item', index })
    next = index + 1
  }
  gapTo(count)
  return segments
}
