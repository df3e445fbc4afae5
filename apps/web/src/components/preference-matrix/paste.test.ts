import { PREFERENCE_SCALES } from '@planner/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTable, pastedCells } from './paste.ts'

const { choices } = PREFERENCE_SCALES.yesFirstHost

test('a copied block is laid out from the active cell and cut at the edge of the grid', () => {
  const cells = pastedCells(
    'Yes\tHost\tYes\r\nNo\tYes\tYes\r\n',
    { row: 1, column: 2 },
    { rows: 3, columns: 4 },
    choices,
  )
  expect(cells.map(({ row, column, choice }) => [row, column, choice])).toEqual([
    [1, 2, 'Yes'],
    [1, 3, 'Host'],
    [2, 2, ''],
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

test('any table comes back from how a spreadsheet writes it', () => {
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

test('decision 2: choices are understood in any case and language, Author as Host', () => {
  const choiceOf = (text: string, scale: readonly string[] = choices) =>
    pastedCells(text, { row: 1, column: 1 }, { rows: 2, columns: 2 }, scale)[0]?.choice
  expect(choiceOf(' yes ')).toBe('Yes')
  expect(choiceOf('author')).toBe('Host')
  expect(choiceOf('No')).toBe('')
  expect(choiceOf('#1')).toBe('#1 Yes!')
  expect([choiceOf('Jah'), choiceOf('#1 Ja!'), choiceOf('eestvedaja'), choiceOf('Nein')]).toEqual([
    'Yes',
    '#1 Yes!',
    'Host',
    '',
  ])
  for (const text of ['banana', 'constructor', '#2']) expect(choiceOf(text)).toBeUndefined()
  expect(choiceOf('author', PREFERENCE_SCALES.yesOnly.choices)).toBeUndefined()
})
