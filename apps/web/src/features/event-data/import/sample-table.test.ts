import { PREFERENCE_SCALES, VARIANTS } from '@planner/domain'
import { CATALOGUES } from '@planner/i18n'
import { expect, test } from 'vitest'
import { sampleTable, toCsv } from './sample-table.ts'

test('import: in every variant the example contains only choices of that variant', () => {
  for (const variant of VARIANTS) {
    const [header = [], ...rows] = sampleTable((key) => CATALOGUES['en-GB'][key], variant)
    const cells = rows.flatMap((row) => row.slice(1))
    expect(rows.every((row) => row.length === header.length)).toBe(true)
    const choices: readonly string[] = PREFERENCE_SCALES[variant.preferenceScale].choices
    expect(cells.filter((cell) => !choices.includes(cell))).toEqual([])
    expect(cells.some((cell) => cell !== '')).toBe(true)
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
