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

test('MODEL-74: another unit opens what was given up', () => {
  let moves = 1
  const outlook = createOutlook(() => moves)
  outlook.reached(-8)
  moves = 1000 * SCHEDULE.ending.firstGain
  expect(outlook.isOpen()).toBe(false)
  outlook.reached(-7)
  moves *= 2
  expect(outlook.isOpen()).toBe(true)
})
