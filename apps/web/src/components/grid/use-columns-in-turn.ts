import { useEffect, useState } from 'react'
import type { Span } from './spans.ts'

/** The head has a turn of its own, and so has every third row. */
const TURNS = 4

export type ColumnsInTurn = { head: readonly Span[]; ofRow: (index: number) => readonly Span[] }

/**
 * The columns that the head and each row mount. One that comes near is mounted in some of the rows each frame, since all at once take
 * longer than a frame; what is needed now is mounted at once. Rows may differ, because what stands for the rest spans its columns.
 */
export function useColumnsInTurn(columns: readonly Span[], needed: readonly number[]): ColumnsInTurn {
  const [turns, setTurns] = useState({ shown: Array<readonly Span[]>(TURNS).fill(columns), next: 0 })
  const shown = turns.shown.map((each) => (each === columns || holds(each, needed) ? each : columns))
  // Else those of long ago would come back when they hold what is needed then.
  if (shown.some((each, index) => each !== turns.shown[index])) setTurns({ ...turns, shown })
  useEffect(() => {
    const order = shown.map((_, index) => (turns.next + index) % TURNS)
    const turn = order.find((index) => shown[index] !== columns)
    if (turn === undefined) return
    const frame = requestAnimationFrame(() =>
      setTurns({ shown: shown.map((each, index) => (index === turn ? columns : each)), next: turn + 1 }),
    )
    return () => cancelAnimationFrame(frame)
  })
  const [head = columns] = shown
  return { head, ofRow: (index) => shown[1 + (index % (TURNS - 1))] ?? columns }
}

function holds(columns: readonly Span[], needed: readonly number[]): boolean {
  return needed.every((index) => columns.some((span) => span.kind === 'item' && span.index === index))
}
