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
