import { groupsBy } from '@planner/domain'
import type { ImportMapping, ImportPreview, ImportProblem } from '@planner/protocol'

type Cause = ImportProblem['problem']
type Skipped = NonNullable<ImportPreview['rows']>['skipped']

/** Says what a word means in all cells, instead of what was said before. */
export function withWord(
  mapping: ImportMapping,
  { of, word }: Pick<ImportMapping['words'][number], 'of' | 'word'>,
  value: string,
): ImportMapping {
  const others = mapping.words.filter((each) => each.of !== of || each.word !== word)
  return { ...mapping, words: [...others, { of, word, value }] }
}

/** Leaves rows out, with the reason. */
export function withoutRows(mapping: ImportMapping, rows: readonly number[], because: Cause): ImportMapping {
  const known = new Set(mapping.skipRows.map(({ row }) => row))
  const added = rows.filter((row) => !known.has(row)).map((row) => ({ row, because }))
  return { ...mapping, skipRows: [...mapping.skipRows, ...added] }
}

/** Brings back the rows that were left out for a reason. */
export function withRowsBack(mapping: ImportMapping, because: Cause): ImportMapping {
  const isRepeated = because === 'duplicateName' || because === 'duplicateTopic'
  return {
    ...mapping,
    skipRows: mapping.skipRows.filter((each) => each.because !== because),
    repeated: isRepeated ? 'report' : mapping.repeated,
  }
}

/** Leaves columns out; from 1. */
export function withoutColumns(mapping: ImportMapping, columns: readonly number[]): ImportMapping {
  const dropped = new Set(columns)
  return {
    ...mapping,
    columns: mapping.columns.map((role, index) => (dropped.has(index + 1) ? { is: 'ignore' } : role)),
  }
}

/** Has a cell hold something else. */
export function withFix(mapping: ImportMapping, fix: ImportMapping['fixes'][number]): ImportMapping {
  const others = mapping.fixes.filter(({ row, column }) => row !== fix.row || column !== fix.column)
  return { ...mapping, fixes: [...others, fix] }
}

/** What can be done about a cause: most are of rows or of columns, some of the table as a whole. */
export type CauseGroup = {
  cause: Cause
  rows: readonly number[]
  columns: readonly number[]
  problems: readonly ImportProblem[]
}

/** What is wrong with whole tables, which no row or column can be left out for. */
const OF_TABLES: readonly Cause[] = ['noNames', 'tooMany', 'unknownChoice']

/** The problems of a preview by cause, those of columns apart from those of rows. */
export function causeGroups({ problems, rows }: ImportPreview): CauseGroup[] {
  return (rows?.causes ?? []).flatMap(({ problem: cause, rows: all }): CauseGroup[] => {
    const own = problems.filter(({ problem }) => problem === cause)
    if (OF_TABLES.includes(cause)) return [{ cause, rows: [], columns: [], problems: own }]
    const ofHeader = own.filter(({ row }) => row === 1)
    const ofRows = own.filter(({ row }) => row > 1)
    const data = all.filter((row) => row > 1)
    const columns = [...new Set(ofHeader.map(({ column }) => column))]
    return [
      ...(ofHeader.length > 0 ? [{ cause, rows: [], columns, problems: ofHeader }] : []),
      ...(data.length > 0 ? [{ cause, rows: data, columns: [], problems: ofRows }] : []),
    ]
  })
}

/** Rows that are left out for one reason. */
export type SkippedRows = { because: Cause; rows: readonly number[] }

/** The rows left out, by reason. */
export function skippedByCause(skipped: Skipped): SkippedRows[] {
  return [...groupsBy(skipped, ({ because }) => because)].map(([because, own]) => ({
    because,
    rows: own.map(({ row }) => row),
  }))
}

const LISTED = 12

/** The first rows of a list, and that there are more. */
export function placesText(places: readonly number[]): string {
  const shown = places.slice(0, LISTED).join(', ')
  return places.length > LISTED ? `${shown} … (${places.length})` : shown
}

/** Whether nothing keeps the table from being imported; IMPORT-15, IMPORT-16. */
export function isReady({ problems, rows }: ImportPreview): boolean {
  const isOpen = rows?.words.some(({ value }) => value === null) ?? false
  return problems.length === 0 && !isOpen && (rows === undefined || rows.numImported > 0)
}
