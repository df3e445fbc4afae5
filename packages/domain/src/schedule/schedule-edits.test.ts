import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { type ScheduledGroup, scheduleOf } from './schedule.ts'
import {
  membershipEdits,
  moveGroupEdits,
  pinEdits,
  possibleStarts,
  startSessionId,
  storedStart,
} from './schedule-edits.ts'

function groupOf({ variant, state }: EventBuilder, key: string): ScheduledGroup {
  const group = scheduleOf(variant, state).byKey.get(key)
  if (!group) throw new Error(`No group ${key}. Maybe the test event has no such topic?`)
  return group
}

const move = (event: EventBuilder, key: string, ...rest: [sessionId: number, slot: number | null]) =>
  event.apply(moveGroupEdits(scheduleOf(event.variant, event.state), groupOf(event, key), ...rest))

const placed = (event: EventBuilder, key: string) => {
  const { starts, members, pinned } = groupOf(event, key)
  return { starts: [...starts], members: [...members], pinned: [...pinned] }
}

test('SCHED-3: moving a group to another session takes its members along', () => {
  const event = new EventBuilder('planner')
    .people('ann', 'bob')
    .topic('x', { ownerId: 'ann' })
    .start('x', 0, 0)
  event.assign('ann', 'x').assign('bob', 'x')
  move(event, 'x|0', 1, 1)
  expect(placed(event, 'x|0')).toEqual({ starts: [[0, 1]], members: [[2, ['ann', 'bob']]], pinned: [] })
  move(event, 'x|0', 2, null)
  expect(placed(event, 'x|0')).toEqual({ starts: [], members: [], pinned: [] })
})

test('SCHED-10: a group of two sessions moves as a whole and is joined as a whole', () => {
  const event = new EventBuilder('multiplanner').people('ann', 'bob').topic('x', { ownerId: 'ann' })
  event.state.event.numSessions = 4
  move(event, 'x|0', 1, 1)
  const join = (personId: string, sessionId: number, isMember: boolean) => {
    const schedule = scheduleOf(event.variant, event.state)
    event.apply(membershipEdits(schedule, groupOf(event, 'x|0'), sessionId, personId, isMember))
  }
  join('ann', 3, true)
  expect(placed(event, 'x|0').members).toEqual([
    [2, ['ann']],
    [3, ['ann']],
  ])
  move(event, 'x|0', 2, 2)
  expect(placed(event, 'x|0').members).toEqual([
    [3, ['ann']],
    [4, ['ann']],
  ])
  join('bob', 1, true)
  join('ann', 4, false)
  expect(placed(event, 'x|0').members).toEqual([[1, ['bob']]])
})

test('WEEK-5: a group of every week keeps one hour and one pinned flag for both weeks', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .people('ann', 'bob')
    .topic('x', { ownerId: 'ann' })
    .topic('y', { ownerId: 'bob', topicGroupOnEveryWeek: false })
  event.assign('bob', 'x', 1)
  move(event, 'x|0', 2, 30)
  event.apply(pinEdits(scheduleOf(event.variant, event.state), groupOf(event, 'x|0'), 1, true))
  expect(placed(event, 'x|0')).toEqual({
    starts: [
      [1, 30],
      [2, 30],
    ],
    members: [
      [1, ['bob']],
      [2, ['bob']],
    ],
    pinned: [1, 2],
  })
})

test('WEEK-7: clearing the hour of a group keeps its members', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .people('ann')
    .topic('x', { ownerId: 'ann' })
    .start('x', 1, 5)
  event.assign('ann', 'x')
  move(event, 'x|0', 1, null)
  expect(placed(event, 'x|0')).toEqual({ starts: [], members: [[1, ['ann']]], pinned: [] })
})

test('WEEK-5: a group of every second week moves between weeks with its pin and members', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .people('ann')
    .topic('x', { ownerId: 'ann', topicGroupOnEveryWeek: false })
    .start('x', 1, 5)
    .assign('ann', 'x', 1)
    .set('fixedTopics', { topicId: 'x', sessionId: 1 }, true)
  move(event, 'x|0', 2, 9)
  expect(placed(event, 'x|0')).toEqual({ starts: [[2, 9]], members: [[2, ['ann']]], pinned: [2] })
})

test('property: after any moves a group has the same members, in the sessions it runs in', () => {
  const slots = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 8 })
  const people = fc.subarray(['ann', 'bob', 'cid', 'dan'], { minLength: 1 })
  fc.assert(
    fc.property(slots, people, fc.constantFrom(1, 2), (moves, members, duration) => {
      const event = new EventBuilder('multiplanner').people('ann', 'bob', 'cid', 'dan')
      event.topic('x', { ownerId: 'ann', sessionDurationInHours: duration })
      event.state.event.numSessions = 4
      for (const id of members) event.assign(id, 'x', 1)
      for (const slot of moves) move(event, 'x|0', 1, slot)
      const group = groupOf(event, 'x|0')
      expect([...group.starts.values()]).toEqual([moves.at(-1)])
      expect([...group.members.keys()].sort()).toEqual(group.sessions)
      for (const each of group.members.values()) expect([...each].sort()).toEqual([...members].sort())
    }),
  )
})

test('SCHED-10: a group of two sessions cannot start in the last session or before a break', () => {
  const event = new EventBuilder('multiplanner')
    .people('ann')
    .topic('x', { ownerId: 'ann' })
    .topic('short', { ownerId: 'ann', sessionDurationInHours: 1 })
  event.state.event.numSessions = 4
  event.state.event.newSessionLabels = 'One\nTwo\n---\nThree\nFour'
  const starts = (key: string) => possibleStarts(scheduleOf(event.variant, event.state), groupOf(event, key))
  expect(starts('x|0')).toEqual([0, 2])
  expect(starts('short|0')).toEqual([0, 1, 2, 3])
})

test('WEEK-5: the start of a group is kept by its week where an event has weeks, else once for all sessions', () => {
  const weekly = new EventBuilder('weekdayhourplanner')
    .people('ann')
    .topic('x', { ownerId: 'ann', topicGroupOnEveryWeek: false })
  const inSessions = new EventBuilder('planner').people('ann').topic('x', { ownerId: 'ann' })
  for (const sessionId of [1, 2]) {
    const schedule = scheduleOf(weekly.variant, weekly.state)
    expect(startSessionId(schedule, sessionId)).toBe(sessionId)
    const edited = [
      ...moveGroupEdits(schedule, groupOf(weekly, 'x|0'), sessionId, 30),
      ...pinEdits(schedule, groupOf(weekly, 'x|0'), sessionId, true),
    ]
    expect(edited.map(({ address }) => [address.table, address.sessionId])).toEqual([
      ['weekDayHourAssignments', sessionId],
      ['fixedTopics', sessionId],
    ])
    expect(startSessionId(scheduleOf(inSessions.variant, inSessions.state), sessionId)).toBe(0)
  }
})

test('WEEK-7: an hour chosen right after a day counts with it, whatever was derived before', () => {
  const event = new EventBuilder('weekdayhourplanner').people('ann').topic('x', { ownerId: 'ann' })
  const before = groupOf(event.start('x', 1, 19), 'x|0')
  event.start('x', 1, 6 * 24 + 19)
  expect(storedStart(event.state, before, 1)).toBe(6 * 24 + 19)
  event.start('x', 1, null)
  expect(storedStart(event.state, before, 1)).toBeUndefined()
})
