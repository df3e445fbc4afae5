import { expect, test } from 'vitest'
import { createOutlook } from './outlook.ts'
import { SCHEDULE } from './schedule.ts'

test('MODEL-74: a run that waits long enough for another unit gives it up, and not before', () => {
  let moves = 0
  const outlook = createOutlook(() => moves)
  outlook.reached(-9)
  moves = SCHEDULE.ending.firstGain
  outlook.reached(-8)
  expect(outlook.isOpen()).toBe(true)
  moves *= 2
  expect(outlook.isOpen()).toBe(true)
  moves *= 100
  expect(outlook.isOpen()).toBe(false)
})

test('MODEL-74: plans begun anew that come to the same number again and again end the wait, others do not', () => {
  const isOpenAfter = (...mediums: readonly number[]) => {
    const outlook = createOutlook(() => 1)
    outlook.reached(-8)
    for (const medium of mediums) outlook.returned(medium)
    return outlook.isOpen()
  }
  expect(isOpenAfter(-8, -8, -8)).toBe(true)
  expect(isOpenAfter(-8, -8, -8, -8)).toBe(false)
  expect(isOpenAfter(-8, -8, -8, -10, -8)).toBe(true)
})

test('MODEL-74: another unit opens what was given up', () => {
  const outlook = createOutlook(() => 1)
  outlook.reached(-8)
  for (let n = 0; n < 9; n++) outlook.returned(-8)
  expect(outlook.isOpen()).toBe(false)
  outlook.reached(-7)
  expect(outlook.isOpen()).toBe(true)
})
