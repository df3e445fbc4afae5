import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { VARIANTS } from '../variants/registry.ts'
import type { CellValue } from './address.ts'
import { TABLE_NAMES } from './tables.ts'
import { allowedValues, isOfferedValue, isValidCellValue } from './values.ts'

/** The value that a word of a refusal stands for. */
function valueNamed(word: string): CellValue {
  if (word === 'true' || word === 'false') return word === 'true'
  if (word === 'null') return null
  const highest = / to (\d+)$/.exec(word)?.[1]
  if (highest !== undefined) return Number(highest)
  return word === 'blank' ? '' : word
}

test.each(VARIANTS.map(({ id }) => id))('ERROR-16: %s: what a refusal names as allowed is', (id) => {
  const { variant, state } = new EventBuilder(id, { groupRooms: 'Hall; 30' })
  for (const table of TABLE_NAMES) {
    const allowed = allowedValues(variant, state, table)
    expect(allowed.length).toBeGreaterThan(0)
    for (const word of allowed) {
      const value = valueNamed(word)
      expect([table, word, isValidCellValue(variant, state, table, value)]).toEqual([table, word, true])
      expect([table, word, isOfferedValue(variant, table, value)]).toEqual([table, word, true])
    }
  }
})
