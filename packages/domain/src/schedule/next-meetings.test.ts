import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EventClock, wallTimeAt, weekOfDate } from '../time/event-clock.ts'
import { dateOfDay, dayNumber } from '../time/plain-date.ts'
import { occurrences } from './next-meetings.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const tallinn: EventClock = { timeZone: 'Europe/Tallinn', firstMonday: '2027-03-15' }
const utc: EventClock = { timeZone: 'UTC', firstMonday: '2026-11-02' }
const SUNDAY_EVENING = 6 * 24 + 20

/** Date and hour on a zone's clock. */
function readIn(zone: string, at: number): string {
  const { date = '', minutes = 0 } = wallTimeAt(zone, at) ?? {}
  return `${date} ${minutes / 60}`
}

test('WEEK-10: a group recurs at its wall time in the event’s zone, whatever clock the reader has', () => {
  const group = { starts: new Map([[1, 18]]), duration: 2 }
  const found = occurrences(tallinn, group, 1, 0, 3)
  expect(found.map(({ start }) => readIn('Europe/Tallinn', start))).toEqual([
    '2027-03-15 18',
    '2027-03-22 18',
    '2027-03-29 18',
  ])
  expect(found.map(({ start }) => readIn('Asia/Tokyo', start))).toEqual([
    '2027-03-16 1',
    '2027-03-23 1',
    '2027-03-30 0',
  ])
  expect(found.every(({ start, end }) => end - start === 2 * HOUR)).toBe(true)
})

test('WEEK-9: week A begins on the first Monday, B the week after, and so on', () => {
  const every = {
    starts: new Map([
      [1, 10],
      [2, 10],
    ]),
    duration: 1,
  }
  expect(occurrences(utc, every, 2, 0, 4).map(({ week, start }) => [week, readIn('UTC', start)])).toEqual([
    [1, '2026-11-02 10'],
    [2, '2026-11-09 10'],
    [1, '2026-11-16 10'],
    [2, '2026-11-23 10'],
  ])
  const second = { starts: new Map([[2, 10]]), duration: 1 }
  expect(
    occurrences(utc, second, 2, Date.UTC(2026, 10, 10), 2).map(({ start }) => readIn('UTC', start)),
  ).toEqual(['2026-11-23 10', '2026-12-07 10'])
})

test('WEEK-17: week B on Sunday 20:00 UTC is Monday 05:00 in Tokyo, a week later than the Monday of week B', () => {
  const [meeting] = occurrences(utc, { starts: new Map([[2, SUNDAY_EVENING]]), duration: 2 }, 2, 0, 1)
  expect(readIn('Asia/Tokyo', meeting?.start ?? 0)).toBe('2026-11-16 5')
  expect([meeting?.week, weekOfDate(utc, '2026-11-16', 2), weekOfDate(utc, '2026-11-15', 2)]).toEqual([
    2, 1, 2,
  ])
  expect(weekOfDate(utc, '2026-11-01', 2)).toBe(2)
  expect(weekOfDate(utc, '2026-11-16', 1)).toBe(1)
})

test('WEEK-15: a meeting counts until it has ended, and nothing is before the first Monday', () => {
  const group = { starts: new Map([[1, 167]]), duration: 2 }
  const end = Date.UTC(2026, 10, 9, 1)
  expect(occurrences(utc, group, 1, end - 1, 1)[0]?.end).toBe(end)
  expect(occurrences(utc, group, 1, end, 1)[0]?.end).toBe(end + 7 * DAY)
  expect(occurrences(utc, group, 1, Date.UTC(2020, 0, 1), 1)[0]?.end).toBe(end)
})

test('a group without a time, in a week that is not, or in an unknown zone never meets', () => {
  expect(occurrences(utc, { starts: new Map(), duration: 1 }, 2, 0, 8)).toEqual([])
  expect(occurrences(utc, { starts: new Map([[2, 5]]), duration: 1 }, 1, 0, 8)).toEqual([])
  const unknown = { timeZone: 'Nowhere/Atlantis', firstMonday: '2026-11-02' }
  expect(occurrences(unknown, { starts: new Map([[1, 5]]), duration: 1 }, 1, 0, 8)).toEqual([])
  expect(
    occurrences({ ...utc, firstMonday: '' }, { starts: new Map([[1, 5]]), duration: 1 }, 1, 0, 8),
  ).toEqual([])
})

test('WEEK-10, WEEK-14: in any zone, from any moment on, meetings follow each other with none left out, at their wall time or after a skipped one', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const monday = dayNumber('2024-01-01') ?? 0
  const hour = fc.integer({ min: 0, max: 167 })
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 300 }),
      fc.tuple(hour, hour),
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: -10, max: 2500 }),
      (timeZone, weeks, [a, b], numWeeks, days) => {
        const clock = { timeZone, firstMonday: dateOfDay(monday + 7 * weeks) }
        const from = (monday + 7 * weeks + days) * DAY
        const group = {
          starts: new Map(
            [
              [1, a],
              [2, b],
            ].slice(0, numWeeks) as [number, number][],
          ),
          duration: 1,
        }
        const found = occurrences(clock, group, numWeeks, from, 6)
        expect(found.length).toBe(6)
        expect(found[0]?.end).toBeGreaterThan(from)
        const weekNumbers = found.map(({ week, start }) => {
          const { date = '', minutes = 0, weekday = 0 } = wallTimeAt(timeZone, start) ?? {}
          const planned = group.starts.get(week) ?? 0
          const late = weekday * 1440 + minutes - planned * 60
          expect(late === 0 || late === 30 || late === 60 || late === 120 || late <= -10_020).toBe(true)
          expect(weekOfDate(clock, late < 0 ? dateOfDay((dayNumber(date) ?? 0) - 1) : date, numWeeks)).toBe(
            week,
          )
          return Math.floor(((dayNumber(date) ?? 0) - monday - (late < 0 ? 1 : 0)) / 7)
        })
        expect(weekNumbers).toEqual(weekNumbers.map((_, index) => (weekNumbers[0] ?? 0) + index))
      },
    ),
  )
})
