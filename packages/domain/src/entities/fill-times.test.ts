import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { type DayTimes, fillTimes } from './fill-times.ts'
import { sessionTimeFaults } from './session-time-faults.ts'
import { sessionsOf } from './sessions.ts'

const DAY: DayTimes = {
  date: '2026-11-28',
  start: '09:30',
  length: 45,
  pause: 10,
  lunchFrom: '12:30',
  lunchTo: '13:30',
  perDay: 100,
}

function sessions(
  numSessions: number,
  newSessionLabels: string,
  variant: 'planner' | 'planner10' | 'multiplanner' = 'planner',
) {
  const built = new EventBuilder(variant, { numSessions, newSessionLabels })
  return sessionsOf(built.variant, built.state.event)
}

describe('SESSION-16: the times of a day', () => {
  test('are filled in for ten sessions around lunch, with the names that were there', () => {
    const filled = fillTimes('Opening\n---\n2020-01-01 8:00 Second\n\n', 10, DAY)
    expect(filled).toEqual({
      lines: [
        '2026-11-28 09:30-10:15 Opening',
        '10:25-11:10 Second',
        '11:20-12:05',
        '---',
        '13:30-14:15',
        '14:25-15:10',
        '15:20-16:05',
        '16:15-17:00',
        '17:10-17:55',
        '18:05-18:50',
        '19:00-19:45',
      ],
      end: '19:45',
    })
    for (const variant of ['planner', 'planner10', 'multiplanner'] as const) {
      const read = sessions(10, 'lines' in filled ? filled.lines.join('\n') : '', variant)
      expect(read.map(({ date }) => date)).toEqual(Array(10).fill('2026-11-28'))
      expect(read.map(({ start }) => start).slice(2, 4)).toEqual(['11:20', '13:30'])
      expect(read.map(({ breakAfter }) => breakAfter).indexOf(true)).toBe(2)
      expect(read[0]?.name).toBe('Opening')
    }
  })

  test('go on with the next day after so many sessions, across the end of a year', () => {
    const filled = fillTimes('', 5, { ...DAY, date: '2026-12-31', perDay: 2 })
    expect('lines' in filled && filled.lines).toEqual([
      '2026-12-31 09:30-10:15',
      '10:25-11:10',
      '2027-01-01 09:30-10:15',
      '10:25-11:10',
      '2027-01-02 09:30-10:15',
    ])
  })

  test('keep breaks where there is no lunch, and what no session has', () => {
    const noLunch = { ...DAY, date: '', lunchFrom: '', lunchTo: '' }
    const filled = fillTimes('One\n---\nTwo\nThree', 2, noLunch)
    expect('lines' in filled && filled.lines).toEqual(['09:30-10:15 One', '---', '10:25-11:10 Two', 'Three'])
  })

  test('say which field cannot be, and how many sessions fit before midnight', () => {
    const wrong = (changes: Partial<DayTimes>) => fillTimes('', 10, { ...DAY, ...changes })
    expect(wrong({ date: '2026-02-30' })).toEqual({ fault: 'field', field: 'date' })
    expect(wrong({ start: '' })).toEqual({ fault: 'field', field: 'start' })
    expect(wrong({ length: 0 })).toEqual({ fault: 'field', field: 'length' })
    expect(wrong({ pause: Number.NaN })).toEqual({ fault: 'field', field: 'pause' })
    expect(wrong({ lunchFrom: '' })).toEqual({ fault: 'field', field: 'lunchFrom' })
    expect(wrong({ lunchTo: '12:30' })).toEqual({ fault: 'field', field: 'lunchTo' })
    expect(wrong({ perDay: 0 })).toEqual({ fault: 'field', field: 'perDay' })
    expect(wrong({ length: 120 })).toEqual({ fault: 'tooLong', fitting: 5 })
  })

  test('never overlap and never run within the lunch', () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map((all) => `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`)
    const day = fc.record({
      date: fc.constant('2026-11-28'),
      start: time,
      length: fc.integer({ min: 1, max: 200 }),
      pause: fc.integer({ min: 0, max: 60 }),
      lunchFrom: time,
      lunchTo: time,
      perDay: fc.integer({ min: 1, max: 10 }),
    })
    let filled = 0
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 10 }), (each, count) => {
        const found = fillTimes('', count, each)
        if (!('lines' in found)) return
        filled += 1
        const read = sessions(count, found.lines.join('\n'))
        expect(sessionTimeFaults(read, 'UTC')).toEqual([])
        for (const { start, end } of read) expect(end <= each.lunchFrom || start >= each.lunchTo).toBe(true)
      }),
      { numRuns: 300 },
    )
    expect(filled).toBeGreaterThan(0)
  })
})

describe('SESSION-17: what is odd about times', () => {
  test('is an overlap, also across midnight, but not a session that begins when another ends', () => {
    const faults = sessionTimeFaults(
      sessions(4, '2026-11-28 9:00-10:00\n9:59-11:00\n23:00-1:00\n2026-11-29 0:30'),
      'UTC',
    )
    expect(faults).toEqual([
      { kind: 'overlaps', sessionId: 2, otherId: 1 },
      { kind: 'overlaps', sessionId: 4, otherId: 3 },
    ])
    expect(sessionTimeFaults(sessions(2, '2026-11-28 9:00-10:00\n10:00'), 'UTC')).toEqual([])
  })

  test('is a start in the hour that a change of the clocks leaves out, of that zone alone', () => {
    const early = sessions(1, '2027-03-28 3:30-5:00')
    expect(sessionTimeFaults(early, 'Europe/Tallinn')).toEqual([
      { kind: 'skipped', sessionId: 1, time: '03:30' },
    ])
    expect(sessionTimeFaults(early, 'Europe/Berlin')).toEqual([])
    expect(sessionTimeFaults(early, '')).toEqual([])
  })

  test('is a time without a date', () => {
    expect(sessionTimeFaults(sessions(2, '9:00 a\nb'), 'UTC')).toEqual([{ kind: 'noDate', sessionId: 1 }])
  })
})
