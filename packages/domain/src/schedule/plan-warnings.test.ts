import { expect, test } from 'vitest'
import type { Viewer } from '../permissions/viewer.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import { forcedAssignments } from './forced-assignment.ts'
import { planViolations } from './plan-violations.ts'
import { scheduleOf } from './schedule.ts'

const admin: Viewer = { role: 'admin', personId: null }

function forced({ variant, state }: EventBuilder, viewer: Viewer = admin) {
  return forcedAssignments(variant, state, viewer, scheduleOf(variant, state)).map(
    ({ group, sessionId, personId, reasons }) => [personId, group.key, sessionId, ...reasons],
  )
}

function faults({ variant, state }: EventBuilder) {
  return planViolations(variant, state, scheduleOf(variant, state)).map((fault) =>
    fault.kind === 'twoGroups'
      ? [fault.kind, fault.personId, fault.sessionId, ...fault.groups.map(({ key }) => key)]
      : [fault.kind, fault.group.key, fault.sessionId, fault.size, fault.bound],
  )
}

test('SCHED-6: an assignment without a preference is forced, unless the person hosts the topic', () => {
  const event = new EventBuilder('planner')
    .people('ann', 'bob', 'cid')
    .topic('ann', { ownerId: 'ann' })
    .wish('ann', 'ann', 'Host')
    .wish('cid', 'ann', 'Yes')
  event.assign('ann', 'ann').assign('bob', 'ann').assign('cid', 'ann')
  expect(forced(event)).toEqual([['bob', 'ann|0', 1, 'notInterested']])
})

test('TOPIC-12: where owners always host, the owner needs no preference', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .people('ann')
    .topic('ann', { ownerId: 'ann' })
    .assign('ann', 'ann')
  expect(forced(event)).toEqual([])
})

test('SCHED-6: unavailable in the session, with every other reason that applies', () => {
  const event = new EventBuilder('planner')
    .people('ann')
    .topic('t', { ownerId: 'ann' })
    .set('availabilities', { userId: 'ann', sessionId: 2 }, false)
    .assign('ann', 't', 2)
  expect(forced(event)).toEqual([['ann', 't|0', 2, 'notInterested', 'unavailable']])
})

test('SCHED-6: somebody who misses one of the two sessions of a group is partially unavailable', () => {
  const event = new EventBuilder('multiplanner')
    .people('ann')
    .topic('t', { ownerId: 'ann' })
    .wish('ann', 't', 'Yes')
    .start('t', 0, 0)
    .assign('ann', 't', 1)
    .assign('ann', 't', 2)
    .set('availabilities', { userId: 'ann', sessionId: 2 }, false)
  expect(forced(event)).toEqual([
    ['ann', 't|0', 1, 'partlyUnavailable'],
    ['ann', 't|0', 2, 'partlyUnavailable'],
  ])
})

test('SCHED-6: in a week availability is checked for the hours of the group, and not without a time', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .people('ann', 'bob')
    .topic('ann', { ownerId: 'ann' })
    .assign('bob', 'ann')
    .wish('bob', 'ann', 'Yes')
  const free = (hour: number) => event.set('weekDayHourAvailabilities', { userId: 'bob', hour }, true)
  expect(forced(event)).toEqual([])
  event.start('ann', 1, 18)
  expect(forced(event)).toEqual([['bob', 'ann|0', 1, 'unavailable']])
  free(18)
  expect(forced(event)).toEqual([['bob', 'ann|0', 1, 'partlyUnavailable']])
  free(19)
  expect(forced(event)).toEqual([])
})

test('WEEK-2, SCHED-6: in the matcher hours are in each person’s local time, and Maybe is partial', () => {
  const event = new EventBuilder('heallo')
    .people('ann')
    .person('bob', { timeZoneOffsetInHours: 3 })
    .topic('ann', { ownerId: 'ann' })
    .wish('bob', 'ann', 'Yes')
    .start('ann', 1, 166)
    .assign('bob', 'ann')
  for (const hour of [1, 2]) event.set('weekDayHourAvailabilities', { userId: 'bob', hour }, 'Yes')
  expect(forced(event)).toEqual([])
  event.set('weekDayHourAvailabilities', { userId: 'bob', hour: 2 }, 'Maybe')
  expect(forced(event)).toEqual([['bob', 'ann|0', 1, 'partlyUnavailable']])
})

test('SCHED-6: cells a participant may not read are not reported', () => {
  const event = new EventBuilder('planner').people('ann', 'bob').topic('t', { ownerId: 'ann' })
  event.assign('ann', 't').assign('bob', 't')
  event.state.settings.set('parameters|ui|showPreferenceMatrixToUsers', { value: false, timestamp: 1 })
  const viewer: Viewer = { role: 'participant', personId: 'bob' }
  expect(forced(event, viewer)).toEqual([['bob', 't|0', 1, 'notInterested']])
  expect(forced(event)).toHaveLength(2)
})

test('SCHED-11: groups below the minimum and above the maximum, a topic own maximum first', () => {
  const event = new EventBuilder('multiplanner')
    .people('ann', 'bob', 'cid')
    .topic('small', { ownerId: 'ann' })
    .topic('large', { ownerId: 'ann', maxNumberOfParticipants: 2 })
    .topic('idle', { ownerId: 'ann' })
    .start('small', 0, 0)
  for (const id of ['ann', 'bob', 'cid']) event.assign(id, 'large', 2)
  expect(faults(event)).toEqual([
    ['tooSmall', 'small|0', 1, 0, 2],
    ['tooLarge', 'large|0', 2, 3, 2],
  ])
})

test('SCHED-11: two groups of a person in one session', () => {
  const event = new EventBuilder('planner')
    .people('ann', 'bob')
    .topic('x', { ownerId: 'ann' })
    .topic('y', { ownerId: 'bob' })
  for (const id of ['ann', 'bob']) event.assign(id, 'x')
  event.assign('bob', 'y', 2).assign('ann', 'y', 2).assign('bob', 'y', 1).assign('ann', 'x', 2)
  event.state.settings.set('parameters|groups|minGroupSize', { value: 1, timestamp: 1 })
  expect(faults(event)).toEqual([
    ['twoGroups', 'bob', 1, 'x|0', 'y|0'],
    ['twoGroups', 'ann', 2, 'x|0', 'y|0'],
  ])
})

test('SCHED-11: in a week only hours that overlap clash', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .people('ann', 'bob')
    .topic('x', { ownerId: 'ann' })
    .topic('y', { ownerId: 'bob' })
  for (const id of ['ann', 'bob']) event.assign(id, 'x').assign(id, 'y')
  expect(faults(event)).toEqual([])
  event.start('x', 1, 10).start('y', 1, 12)
  expect(faults(event)).toEqual([])
  event.start('y', 1, 11)
  expect(faults(event)).toEqual([
    ['twoGroups', 'ann', 1, 'x|0', 'y|0'],
    ['twoGroups', 'bob', 1, 'x|0', 'y|0'],
  ])
})
