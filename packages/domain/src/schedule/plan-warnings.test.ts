import { expect, test } from 'vitest'
import type { Viewer } from '../permissions/viewer.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import { forcedAssignments, forcedOnce } from './forced-assignment.ts'
import { planViolations } from './plan-violations.ts'
import { type PlanInView, scheduleOf } from './schedule.ts'

const admin: Viewer = { role: 'admin', personId: null }

function inView({ variant, state }: EventBuilder, viewer: Viewer = admin): PlanInView {
  return { variant, state, viewer, schedule: scheduleOf(variant, state) }
}

function forced(event: EventBuilder, viewer: Viewer = admin) {
  return forcedAssignments(inView(event, viewer)).map(({ group, sessionId, personId, reasons }) => [
    personId,
    group.key,
    sessionId,
    ...reasons,
  ])
}

/** Kind, people, sessions, groups, and what was counted and is allowed where something is. */
function faults(event: EventBuilder, viewer: Viewer = admin) {
  return planViolations(inView(event, viewer)).map(({ kind, people, sessionIds, groups, count, bound }) => [
    kind,
    ...people,
    ...sessionIds,
    ...groups.map(({ key }) => key),
    ...(bound > 0 ? [count, bound] : []),
  ])
}

function kinds(event: EventBuilder, viewer?: Viewer) {
  return faults(event, viewer).map(([kind]) => kind)
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

test('SCHED-26: a Maybe alone is told from hours that are not free, and from a topic of no interest', () => {
  const event = new EventBuilder('heallo').people('ann', 'bob').topic('x', { ownerId: 'ann' })
  event.wish('bob', 'x', 'Yes').start('x', 1, 10).assign('bob', 'x')
  const isMaybe = () => forcedAssignments(inView(event)).map((each) => each.isMaybe)
  event.hours('bob', [10, 11], 'Maybe')
  expect(isMaybe()).toEqual([true])
  event.wish('bob', 'x', '')
  expect(isMaybe()).toEqual([false])
  event.wish('bob', 'x', 'Yes').hours('bob', [11], 'No')
  expect(isMaybe()).toEqual([false])
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
    ['size.small', 1, 2, 'small|0', 0, 2],
    ['size.large', 2, 'large|0', 3, 2],
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
    ['busy', 'bob', 1, 'x|0', 'y|0'],
    ['busy', 'ann', 2, 'x|0', 'y|0'],
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
    ['busy', 'ann', 1, 'x|0', 'y|0'],
    ['busy', 'bob', 1, 'x|0', 'y|0'],
  ])
})

test('SCHED-16: a group on Sunday at 23:00 for two hours does not fit the week', () => {
  const event = new EventBuilder('weekdayhourplanner').people('ann', 'bob').topic('x', { ownerId: 'ann' })
  for (const id of ['ann', 'bob']) event.assign(id, 'x')
  event.start('x', 1, 166)
  expect(kinds(event)).toEqual([])
  event.start('x', 1, 167)
  expect(faults(event)).toEqual([['range.end', 1, 'x|0']])
})

test('SCHED-16: a group over a break or after the last session', () => {
  const event = new EventBuilder('multiplanner', { numSessions: 3, newSessionLabels: 'a\n---\nb\nc' })
    .people('ann', 'bob')
    .topic('x', { ownerId: 'ann' })
  const at = (start: number) => {
    event.start('x', 0, start)
    return kinds(event).includes('range.end')
  }
  expect([0, 1, 2].map(at)).toEqual([true, false, true])
})

test('SCHED-17: a group outside of the hours its owner saved, on the owner’s clock', () => {
  const evening = [{ startTime: '18:00', endTime: '20:00', scaleColor: '' }]
  const event = new EventBuilder('heallo')
    .person('ann', { timeZoneOffsetInHours: 2 })
    .people('bob')
    .topic('x', { ownerId: 'ann', topicGroupTimeRange: Array.from({ length: 7 }, () => evening) })
  for (const id of ['ann', 'bob']) event.assign(id, 'x')
  event.start('x', 1, 16)
  expect(kinds(event)).toEqual([])
  event.start('x', 1, 18)
  expect(kinds(event)).toEqual(['range.hours'])
})

test('SCHED-17: more groups at one time, or of a topic, than allowed, once for both weeks', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .setting('parameters|groups|maxParallelSessions', 1)
    .setting('parameters|groups|minGroupSize', 1)
    .people('ann', 'bob')
    .topic('x', { ownerId: 'ann' })
    .topic('second', { ownerId: 'bob', topicGroupOnEveryWeek: false })
  for (const week of [1, 2])
    event.start('x', week, 10).start('x', week, 11, 1).assign('ann', 'x', week).assign('bob', 'x', week, 1)
  event.setting('parameters|rules|personMustBeInOwnTopicIfTopicIsActive', false)
  expect(faults(event)).toEqual([
    ['parallel', 1, 2, 'x|0', 'x|1', 2, 1],
    ['groupCount', 1, 2, 'x|0', 'x|1', 2, 1],
  ])
})

test('SCHED-17: a host who is not in the group', () => {
  const event = new EventBuilder('planner')
    .people('ann', 'bob', 'cid')
    .topic('x', { ownerId: 'ann' })
    .wish('cid', 'x', 'Host')
    .assign('ann', 'x')
    .assign('bob', 'x')
  expect(faults(event)).toEqual([['hostMissing', 'cid', 1, 'x|0']])
  event.setting('parameters|rules|personMustBeInOwnTopicIfTopicIsActive', false)
  expect(faults(event)).toEqual([])
})

/** Ann and Bob are in two groups at different hours. */
function twoHours(event: Partial<Parameters<typeof EventBuilder.prototype.person>[1]> = {}, limited = false) {
  const builder = new EventBuilder('weekdayhourplanner', { limitAllUsersToOneGroupOnly: limited })
    .people('ann')
    .person('bob', event)
    .topic('x', { ownerId: 'ann' })
    .topic('y', { ownerId: 'ann' })
    .start('x', 1, 10)
    .start('y', 1, 40)
  return builder.assign('ann', 'x').assign('bob', 'x').assign('ann', 'y').assign('bob', 'y')
}

test('SCHED-17: more groups than a person asked for, hosted ones left out where they do not count', () => {
  expect(kinds(twoHours({ numUserSessions: 2 }))).toEqual([])
  expect(faults(twoHours({ numUserSessions: 1 }))).toEqual([['limit', 'bob', 1, 'x|0', 'y|0', 2, 1]])
  const host = twoHours().person('ann', { numUserSessions: 1 })
  expect(kinds(host)).toEqual(['limit'])
  expect(kinds(host.setting('parameters|rules|countHostingTowardsUsersSessionLimit', false))).toEqual([])
})

test('SCHED-17: one person in two groups where all are limited to one', () => {
  expect(faults(twoHours({}, true))).toEqual([
    ['oneGroupOnly', 'ann', 1, 'x|0', 'y|0', 2, 1],
    ['oneGroupOnly', 'bob', 1, 'x|0', 'y|0', 2, 1],
  ])
})

test('SCHED-17: a contact No and no language in common', () => {
  const event = new EventBuilder('planner', { considerContactPreferences: true })
    .person('ann', { languages: ['English'] })
    .person('bob', { languages: [' english', 'German'] })
    .person('cid', { languages: ['German'] })
    .topic('x', { ownerId: 'ann' })
    .set('contactPreferences', { userId: 'bob', topicId: 'ann' }, 'No')
  for (const id of ['ann', 'bob', 'cid']) event.assign(id, 'x')
  expect(faults(event)).toEqual([
    ['contactNo', 'ann', 'bob', 1, 'x|0'],
    ['language', 'ann', 'cid', 1, 'x|0'],
  ])
  event.state.event.considerContactPreferences = false
  expect(kinds(event)).toEqual(['language'])
})

test('SCHED-18: participants are told what they can see for themselves, and of themselves only', () => {
  const event = twoHours({ numUserSessions: 1 }, true)
  event.set('contactPreferences', { userId: 'bob', topicId: 'ann' }, 'No')
  event.state.event.considerContactPreferences = true
  const bob: Viewer = { role: 'participant', personId: 'bob' }
  expect(faults(event, bob)).toEqual([['oneGroupOnly', 'bob', 1, 'x|0', 'y|0', 2, 1]])
  expect(faults(event, { role: 'visitor', personId: null })).toEqual([])
})

test('SCHED-19: a conflict of both weeks is one, whatever its number of hours', () => {
  const event = new EventBuilder('heallo').people('ann', 'bob').topic('x', { ownerId: 'ann' })
  event.topic('second', { ownerId: 'bob', topicGroupOnEveryWeek: false }).wish('bob', 'x', 'Yes')
  for (const week of [1, 2]) event.start('x', week, 10).assign('bob', 'x', week)
  event.hours('bob', [10, 11], 'Maybe')
  const all = forcedAssignments(inView(event))
  expect(forcedOnce(all)).toMatchObject([
    { personId: 'bob', sessionIds: [1, 2], reasons: ['partlyUnavailable'] },
  ])
})
