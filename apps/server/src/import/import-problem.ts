import type { ImportProblem } from '@planner/protocol'

/** Values are truncated to this many characters in the report. */
const MAX_REPORTED = 100

export type AddProblem = (problem: ImportProblem) => void

export function problemAt(
  row: number,
  column: number,
  {
    value,
    columnName = '',
    problem,
    allowed = [],
  }: Partial<ImportProblem> & Pick<ImportProblem, 'value' | 'problem'>,
): ImportProblem {
  const truncated = (text: string) => (text.length > MAX_REPORTED ? `${text.slice(0, MAX_REPORTED)}…` : text)
  return { row, column, columnName: truncated(columnName), value: truncated(value), problem, allowed }
}
