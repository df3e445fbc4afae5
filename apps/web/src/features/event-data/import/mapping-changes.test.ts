import type { ImportMapping, ImportPreview, ImportProblem } from '@planner/protocol'
import { expect, test } from 'vitest'
import { columnRuns } from './columns-step.tsx'
import {
  causeGroups,
  isReady,
  skippedByCause,
  withFix,
  withoutColumns,
  withoutRows,
  withRowsBack,
  withWord,
} from './mapping-changes.ts'

const MAPPING: ImportMapping = {
  columns: [{ is: 'name' }, { is: 'topic' }],
  words: [],
  skipRows: [],
  repeated: 'report',
  fixes: [],
}
const problem = (row: number, kind: ImportProblem['problem']): ImportProblem => ({
  row,
  column: 2,
  columnName: 'A',
  value: 'x',
  problem: kind,
  allowed: [],
})
const preview = (changes: Partial<NonNullable<ImportPreview['rows']>>, problems: ImportProblem[] = []) =>
  ({
    people: [],
    topics: [],
    numPreferences: 0,
    existingPeople: [],
    existingTopics: [],
    problems,
    rows: {
      numRows: 2,
      numImported: 2,
      skipped: [],
      causes: [],
      words: [],
      numAvailabilities: 0,
      ...changes,
    },
  }) satisfies ImportPreview

test('IMPORT-15: what a word means is said once, and said again instead', () => {
  const word = { of: 'choice', word: 'perhaps' } as const
  const once = withWord(MAPPING, word, 'Yes')
  expect(withWord(once, word, '').words).toEqual([{ ...word, value: '' }])
})

test('IMPORT-16: rows are left out for a reason and brought back by it; cells and columns are changed in place', () => {
  const out = withoutRows(withoutRows(MAPPING, [3, 4], 'invalidEmail'), [4, 5], 'tooLong')
  expect(out.skipRows.map(({ row, because }) => `${row} ${because}`)).toEqual([
    '3 invalidEmail',
    '4 invalidEmail',
    '5 tooLong',
  ])
  expect(withRowsBack(out, 'invalidEmail').skipRows).toEqual([{ row: 5, because: 'tooLong' }])
  expect(withRowsBack({ ...out, repeated: 'last' }, 'duplicateName').repeated).toBe('report')
  expect(withoutColumns(MAPPING, [2]).columns).toEqual([{ is: 'name' }, { is: 'ignore' }])
  const fixed = withFix(withFix(MAPPING, { row: 2, column: 1, value: 'a' }), {
    row: 2,
    column: 1,
    value: 'b',
  })
  expect(fixed.fixes).toEqual([{ row: 2, column: 1, value: 'b' }])
})

test('IMPORT-16: problems are grouped by cause, those of columns apart', () => {
  const groups = causeGroups(
    preview(
      {
        causes: [
          { problem: 'tooLong', rows: [1, 4, 5] },
          { problem: 'noNames', rows: [1] },
        ],
      },
      [problem(1, 'tooLong'), problem(4, 'tooLong'), problem(1, 'noNames')],
    ),
  )
  expect(groups.map(({ cause, rows, columns }) => ({ cause, rows, columns }))).toEqual([
    { cause: 'tooLong', rows: [], columns: [2] },
    { cause: 'tooLong', rows: [4, 5], columns: [] },
    { cause: 'noNames', rows: [], columns: [] },
  ])
})

test('IMPORT-17: nothing is imported before all is said, and rows left out are told by reason', () => {
  const word = { of: 'choice', word: 'x', count: 1 } as const
  expect(isReady(preview({}))).toBe(true)
  expect(isReady(preview({}, [problem(2, 'tooLong')]))).toBe(false)
  expect(isReady(preview({ words: [{ ...word, value: null }] }))).toBe(false)
  expect(isReady(preview({ words: [{ ...word, value: '' }] }))).toBe(true)
  expect(isReady(preview({ numImported: 0 }))).toBe(false)
  expect(
    skippedByCause([
      { row: 2, because: 'tooLong' },
      { row: 3, because: 'emptyName' },
      { row: 4, because: 'tooLong' },
    ]),
  ).toEqual([
    { because: 'tooLong', rows: [2, 4] },
    { because: 'emptyName', rows: [3] },
  ])
})

test('IMPORT-13: many topics in a row are shown as one, few are not', () => {
  const column = (is: 'name' | 'topic') => ({ header: is, role: { is }, samples: [], numFilled: 0 })
  const topics = (count: number) => Array.from({ length: count }, () => column('topic'))
  expect(columnRuns([column('name'), ...topics(8), column('name')])).toEqual([
    { from: 0, to: 1 },
    { from: 1, to: 9 },
    { from: 9, to: 10 },
  ])
  expect(columnRuns(topics(7))).toHaveLength(7)
})
