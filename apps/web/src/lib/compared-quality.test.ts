import { expect, test } from 'vitest'
import { comparedQuality } from './compared-quality.ts'

test('SCHED-21: a score is compared only with a bound that is reached or near', () => {
  expect(comparedQuality({ soft: 97.1, bound: 1106.3 })).toBeUndefined()
  expect(comparedQuality({ soft: 97.1, bound: null })).toBeUndefined()
  expect(comparedQuality({ soft: 97.1, bound: 100 })).toBe('near')
  expect(comparedQuality({ soft: 97.1, bound: 97.1 })).toBe('best')
  expect(comparedQuality({ soft: -10, bound: 20 })).toBeUndefined()
  expect(comparedQuality({ soft: -20.5, bound: -20 })).toBe('near')
})
