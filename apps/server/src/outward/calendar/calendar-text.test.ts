import type { ProgrammeTime } from '@planner/domain'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type CalendarEntry, type CalendarHead, calendarText } from './calendar-text.ts'

const HEAD: CalendarHead = {
  name: 'Harbour',
  timeZone: 'Europe/Tallinn',
  refreshMinutes: 60,
  alarmMinutes: 0,
}
const HOUR = 3_600_000

function entry(changes: Partial<CalendarEntry> = {}): CalendarEntry {
  const start = Date.UTC(2026, 10, 28, 7, 30)
  return {
    uid: 'one',
    sequence: 0,
    changedAt: Date.UTC(2026, 10, 1),
    time: { start, end: start + HOUR, everyWeeks: 0 },
    title: 'Bees on the roof',
    description: '',
    place: 'Hall',
    isCancelled: false,
    ...changes,
  }
}

/** Another maker's parser, with the zones of the file itself. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((each) => ({ each, event: new ICAL.Event(each) })),
  }
}

const unescaped = (text: string) => text.replace(/\\([\\;,])/g, '$1')

const at = (time: ICAL.Time) => time.toJSDate().getTime()

describe('PUBLISH-1: a calendar is read by another maker’s parser', () => {
  test('with every text as it was, however it is folded and escaped', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .map((each) => each.replace(/[\p{Cc}\p{Cs}]/gu, ''))
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 4 }), (title, place, lines) => {
        const written = calendarText({ ...HEAD, name: title }, [
          entry({ title, place, description: lines.join('\n') }),
        ])
        for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const { calendar, events } = read(written)
        const [found] = events
        // The parser does not know this property of RFC 7986, and leaves it escaped.
        expect(unescaped(String(calendar.getFirstPropertyValue('name') ?? ''))).toBe(title)
        expect(found?.event.summary).toBe(title)
        expect(found?.event.location ?? '').toBe(place)
        expect(found?.event.description ?? '').toBe(lines.join('\n'))
      }),
      { numRuns: 200 },
    )
  })

  test('at the moment it is, in any zone, before and after each change of the clocks', () => {
    const zones = [
      'Europe/Tallinn',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
      'UTC',
      'Asia/Calcutta',
      '',
    ]
    const start = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        start,
        fc.integer({ min: 1, max: 600 }),
        (timeZone, minute, length) => {
          const time: ProgrammeTime = {
            start: minute * 60_000,
            end: (minute + length) * 60_000,
            everyWeeks: 0,
          }
          const { events } = read(calendarText({ ...HEAD, timeZone }, [entry({ time })]))
          const [found] = events
          if (!found) throw new Error('There is no entry.')
          if (timeZone === '') {
            expect(found.event.startDate.zone.tzid).toBe('floating')
            expect(found.event.startDate.toString()).toBe(new Date(time.start).toISOString().slice(0, 19))
            return
          }
          // The hour that is there twice is read as the first by all who read it.
          const repeated = at(found.event.startDate) !== time.start || at(found.event.endDate) !== time.end
          if (repeated)
            expect([0, HOUR, HOUR / 2]).toContain(Math.abs(at(found.event.startDate) - time.start))
          else expect(at(found.event.endDate)).toBe(time.end)
        },
      ),
      { numRuns: 400 },
    )
  })
})

test('PUBLISH-2: a group of every second week keeps its hour and its length across both changes of the clocks', () => {
  // Sunday, an hour before the clocks go forward, and each second week from there.
  const start = Date.UTC(2027, 1, 28, 23)
  const time: ProgrammeTime = { start, end: start + 4 * HOUR, everyWeeks: 2 }
  const { events } = read(calendarText(HEAD, [entry({ time })]))
  const [found] = events
  if (!found) throw new Error('There is no entry.')
  const iterator = found.event.iterator()
  const each = Array.from({ length: 20 }, () =>
    found.event.getOccurrenceDetails(iterator.next() as ICAL.Time),
  )
  expect(new Set(each.map(({ startDate }) => startDate.hour))).toEqual(new Set([1]))
  expect(each.slice(0, 3).map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
    '2027-02-28T23:00:00.000Z',
    '2027-03-14T23:00:00.000Z',
    '2027-03-28T22:00:00.000Z',
  ])
  expect(each.at(-1)?.startDate.toJSDate().toISOString()).toBe('2027-11-21T23:00:00.000Z')
  expect(found.each.getFirstPropertyValue('duration')).toMatchObject({ minutes: 240 })
})

test('PUBLISH-2, PUBLISH-6: alarms, sequences and cancellations are as a reader expects them', () => {
  const gone = entry({ uid: 'two', sequence: 3, isCancelled: true })
  const { calendar, events } = read(calendarText({ ...HEAD, alarmMinutes: 5 }, [entry(), gone]))
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1)
  expect(calendar.getFirstPropertyValue('refresh-interval')).toMatchObject({ minutes: 60 })
  const [first, second] = events.map(({ each }) => each)
  expect(first?.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(first?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT5M')
  expect(first?.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-01T00:00:00Z')
  expect(second?.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(second?.getFirstPropertyValue('sequence')).toBe(3)
  expect(second?.getFirstSubcomponent('valarm')).toBeNull()
})
