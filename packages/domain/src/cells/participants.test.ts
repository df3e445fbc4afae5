import { expect, test } from 'vitest'
import { newTopic } from '../entities/topic.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import { variantOf } from '../variants/registry.ts'
import { type CellAddress, cellAddress, cellKey } from './address.ts'
import type { MutableEventState } from './event-state.ts'
import { answersOf, contactChoices, eventProgress } from './participants.ts'

function eventOf(people: readonly string[]): MutableEventState {
  return new EventBuilder('planner').people(...people).state
}

function addTopic(state: MutableEventState, id: string, ownerId: string): void {
  state.topics.set(id, newTopic({ id, ownerId, name: id, timestamp: 1 }))
}

function put(state: MutableEventState, address: CellAddress, value: string): void {
  state.cells.set(cellKey(address), { address, value, timestamp: 1 })
}

test('CHOICE-13: `any` needs one contact choice, `all` one about every other active person', () => {
  const state = eventOf(['a', 'b', 'c', 'gone'])
  const gone = state.persons.get('gone')
  if (gone) state.persons.set('gone', { ...gone, isArchived: true })
  const choose = (userId: string, topicId: string, value: string) =>
    put(state, cellAddress('contactPreferences', { userId, topicId }), value)
  choose('a', 'b', 'No')
  choose('a', 'c', '3')
  choose('b', 'a', '7')
  choose('c', 'gone', 'No')
  expect(Object.fromEntries(contactChoices(variantOf('planner'), state))).toEqual({
    a: { any: true, all: true },
    b: { any: true, all: false },
    c: { any: false, all: false },
    gone: { any: false, all: false },
  })
})

test('CHOICE-13: clearing the only contact choice leaves none', () => {
  const state = eventOf(['a', 'b'])
  put(state, cellAddress('contactPreferences', { userId: 'a', topicId: 'b' }), '')
  expect(contactChoices(variantOf('planner'), state).get('a')).toEqual({ any: false, all: false })
})

test('EVENT-16: in pairs a wish or a No about a person is a decision, a contact preference is none', () => {
  const state = new EventBuilder('reciprocity').people('a', 'b', 'c').state
  for (const id of ['a', 'b', 'c']) addTopic(state, id, id)
  addTopic(state, 'c_1', 'c')
  const wish = (userId: string, topicId: string, value: string) =>
    put(state, cellAddress('preferences', { userId, topicId }), value)
  wish('a', 'b', 'Yes')
  wish('a', 'c', '')
  wish('b', 'c', 'Yes reserved')
  wish('b', 'c_1', 'Yes')
  put(state, cellAddress('contactPreferences', { userId: 'c', topicId: 'a' }), '7')
  expect(Object.fromEntries(contactChoices(variantOf('reciprocity'), state))).toEqual({
    a: { any: true, all: true },
    b: { any: true, all: false },
    c: { any: false, all: false },
  })
})

test('CHOICE-13: a person who is alone has made no choice', () => {
  expect(contactChoices(variantOf('planner'), eventOf(['a'])).get('a')).toEqual({ any: false, all: false })
})

test('PERSON-21: the progress of an event counts active people and topics', () => {
  const state = eventOf(['a', 'b', 'topic-only'])
  const topicOnly = state.persons.get('topic-only')
  if (topicOnly) state.persons.set('topic-only', { ...topicOnly, registerTopicWithoutAuthor: true })
  addTopic(state, 'topic-only', 'topic-only')
  put(state, cellAddress('preferences', { userId: 'a', topicId: 'topic-only' }), 'Yes')
  put(state, cellAddress('preferences', { userId: 'b', topicId: 'topic-only' }), '')
  expect(eventProgress(state)).toEqual({
    numPeople: 2,
    numTopics: 1,
    numPeopleWithHours: 0,
    hasPlan: false,
  })
})

test('MEET-10, PERSON-17: who has asked for a meeting has answered, who was only asked has not', () => {
  for (const meeting of ['reserved', 'committed', 'past'] as const) {
    const { variant, state } = new EventBuilder('1on1')
      .owner('ann')
      .owner('bob')
      .owner('cid')
      .meeting('ann', 'bob', meeting, { wishedBy: ['ann'] })
    expect(answersOf(variant, state).answered).toEqual(new Set(['ann']))
    expect(contactChoices(variant, state).get('bob')).toEqual({ any: false, all: false })
  }
  const { variant, state } = new EventBuilder('reciprocity')
    .owner('ann')
    .owner('bob')
    .meeting('ann', 'bob', 'reserved')
  expect(answersOf(variant, state).answered).toEqual(new Set(['ann', 'bob']))
})
