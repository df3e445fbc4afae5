import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meanOffset } from './clock.ts'

const sample = (offset: number, delay = 0) => ({
  sent: 1000,
  server: 1000 + offset + delay / 2,
  received: 1000 + delay,
})

test('LIVE-16: the mean of equal offsets is that offset, whatever the delay', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000, max: 100_000 }),
      fc.array(fc.nat(500), { minLength: 1 }),
      (offset, delays) => {
        expect(meanOffset(delays.map((delay) => sample(offset, delay)))).toBeCloseTo(offset, 6)
      },
    ),
  )
})

test('LIVE-16: offsets above the median plus one standard deviation are excluded', () => {
  expect(meanOffset([10, 12, 11, 13, 900].map((offset) => sample(offset)))).toBeCloseTo(11.5, 6)
})

test('LIVE-16: without samples the offset is 0', () => {
  expect(meanOffset([])).toBe(0)
})
