import { expect, test } from 'vitest'
import { groupPlan } from './group-plan.ts'
import { nextMeetings } from './next-meetings.ts'
import { goodWeek } from './testing/good-groups.ts'
import { mondayBeforeChanges, timeOf } from './wall-time.ts'

const BERLIN = 'Europe/Berlin'
const ZONES = ['Europe/Tallinn', BERLIN, 'America/New_York', 'Asia/Tokyo']

test('CODE-8: a time that clocks skip is later, of one that comes twice the first counts', () => {
  const at = (text: string) => new Date(timeOf(BERLIN, Date.parse(`${text}Z`))).toISOString()
  expect(at('2027-03-27T20:00')).toBe('2027-03-27T19:00:00.000Z')
  expect(at('2027-03-28T02:30')).toBe('2027-03-28T01:30:00.000Z')
  expect(at('2027-03-28T20:00')).toBe('2027-03-28T18:00:00.000Z')
  expect(at('2027-10-31T02:30')).toBe('2027-10-31T00:30:00.000Z')
})

test('CODE-8: a rehearsal begins a week before the first change of clocks in a zone of its people', () => {
  expect(mondayBeforeChanges(ZONES, Date.parse('2026-11-22T12:00Z'))).toBe('2027-03-01')
  expect(mondayBeforeChanges(ZONES, Date.parse('2027-06-01T12:00Z'))).toBe('2027-10-18')
  expect(mondayBeforeChanges(['Asia/Tokyo'], Date.parse('2026-11-22T12:00Z'))).toBe('2026-11-23')
})

test('CODE-8: next meetings keep the hour of the event, and move on a clock that changes on another day', () => {
  const data = goodWeek()
  data.event = { ...data.event, timeZone: BERLIN, firstMonday: '2027-03-01' }
  const plan = groupPlan(data, 0)
  const next = nextMeetings(plan, 'cid', 'America/New_York', Date.parse('2027-03-01T12:00Z'))
  expect(next.map(({ date, from, to, movedBy }) => `${date} ${from} to ${to} ${movedBy}`)).toEqual([
    '01.03.2027 12:00 to 14:00 0',
    '08.03.2027 12:00 to 14:00 0',
    '15.03.2027 13:00 to 15:00 1',
    '22.03.2027 13:00 to 15:00 0',
    '29.03.2027 12:00 to 14:00 -1',
    '05.04.2027 12:00 to 14:00 0',
    '12.04.2027 12:00 to 14:00 0',
    '19.04.2027 12:00 to 14:00 0',
  ])
  // Dan's group meets in week B alone, on Tuesdays; one that has ended is no longer among them.
  const later = nextMeetings(plan, 'dan', 'Asia/Tokyo', Date.parse('2027-03-09T19:30Z'))
  expect(later.slice(0, 3).map(({ date, from, to }) => `${date} ${from} to ${to}`)).toEqual([
    '24.03.2027 02:00 to 04:00',
    '07.04.2027 01:00 to 03:00',
    '21.04.2027 01:00 to 03:00',
  ])
})
