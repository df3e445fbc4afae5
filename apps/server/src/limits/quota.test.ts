import { expect, test } from 'vitest'
import { quota } from './quota.ts'

test('LIMIT-10: a window ends for all keys at once, and says when', () => {
  let now = 600_000
  const requests = quota({ limit: 2, per: 'minute', now: () => now })
  now += 15_000
  expect([requests.take('a'), requests.take('a'), requests.take('a'), requests.take('b')]).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect([requests.isSpent('a'), requests.isSpent('b'), requests.leftMs()]).toEqual([true, false, 45_000])
  now += requests.leftMs()
  expect([requests.take('a'), requests.isSpent('a')]).toEqual([true, false])
})

test('LIMIT-10: of too many keys the one silent for longest is forgotten, and being refused is no silence', () => {
  const requests = quota({ limit: 1, per: 'minute', now: () => 0, maxKeys: 2 })
  expect([requests.take('a'), requests.take('b'), requests.take('a'), requests.take('c')]).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect([requests.isSpent('a'), requests.isSpent('b'), requests.isSpent('c')]).toEqual([true, false, true])
})
