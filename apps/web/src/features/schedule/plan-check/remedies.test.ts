import { EventBuilder } from '@planner/domain/testing'
import type { FindingChange } from '@planner/protocol'
import { expect, test } from 'vitest'
import { remedyOf } from './remedies.ts'

const change = (what: FindingChange['what'], more: Partial<FindingChange> = {}): FindingChange => ({
  what,
  path: null,
  topicId: null,
  topicGroupIndex: null,
  personIds: [],
  slots: [],
  value: null,
  ...more,
})
const of = ({ variant, state }: EventBuilder, ...changes: FindingChange[]) =>
  remedyOf(variant, state, changes)

test('CHECK-4: how many sessions or meetings somebody wants is changed in their own row, and back', () => {
  const event = new EventBuilder('planner').people('ann')
  const wants = change('wants', { personIds: ['ann'], value: 2 })
  const row = { id: 'ann', isEventAdmin: false }
  expect(of(event, wants)).toEqual({
    make: [{ kind: 'user', user: { ...row, numUserSessions: 2 } }],
    undo: [{ kind: 'user', user: { ...row, numUserSessions: null } }],
  })
  const pairs = new EventBuilder('1on1').owner('ann', {}, { numMeetingRequests: 1 })
  expect(of(pairs, wants)).toEqual({
    make: [{ kind: 'user', user: { ...row, newNumMeetingRequests: 2 } }],
    undo: [{ kind: 'user', user: { ...row, newNumMeetingRequests: 1 } }],
  })
})

test('CHECK-4: more groups of each topic are allowed by the event before any topic has them', () => {
  const event = new EventBuilder('planner').owner('ann', { name: 'Tea' }).owner('bob', { name: 'Go' })
  event.state.event.numberOfGroupsForTopic = 1
  const remedy = of(event, change('groups', { value: 2 }))
  expect(remedy?.make.map(({ kind }) => kind)).toEqual(['event', 'user', 'user'])
  expect(remedy?.undo.map(({ kind }) => kind)).toEqual(['user', 'user', 'event'])
  expect(remedy?.undo.at(-1)).toMatchObject({ event: { numberOfGroupsForTopic: 1 } })
})

test('CHECK-4: a fixed group is released, and somebody is entered as there, by cells', () => {
  const event = new EventBuilder('planner', { numSessions: 2 }).people('ann').topic('tea')
  event.assign('ann', 'tea').start('tea', 0, 0)
  event.set('fixedTopics', { topicId: 'tea', topicGroupIndex: 0, sessionId: 0 }, true)
  const pin = { table: 'fixedTopics', topicId: 'tea', topicGroupIndex: 0 }
  expect(of(event, change('unpin', { topicId: 'tea', topicGroupIndex: 0, slots: [0] }))?.make).toMatchObject([
    { kind: 'cells', edits: [{ address: pin, value: false }] },
  ])
  event.set('availabilities', { userId: 'ann', sessionId: 1 }, true)
  event.set('availabilities', { userId: 'ann', sessionId: 2 }, false)
  const there = change('available', { personIds: ['ann'], slots: [0, 1] })
  expect(of(event, there)).toMatchObject({
    make: [{ edits: [{ address: { userId: 'ann', sessionId: 2 }, value: true }] }],
    undo: [{ edits: [{ address: { userId: 'ann', sessionId: 2 }, value: false }] }],
  })
})

test('CHECK-4, PLAN-26: somebody who is kept in a group is let go, and kept again', () => {
  const event = new EventBuilder('planner').people('ann').topic('tea')
  const address = { table: 'pins', userId: 'ann', topicId: 'tea', topicGroupIndex: 1 }
  expect(
    of(event, change('release', { topicId: 'tea', topicGroupIndex: 1, personIds: ['ann'] })),
  ).toMatchObject({
    make: [{ kind: 'cells', edits: [{ address, value: false }] }],
    undo: [{ kind: 'cells', edits: [{ address, value: true }] }],
  })
})

test('CHECK-4: what people choose is not changed for them', () => {
  expect(
    of(new EventBuilder('planner').people('ann'), change('wish', { personIds: ['ann'] })),
  ).toBeUndefined()
})

test('CHECK-4: changes that help together are made one after the other, and taken back from the last', () => {
  const event = new EventBuilder('planner').owner('ann', { name: 'Tea' })
  event.state.event.numberOfGroupsForTopic = 1
  const size = change('setting', { path: 'parameters|groups|maxGroupSize', value: 30 })
  const remedy = of(event, change('groups', { value: 2 }), size)
  expect(remedy?.make.map(({ kind }) => kind)).toEqual(['event', 'user', 'setting'])
  expect(remedy?.undo.map(({ kind }) => kind)).toEqual(['setting', 'user', 'event'])
  expect(of(event, size, change('wish', { personIds: ['ann'] }))).toBeUndefined()
})
