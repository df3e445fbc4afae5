import fc from 'fast-check'
import { expect, test } from 'vitest'
import { windowSegments } from './window-segments.ts'

test('gaps stand before, between and after the mounted items', () => {
  expect(windowSegments([0, 3, 4], 7, 10)).toEqual([
    { kind: 'item', index: 0 },
    { kind: 'gap', after: 1, size: 20 },
    { kind: 'item', index: 3 },
    { kind: 'item', index: 4 },
    { kind: 'gap', after: 5, size: 20 },
  ])
})

test('items and gaps together are as long as the whole list', () => {
  const lists = fc.integer({ min: 0, max: 60 }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      indexes: fc.subarray(Array.from({ length: count }, (_, index) => index)),
    }),
  )
  fc.assert(
    fc.property(lists, ({ count, indexes }) => {
      const sizes = windowSegments(indexes, count, 44).map((each) => (each.kind === 'gap' ? each.size : 44))
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count * 44)
    }),
  )
})
