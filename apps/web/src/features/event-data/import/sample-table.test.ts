import { PREFERENCE_SCALES, VARIANTS } from '@planner/domain'
import { CATALOGUES } from '@planner/i18n'
import { expect, test } from 'vitest'
import { sampleTable, toCsv } from './sample-table.ts'

test('import: the example holds choices of the variant only, in every variant', () => {
  for (const variant of VARIANTS) {
    const [header = [], ...rows] = sampleTable((key) => CATALOGUES['en-GB'][key], variant)
    const cells = rows.flatMap((row) => row.slice(1))
    expect(rows.every((row) => row.length === header.length)).toBe(true)
    const choices: readonly string[] = PREFERENCE_SCALES[variant.preferenceScale].choices
    expect(cells.filter((cell) => !choices.includes(cell))).toEqual([])
    expect(cells.some((cell) => cell !== '')).toBe(true)
  }
})

test('import: commas, quotes and line breaks of the example stand in quotes', () => {
  expect(
    toCsv([
      ['a', 'b, c'],
      ['say "d"', 'e\nf'],
    ]),
  ).toBe('a,"b, c"\r\n"say ""d""","e\nf"')
})
