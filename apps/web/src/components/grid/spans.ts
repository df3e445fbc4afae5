/** What a virtualized list renders: an item, or a spacer for items that are not mounted, in px. */
export type Span =
  | { kind: 'item'; index: number }
  | { kind: 'gap'; before: number; count: number; size: number }

/** The given indexes in order, with gaps around them, so that every item keeps its offset. */
export function spansOf(indexes: readonly number[], count: number, itemSize: number): Span[] {
  const spans: Span[] = []
  let next = 0
  const fill = (until: number) => {
    const count = until - next
    if (count > 0) spans.push({ kind: 'gap', before: until, count, size: count * itemSize })
  }
  for (const index of [...new Set(indexes)].filter((each) => each < count).sort((a, b) => a - b)) {
    fill(index)
    spans.push({ kind: 'item', index })
    next = index + 1
  }
  fill(count)
  return spans
}
