import { cellKey } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { QUESTIONS } from '../insight/questions.ts'
import { askedEvent } from '../testing/asked-event.ts'
import { lateOptions, lateWrites } from './late-writes.ts'

const NOW = 1000

/** What is written for those who come late, and for whom there is none. */
function placed(event: EventBuilder) {
  const { variant, state } = event
  const found = QUESTIONS.latePlaces(askedEvent(event), lateOptions(variant, state))
  if (found?.kind !== 'groups') throw new Error('There is no plan of groups.')
  const made = lateWrites(variant, state, found, NOW)
  return {
    ...made,
    cells: Object.fromEntries(made.cells.map(({ address, value }) => [cellKey(address), value])),
    left: found.left.map(({ person, reason }) => [person, reason]),
    cellTimes: made.cells.map(({ timestamp }) => timestamp),
  }
}

/** Tea in both sessions, with Ann; Bob wants it too. */
const twoSessions = (event = {}) =>
  new EventBuilder('multiplanner', { numSessions: 2, sessionDurationInHours: 2, ...event })
    .people('ann', 'bob')
    .topic('tea')
    .start('tea', 0, 0)
    .assign('ann', 'tea', 1)
    .assign('ann', 'tea', 2)
    .wish('ann', 'tea', 'Yes')
    .wish('bob', 'tea', 'Yes')
    .setting('parameters|groups|minGroupSize', 1)

test('PLAN-18: somebody comes into all sessions of a group, after whatever was there', () => {
  const event = twoSessions()
  event.set('assignments', { userId: 'bob', topicId: 'tea', sessionId: 2 }, false)
  const { cells, cellTimes, timestamp } = placed(event)
  expect(cells).toEqual({ 'assignments|1|bob|tea|0': true, 'assignments|2|bob|tea|0': true })
  expect(cellTimes).toEqual([timestamp, timestamp])
  expect(timestamp).toBe(NOW)
})

test('PLAN-18: no group gets more people than its room holds', () => {
  const full = twoSessions({ groupRooms: 'Den; 1' }).set('topicGroupRooms', { topicId: 'tea' }, 'Den')
  expect(placed(full)).toMatchObject({ cells: {}, left: [['bob', 'roomFull']] })
  const other = twoSessions({ groupRooms: 'Den; 1\nHall; 9' })
  expect(placed(other.set('topicGroupRooms', { topicId: 'tea' }, 'Hall')).left).toEqual([])
})

test('PLAN-18: where the event has rooms a topic begins in one that no group has then', () => {
  const event = (groupRooms: string) =>
    twoSessions({ groupRooms })
      .person('cem', { numUserSessions: 1 })
      .topic('go', { sessionDurationInHours: 1 })
      .wish('cem', 'go', 'Yes')
      .set('topicGroupRooms', { topicId: 'tea' }, 'Hall')
  const { cells, left } = placed(event('Hall; 9\nDen; 4; 2\nLoft; 3; 2'))
  expect(cells).toMatchObject({ 'weekDayHourAssignments|go|0|0': 1, 'topicGroupRooms|go|0': 'Den' })
  expect(left).toEqual([])
  const crowded = placed(event('Hall; 9'))
  expect(Object.keys(crowded.cells).some((key) => key.includes('go'))).toBe(false)
  expect(crowded.left).toMatchObject([['cem', 'nothingRuns']])
})

test('PLAN-18: a topic begins with its time where those who lack a place want it', () => {
  const event = twoSessions()
    .people('cem')
    .topic('go', { sessionDurationInHours: 1 })
    .wish('cem', 'go', 'Yes')
  const { cells, places } = placed(event)
  expect(places.filter(({ person }) => person === 'cem')).toMatchObject([{ topic: 'go', isNew: true }])
  expect(Object.keys(cells)).toContain('weekDayHourAssignments|go|0|0')
})

test('PLAN-18: whoever is in a group besides the plan is left where they are', () => {
  const event = twoSessions().topic('go', { sessionDurationInHours: 1 })
  event.assign('bob', 'go', 1, 3)
  expect(lateOptions(event.variant, event.state).without).toEqual(['bob'])
  expect(placed(event).cells).toEqual({})
})

test('PLAN-18: the room of a group that the planner no longer plans keeps nobody from a place', () => {
  const event = twoSessions({ groupRooms: 'Den; 3\nHall; 9' })
    .owner('cem', { name: 'Go' }, { isArchived: true })
    .start('cem', 0, 0)
    .assign('cem', 'cem', 1)
    .set('topicGroupRooms', { topicId: 'cem' }, 'Den')
  expect(lateOptions(event.variant, event.state).limits).toEqual([])
  expect(placed(event).places).toMatchObject([{ person: 'bob', topic: 'tea' }])
})

test('PLAN-18: in a week a group of every week is joined in both weeks', () => {
  const event = new EventBuilder('weekdayhourplanner', { numSessions: 2 })
    .people('ann', 'bob')
    .topic('tea', { topicGroupOnEveryWeek: true })
    .hours('ann', [10, 11])
    .hours('bob', [10, 11])
    .start('tea', 1, 10)
    .start('tea', 2, 10)
    .assign('ann', 'tea', 1)
    .assign('ann', 'tea', 2)
    .wish('ann', 'tea', 'Yes')
    .wish('bob', 'tea', 'Yes')
    .setting('parameters|groups|minGroupSize', 1)
  expect(placed(event).places).toMatchObject([{ person: 'bob', topic: 'tea', isNew: false }])
})
