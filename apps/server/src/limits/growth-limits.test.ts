import { expect, test } from 'vitest'
import { GrowthLimits } from './growth-limits.ts'
import { LIMITS } from './limits.ts'

const MOST = LIMITS.addedBytes.value

test('LIMIT-16: an address adds so much at once and in an hour; others and what shrinks do not count', () => {
  let now = 1_000_000
  const growth = new GrowthLimits(() => now)
  expect([growth.take('a', MOST - 10), growth.take('a', 11), growth.take('a', 10)]).toEqual([
    true,
    false,
    true,
  ])
  expect([growth.take('a', 1), growth.take('a', -5), growth.take('a', 0), growth.take('b', MOST)]).toEqual([
    false,
    true,
    true,
    true,
  ])
  now += 1_800_000
  expect([growth.take('a', MOST / 2 + 1000), growth.take('a', MOST / 2)]).toEqual([false, true])
})
