import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { clockChanges } from './clock-changes.ts'
import { movedBy, nextMeetings } from './next-meetings.ts'
import { localHour, localWeek, zoneOffset } from './presence.ts'
import { scheduleOf } from './schedule.ts'

const tallinn = { timeZone: 'Europe/Tallinn', firstMonday: '2027-02-01' }
const people = [
  { id: 'ann', timeZone: 'Asia/Tokyo' },
  { id: 'bob', timeZone: 'UTC' },
  { id: 'cat', timeZone: 'Europe/Berlin' },
  { id: 'dan', timeZone: 'America/New_York' },
  { id: 'eve', timeZone: '' },
]

test('WEEK-11, WEEK-16: whoever’s offset from the event changes within eight weeks is listed with the date and by how much', () => {
  expect(clockChanges(tallinn, people, Date.UTC(2027, 1, 10))).toEqual([
    { date: '2027-03-14', minutes: 60, personIds: ['dan'] },
    { date: '2027-03-28', minutes: -60, personIds: ['ann', 'bob', 'dan'] },
  ])
  expect(clockChanges(tallinn, people, Date.UTC(2027, 2, 28, 22))).toEqual([
    { date: '2027-03-28', minutes: -60, personIds: ['ann', 'bob', 'dan'] },
  ])
  expect(clockChanges(tallinn, people, Date.UTC(2027, 2, 30))).toEqual([])
})

test('WEEK-16: before the first Monday the eight weeks begin there', () => {
  const later = { ...tallinn, firstMonday: '2027-03-29' }
  expect(clockChanges(later, people, Date.UTC(2027, 1, 10))).toEqual([])
  expect(clockChanges(tallinn, people, Date.UTC(2026, 6, 1)).map(({ date }) => date)).toEqual([
    '2027-03-14',
    '2027-03-28',
  ])
})

test('WEEK-11: a person’s offset is that of the first week, between their zone and the event’s', () => {
  const offset = (event: object, person: object) => {
    const { variant, state } = new EventBuilder('heallo', event).person('ann', person)
    return zoneOffset(variant, state, 'ann')
  }
  const summer = { timeZone: 'UTC', firstMonday: '2027-07-05' }
  const winter = { timeZone: 'UTC', firstMonday: '2027-01-04' }
  const berlin = { timeZone: 'Europe/Berlin', timeZoneOffsetInHours: 1 }
  expect([offset(winter, berlin), offset(summer, berlin)]).toEqual([1, 2])
  expect(offset({ ...summer, timeZone: 'Europe/Tallinn' }, berlin)).toBe(-1)
  expect(offset({ ...summer, timeZone: 'Europe/Tallinn' }, { timeZoneOffsetInHours: -4 })).toBe(-7)
  expect(offset(summer, {})).toBe(0)
  expect(offset({ timeZone: 'UTC', firstMonday: '' }, berlin)).toBe(1)
})

test('WEEK-17: an hour of the event’s week is in the week before or after on clocks far away', () => {
  const sunday = 6 * 24 + 20
  expect([localHour(sunday, 9), localWeek(sunday, 9)]).toEqual([5, 1])
  expect([localHour(2, -5), localWeek(2, -5)]).toEqual([165, -1])
  expect(localWeek(50, 9)).toBe(0)
})

test('WEEK-15: a person’s next meetings are those of all their groups, in their order, each in its weeks', () => {
  const clock = { timeZone: 'UTC', firstMonday: '2026-11-02' }
  const event = new EventBuilder('heallo', clock)
    .owner('ann', { topicGroupOnEveryWeek: false })
    .owner('bob')
    .start('ann', 2, 10)
    .assign('ann', 'ann', 2)
    .start('bob', 1, 34)
    .start('bob', 2, 34)
    .assign('ann', 'bob', 1)
    .assign('ann', 'bob', 2)
    .assign('bob', 'bob', 1)
  const schedule = scheduleOf(event.variant, event.state)
  const of = (personId: string, from = 0) =>
    nextMeetings(clock, schedule, personId, from, 4).map(
      ({ group, week, start }) => `${new Date(start).toISOString().slice(5, 13)} ${week} ${group.topic.id}`,
    )
  expect(of('ann')).toEqual(['11-03T10 1 bob', '11-09T10 2 ann', '11-10T10 2 bob', '11-17T10 1 bob'])
  expect(of('ann', Date.UTC(2026, 10, 9, 12))[0]).toBe('11-10T10 2 bob')
  expect(of('bob')).toEqual(['11-03T10 1 bob', '11-17T10 1 bob', '12-01T10 1 bob', '12-15T10 1 bob'])
  expect(of('cat')).toEqual([])
})

test('WEEK-15: a meeting says how much later it is by the reader’s clock than the one before it of its group', () => {
  const clock = { timeZone: 'Europe/Tallinn', firstMonday: '2027-03-08' }
  const event = new EventBuilder('weekdayhourplanner', clock)
    .owner('ann')
    .owner('bob')
    .start('ann', 1, 18)
    .start('bob', 1, 40)
    .assign('ann', 'ann', 1)
    .assign('ann', 'bob', 1)
  const meetings = nextMeetings(clock, scheduleOf(event.variant, event.state), 'ann', 0, 8)
  const moved = (zone: string) => meetings.map((_, index) => movedBy(meetings, index, zone))
  expect(moved('Europe/Tallinn')).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  expect(moved('Asia/Tokyo')).toEqual([0, 0, 0, 0, 0, 0, -60, -60])
  expect(moved('America/New_York')).toEqual([0, 0, 60, 60, 0, 0, -60, -60])
})
