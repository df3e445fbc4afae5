import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventHour } from '../../../components/reader-clock.ts'
import { hourLabel, storedHourOf } from './grid-clock.ts'
import { hoursIn } from './week-hours.ts'

const anyHour = fc.record({ day: fc.integer({ min: 0, max: 6 }), hour: fc.integer({ min: 0, max: 23 }) })

test('WEEK-20: whatever is painted on one’s own clock is stored as the hours that stand beside it, each once', () => {
  fc.assert(
    fc.property(anyHour, anyHour, fc.integer({ min: -14, max: 14 }), (from, to, hours) => {
      const clock = { own: { zone: 'x', hours, minutes: 0 }, shift: hours }
      const painted = hoursIn({ from, to })
      const stored = painted.map((each) => storedHourOf(clock, each))
      expect(new Set(stored).size).toBe(painted.length)
      const shown = painted.map(({ day, hour }) => {
        const { time, days } = eventHour(clock.own, hour)
        return ((day + days + 7) % 7) * 24 + Number(time.slice(0, 2))
      })
      expect(stored).toEqual(shown)
    }),
  )
})

test('WEEK-20: hours that begin at the half say so', () => {
  const clock = { own: { zone: 'Asia/Kolkata', hours: 3, minutes: 30 } }
  expect([9, 23, 24].map((hour) => hourLabel(clock, hour))).toEqual(['09:30', '23:30', '00:30'])
  expect(hourLabel({ own: { ...clock.own, minutes: 0 } }, 24)).toBe('24')
})
