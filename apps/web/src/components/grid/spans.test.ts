import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spansOf } from './spans.ts'

test('property: items and gaps add up to the total size, each item once and at its offset', () => {
  const count = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(count, fc.array(fc.nat(70)), (total, indexes) => {
      let position = 0
      const shown: number[] = []
      for (const span of spansOf(indexes, total, 10)) {
        if (span.kind === 'gap') position += span.size
        else {
          expect(position).toBe(span.index * 10)
          shown.push(span.index)
          position += 10
        }
      }
      expect(position).toBe(total * 10)
      expect(shown).toEqual([...new Set(indexes)].filter((index) => index < total).sort((a, b) => a - b))
    }),
  )
})

test('gaps come before, between and after the mounted items', () => {
  expect(spansOf([0, 3, 4], 7, 10)).toEqual([
    { kind: 'item', index: 0 },
    { kind: 'gap', before: 3, count: 2, size: 20 },
    { kind: 'item', index: 3 },
    { kind: 'item', index: 4 },
    { kind: 'gap', before: 7, count: 2, size: 20 },
  ])
})
