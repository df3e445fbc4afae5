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
  const [turns, setTurns] = useState<readonly (readonly Span[])[]>(() => Array(TURNS).fill(columns))
  const now = turns.map((each) => (each === columns || holds(each, needed) ? each : columns))
  // Else those of long ago would come back when they hold what is needed then.
  if (now.some((each, index) => each !== turns[index])) setTurns(now)
  useEffect(() => {
    const next = now.findIndex((each) => each !== columns)
    if (next < 0) return
    const frame = requestAnimationFrame(() =>
      setTurns(now.map((each, index) => (index === next ? columns : each))),
    )
    return () => cancelAnimationFrame(frame)
  })
  const [head = columns] = now
  return { head, ofRow: (index) => now[1 + (index % (TURNS - 1))] ?? columns }
}

function holds(columns: readonly Span[], needed: readonly number[]): boolean {
  return needed.every((index) => columns.some((span) => span.kind === 'item' && span.index === index))
}
