import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

const NAMES = ['Ann', 'Anna Mets', 'Bob', 'Jürgen Öztürk', 'Xi']

test.each([
  ['Anna Metz', 'Anna Mets'],
  ['anna mets', 'Anna Mets'],
  ['Anna  Mets', 'Anna Mets'],
  ['Nan', 'Ann'],
  ['Anne', 'Ann'],
  ['Bbo', 'Bob'],
  ['Jurgen Ozturk', 'Jürgen Öztürk'],
  ['X', undefined],
  ['Zoe', undefined],
  ['Anton Berg', undefined],
])('IMPORT-10: nearest to %j is %j', (misspelt, nearest) => {
  expect(nearestName(misspelt, NAMES)).toBe(nearest)
})

/** By definition, of all ways to make one of the other. */
function distanceOf([first, ...a]: string[], [other, ...b]: string[]): number {
  if (first === undefined || other === undefined) return a.length + b.length + ((first ?? other) ? 1 : 0)
  const [second, ...c] = a
  const [another, ...d] = b
  const isSwapped = second !== undefined && first === another && second === other
  return Math.min(
    distanceOf(a, [other, ...b]) + 1,
    distanceOf([first, ...a], b) + 1,
    distanceOf(a, b) + (first === other ? 0 : 1),
    isSwapped ? distanceOf(c, d) + 1 : Number.POSITIVE_INFINITY,
  )
}

test('property: IMPORT-10: the nearest name is the first of those with the fewest different letters, three at most', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(name, fc.array(name, { maxLength: 4 }), (misspelt, names) => {
      const most = Math.min(3, Math.floor(misspelt.length / 2))
      const distances = names.map((each) => distanceOf([...misspelt], [...each]))
      const least = Math.min(...distances)
      const nearest = least <= most ? names[distances.indexOf(least)] : undefined
      expect(nearestName(misspelt, names)).toBe(nearest)
    }),
    { numRuns: 300 },
  )
})

test('LIMIT-15: names of any length are compared at once', () => {
  const long = 'a'.repeat(1_000_000)
  expect(nearestName(long, [`${long}b`, 'Ann'])).toBeUndefined()
  expect(nearestName('Anne', [long, 'Ann'])).toBe('Ann')
})
