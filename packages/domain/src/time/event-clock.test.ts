import { expect, test } from 'vitest'
import { momentOfWallTime, wallTimeAt } from './event-clock.ts'
import { nextMonday } from './plain-date.ts'

const HOUR = 3_600_000
const QUARTER = HOUR / 4
const DAY = 24 * HOUR
const [FIRST_YEAR, LAST_YEAR] = [2024, 2031]

/** Reads calendar and clock as a person would, unlike the code under test, which asks for offsets. */
function clockReader(zone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (at) => {
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = (format.format(at).match(/\d+/g) ?? []).map(
      Number,
    )
    return Date.UTC(year, month - 1, day, hour, minute)
  }
}

type ClockChange = { at: number; before: number; after: number }

/** The changes of a zone's clock: weeks with different offsets, halved down to a quarter of an hour. */
function changesOf(read: (at: number) => number): ClockChange[] {
  const offset = (at: number) => read(at) - at
  const changes: ClockChange[] = []
  const first = Date.UTC(FIRST_YEAR, 0, 1)
  let after = offset(first)
  for (let week = first; week < Date.UTC(LAST_YEAR, 0, 1); week += 7 * DAY) {
    let [low, high] = [week, week + 7 * DAY]
    const before = after
    after = offset(high)
    if (before === after) continue
    while (high - low > QUARTER) {
      const middle = low + Math.floor((high - low) / 2 / QUARTER) * QUARTER
      if (offset(middle) === before) low = middle
      else high = middle
    }
    changes.push({ at: high, before: offset(low), after: offset(high) })
  }
  return changes
}

test('WEEK-14: in every zone and over seven years a wall time is the moment at which the clock shows it, the first of two, and a skipped one moves on', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const checked = new Map<string, string>()
  for (const zone of zones) {
    const read = clockReader(zone)
    const changes = changesOf(read)
    // Many zones have one clock; what is wrong with one of them is wrong with all.
    const clock = JSON.stringify([read(Date.UTC(FIRST_YEAR, 0, 1)), changes])
    const moments = [Date.UTC(2026, 0, 7, 3), Date.UTC(2028, 6, 3, 20, 30)]
    for (const at of moments) expect([zone, momentOfWallTime(zone, read(at))]).toEqual([zone, at])
    if (checked.has(clock)) continue
    checked.set(clock, zone)
    for (const { at, before, after } of changes) {
      const shown = new Map<number, number>()
      const around = Array.from({ length: 40 }, (_, index) => at + (index - 20) * QUARTER)
      for (const moment of around) {
        const wall = read(moment)
        if (!shown.has(wall)) shown.set(wall, moment)
      }
      for (let wall = at + before - 3 * HOUR; wall < at + before + 3 * HOUR; wall += QUARTER) {
        const isSkipped = wall >= at + before && wall < at + after
        const expected = isSkipped ? shown.get(wall + after - before) : shown.get(wall)
        expect([zone, wall, momentOfWallTime(zone, wall)]).toEqual([zone, wall, expected])
      }
    }
  }
  expect(zones.length).toBeGreaterThan(400)
  expect(checked.size).toBeGreaterThan(30)
})

test('WEEK-14: 03:30 in Tallinn is skipped on 28 March and comes twice on 31 October 2027', () => {
  const at = (...wall: [number, number, number, number, number]) =>
    momentOfWallTime('Europe/Tallinn', Date.UTC(...wall))
  expect(at(2027, 2, 28, 3, 30)).toBe(Date.UTC(2027, 2, 28, 1, 30))
  expect(at(2027, 2, 28, 4, 30)).toBe(Date.UTC(2027, 2, 28, 1, 30))
  expect(at(2027, 9, 31, 3, 30)).toBe(Date.UTC(2027, 9, 31, 0, 30))
  expect(momentOfWallTime('Nowhere/Atlantis', 0)).toBe(undefined)
})

test('WEEK-10: calendar and clock of a zone at a moment', () => {
  const sunday = Date.UTC(2026, 10, 15, 20)
  expect(wallTimeAt('Asia/Tokyo', sunday)).toEqual({ date: '2026-11-16', weekday: 0, minutes: 300 })
  expect(wallTimeAt('Asia/Kolkata', sunday)).toEqual({ date: '2026-11-16', weekday: 0, minutes: 90 })
  expect(wallTimeAt('America/New_York', sunday)).toEqual({ date: '2026-11-15', weekday: 6, minutes: 900 })
  expect(wallTimeAt('Nowhere/Atlantis', sunday)).toBe(undefined)
})

test.each([
  ['UTC', '2026-11-22T23:30Z', '2026-11-23'],
  ['Europe/Tallinn', '2026-11-22T23:30Z', '2026-11-30'],
  ['America/New_York', '2026-11-24T03:00Z', '2026-11-30'],
  ['Nowhere/Atlantis', '2026-12-29T12:00Z', '2027-01-04'],
])('WEEK-9: in %s the first Monday after today is, at %s, %s', (zone, now, monday) => {
  expect(nextMonday(zone, Date.parse(now))).toBe(monday)
})
