import type { ImportColumns } from '@planner/protocol'

/** Columns that follow each other, from the first to before the last. */
export type ColumnRun = { from: number; to: number }

/** So many topics in a row are shown as one. */
const MANY = 8

/** The columns of a table, where many proposed topics in a row are one run, and every other column is one of its own. */
export function columnRuns(columns: ImportColumns['columns']): ColumnRun[] {
  const runs: ColumnRun[] = []
  let from = 0
  while (from < columns.length) {
    let to = from
    while (columns[to]?.role.is === 'topic') to += 1
    if (to - from < MANY) to = from + 1
    runs.push({ from, to })
    from = to
  }
  return runs
}
