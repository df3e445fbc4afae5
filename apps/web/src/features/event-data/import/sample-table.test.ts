import { can, PREFERENCE_SCALES, VARIANTS } from '@planner/domain'
import { CATALOGUES, readColumn } from '@planner/i18n'
import { expect, test } from 'vitest'
import { sampleTable, toCsv } from './sample-table.ts'

test('IMPORT-12: in every variant the example contains only choices of that variant', () => {
  for (const variant of VARIANTS) {
    const [header = [], ...rows] = sampleTable((key, ..._values) => CATALOGUES['en-GB'][key], variant)
    const own = header.filter((name) => readColumn(name) !== undefined).length
    const cells = rows.flatMap((row) => row.slice(1 + own))
    expect(rows.every((row) => row.length === header.length)).toBe(true)
    const choices: readonly string[] = PREFERENCE_SCALES[variant.preferenceScale].choices
    expect(cells.filter((cell) => !choices.includes(cell))).toEqual([])
    expect(cells.some((cell) => cell !== '')).toBe(true)
    // Where people meet in pairs the columns name the people of the rows, beside an address and a number.
    const names = rows.map(([name]) => name)
    expect([own, header.slice(1 + own)]).toEqual(
      can(variant, 'pairs') ? [2, names] : [0, expect.not.arrayContaining(names)],
    )
  }
})

test('import: fields of the example with commas, quotes or line breaks are quoted', () => {
  expect(
    toCsv([
      ['a', 'b, c'],
      ['say "d"', 'e\nf'],
    ]),
  ).toBe('a,"b, c"\r\n"say ""d""","e\nf"')
})
