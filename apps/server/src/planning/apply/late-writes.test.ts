import { cellKey } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { answerOf } from '../insight/answer.ts'
import { subjectOf } from '../insight/subject.ts'
import { lateOptions, lateWrites } from './late-writes.ts'

const NOW = 1000

/** What is written for those who come late, and for whom there is none. */
function placed({ variant, state }: EventBuilder) {
  const found = answerOf('latePlaces', subjectOf(variant, state), lateOptions(variant, state))
  if (found?.kind !== 'groups') throw new Error('There is no plan of groups.')
  const made = lateWrites(variant, state, found.placed, NOW)
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

test('PLAN-18: no group gets more people than its room holds, and none begins where it would need a room', () => {
  const full = twoSessions({ groupRooms: 'Den; 1' }).set('topicGroupRooms', { topicId: 'tea' }, 'Den')
  expect(placed(full)).toMatchObject({ cells: {}, left: [['bob', 'couldJoin']] })
  const other = twoSessions({ groupRooms: 'Den; 1\nHall; 9' }).set(
    'topicGroupRooms',
    { topicId: 'tea' },
    'Hall',
  )
  expect(placed(other).left).toEqual([])
  expect(lateOptions(other.variant, other.state)).toMatchObject({ mayBegin: false })
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
