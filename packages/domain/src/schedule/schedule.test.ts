import { expect, test } from 'vitest'
import { activeTopics } from '../cells/read.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import { groupCounts, hasSubgroups } from './group-size.ts'
import { scheduledSessions } from './layout.ts'
import { hasPlan, membersIn, type Schedule, scheduleOf } from './schedule.ts'

const read = ({ variant, state }: EventBuilder) => scheduleOf(variant, state)
const sessionsByKey = (schedule: Schedule) =>
  Object.fromEntries(schedule.groups.map(({ key, sessions }) => [key, sessions]))

test('TOPIC-3: a topic has the number of groups it wants, within the limit of the event', () => {
  const event = new EventBuilder('planner')
    .people('ann', 'bob')
    .topic('ann', { ownerId: 'ann', numberOfGroups: 2 })
    .topic('bob', { ownerId: 'bob', numberOfGroups: 12 })
  event.state.event.numberOfGroupsForTopic = 3
  const schedule = read(event)
  expect(Object.keys(sessionsByKey(schedule))).toEqual(['ann|0', 'ann|1', 'bob|0', 'bob|1', 'bob|2'])
  expect(hasSubgroups(schedule)).toBe(true)
  expect(hasPlan(schedule)).toBe(false)
})

test('SCHED-1: a group runs in the sessions of its start and of its members', () => {
  const event = new EventBuilder('planner')
    .people('ann', 'bob')
    .topic('ann', { ownerId: 'ann' })
    .topic('bob', { ownerId: 'bob' })
    .start('ann', 0, 1)
    .assign('bob', 'bob', 1)
    .assign('ann', 'bob', 2)
  expect(sessionsByKey(read(event))).toEqual({ 'ann|0': [2], 'bob|0': [1, 2] })
})

test('SESSION-6: a group of two sessions covers both, and never one that the event does not have', () => {
  const event = new EventBuilder('multiplanner')
    .people('ann', 'bob')
    .topic('ann', { ownerId: 'ann' })
    .topic('bob', { ownerId: 'bob', sessionDurationInHours: 1 })
    .start('ann', 0, 2)
    .start('bob', 0, 1)
  event.state.event.numSessions = 3
  expect(sessionsByKey(read(event))).toEqual({ 'ann|0': [3], 'bob|0': [2] })
  event.start('ann', 0, 0)
  expect(sessionsByKey(read(event))).toEqual({ 'ann|0': [1, 2], 'bob|0': [2] })
})

test('WEEK-4: weeks A and B are the sessions of an event with a topic on every second week', () => {
  const event = new EventBuilder('weekdayhourplanner')
    .people('ann', 'bob')
    .topic('ann', { ownerId: 'ann' })
    .topic('bob', { ownerId: 'bob' })
  expect(scheduledSessions(event.variant, event.state)).toHaveLength(1)
  event.topic('bob', { ownerId: 'bob', topicGroupOnEveryWeek: false })
  event.start('ann', 1, 30).start('ann', 2, 30).start('bob', 2, 40)
  expect(sessionsByKey(read(event))).toEqual({ 'ann|0': [1, 2], 'bob|0': [2] })
})

test('SCHED-12: with calendar and topics hidden every person has a candidate group in one untimed session', () => {
  const event = new EventBuilder('reciprocity10').people('ann', 'bob').topic('ann', { ownerId: 'ann' })
  for (const key of ['parameters|ui|hideCalendar', 'parameters|ui|hideTopicAndIntro'] as const)
    event.state.settings.set(key, { value: true, timestamp: 1 })
  event.assign('ann', 'bob').assign('bob', 'bob')
  const schedule = read(event)
  expect(schedule.layout).toBe('untimed')
  expect(sessionsByKey(schedule)).toEqual({ 'ann|0': [], 'bob|0': [1] })
  const [, candidate] = schedule.groups
  expect(candidate && membersIn(candidate, 1)).toEqual(['ann', 'bob'])
})

test('SCHED-4: planned and wanted groups are counted by topic', () => {
  const event = new EventBuilder('planner')
    .people('ann', 'bob')
    .topic('ann', { ownerId: 'ann', numberOfGroups: 3 })
    .start('ann', 0, 0)
    .assign('bob', 'ann', 2, 1)
  expect(groupCounts(event.state, read(event)).get('ann')).toEqual({ assigned: 2, desired: 3 })
})

test('a planned group stays visible after its topic wants fewer groups or was disabled', () => {
  const event = new EventBuilder('planner')
    .people('ann', 'bob')
    .topic('ann', { ownerId: 'ann' })
    .topic('bob', { ownerId: 'bob', disabled: true })
    .topic('off', { ownerId: 'bob', disabled: true })
    .assign('bob', 'ann', 1, 1)
    .assign('ann', 'bob', 2)
  expect(sessionsByKey(read(event))).toEqual({ 'ann|0': [], 'ann|1': [1], 'bob|0': [2] })
})

test('a person who is no longer part of the event is a member of no group', () => {
  const event = new EventBuilder('planner').owner('ann').assign('ann', 'ann').assign('gone', 'ann')
  expect(read(event).byKey.get('ann|0')?.members).toEqual(new Map([[1, ['ann']]]))
})

test('ADR-0002: a start is ignored unless its sessionId fits the layout: 0 with sessions, else a week', () => {
  const sessions = new EventBuilder('planner')
    .people('ann')
    .topic('ann', { ownerId: 'ann' })
    .start('ann', 1, 2)
  expect(sessionsByKey(read(sessions))).toEqual({ 'ann|0': [] })
  const weeks = new EventBuilder('weekdayhourplanner')
    .people('ann')
    .topic('ann', { ownerId: 'ann' })
    .start('ann', 0, 2)
  expect(sessionsByKey(read(weeks))).toEqual({ 'ann|0': [] })
})

test('SCHED-22: while topics are hidden everybody has one nameless group, whatever their topics were', () => {
  const event = new EventBuilder('reciprocity10')
    .people('ann', 'bob')
    .topic('ann', { ownerId: 'ann', name: 'Tea', numberOfGroups: 3 })
    .topic('ann_1', { ownerId: 'ann', name: 'Chess' })
    .topic('wishlist', { name: 'Without an author' })
  const names = () => {
    const { groups } = scheduleOf(event.variant, event.state)
    return groups.map(({ key, topic }) => [key, topic.name])
  }
  event.setting('parameters|ui|hideTopicAndIntro', true)
  expect(names()).toEqual([
    ['ann|0', ''],
    ['bob|0', ''],
  ])
})

test('SCHED-23: a nameless topic left behind takes part only while topics are hidden, or in pairs', () => {
  const left = (id: 'reciprocity10' | '1on1') =>
    new EventBuilder(id).people('ann').topic('ann', { ownerId: 'ann', name: '' })
  const active = ({ state }: EventBuilder) => activeTopics(state).length
  expect(active(left('reciprocity10').setting('parameters|ui|hideTopicAndIntro', true))).toBe(1)
  expect(active(left('reciprocity10'))).toBe(0)
  expect(active(left('1on1'))).toBe(1)
  const planned = left('reciprocity10').assign('ann', 'ann')
  expect(scheduleOf(planned.variant, planned.state).groups.map(({ key }) => key)).toEqual(['ann|0'])
})
