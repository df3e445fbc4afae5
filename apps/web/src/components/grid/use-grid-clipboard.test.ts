import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTable, pastedTexts } from './use-grid-clipboard.ts'

test('a copied block is pasted from the active cell on and clipped at the edge of the grid', () => {
  const cells = pastedTexts(
    'Yes\tHost\tYes\r\nNo\tYes\tYes\r\n',
    { row: 1, column: 2 },
    { rows: 3, columns: 4 },
  )
  expect(cells.map(({ row, column, text }) => [row, column, text])).toEqual([
    [1, 2, 'Yes'],
    [1, 3, 'Host'],
    [2, 2, 'No'],
    [2, 3, 'Yes'],
  ])
})

test.each([
  ['a\tb', [['a', 'b']]],
  ['a\r\nb\r\n', [['a'], ['b']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['a\t', [['a', '']]],
  ['\t\n', [['', '']]],
  ['"two\nlines"\tb', [['two\nlines', 'b']]],
  ['"say ""hi"""', [['say "hi"']]],
])('spreadsheet text %j is the table %j', (text, table) => {
  expect(parseTable(text)).toEqual(table)
})

test('property: parsing inverts the way spreadsheets serialize a table', () => {
  const content = fc.stringMatching(/^[ -~\n\täõ]{0,6}$/)
  const tables = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(content, { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    )
  const quoted = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  fc.assert(
    fc.property(tables, (table) => {
      const text = table.map((line) => line.map(quoted).join('\t')).join('\r\n')
      expect(parseTable(`${text}\r\n`)).toEqual(table)
    }),
  )
})
