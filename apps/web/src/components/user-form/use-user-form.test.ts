import { emptyEventState, newEvent, variantOf } from '@planner/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkedUser,
  mergeUser,
  namedByKey,
  userChangesOf,
  userErrors,
  userInputOf,
} from './use-user-form.ts'
import {
  newUserDraft,
  type TopicDraft,
  type UserDraft,
  withAddedTopic,
  withoutTopic,
  withTopic,
} from './user-draft.ts'

const stored = (changes: Partial<UserDraft> = {}): UserDraft => ({
  ...newUserDraft(),
  name: 'Ann',
  topics: [topic('a', 'Garden')],
  ...changes,
})

function topic(id: string, name: string): TopicDraft {
  return { ...(newUserDraft().topics[0] as TopicDraft), id, key: id, name }
}

const names = (draft: UserDraft) => draft.topics.map(({ name }) => name)

test('PERSON-15: no input is lost: touched fields are kept, untouched fields take received data', () => {
  const typed = stored({ name: 'Ann typing' })
  const merged = mergeUser(stored(), typed, stored({ name: 'Ann elsewhere', email: 'ann@example.org' }))
  expect(merged).toMatchObject({ name: 'Ann typing', email: 'ann@example.org' })
})

test('a field with a non-numeric value counts as touched', () => {
  const typed = stored({ numMeetingRequests: Number.NaN })
  expect(mergeUser(stored(), typed, stored({ numMeetingRequests: 7 })).numMeetingRequests).toBeNaN()
})

test('topics merge field by field', () => {
  const typed = withTopic(stored(), 'a', { description: 'Bring gloves' })
  const merged = mergeUser(stored(), typed, stored({ topics: [topic('a', 'Gardens')] }))
  expect(merged.topics[0]).toMatchObject({ name: 'Gardens', description: 'Bring gloves' })
})

test('a topic added here is kept, one added elsewhere is appended', () => {
  const typed = withTopic(withAddedTopic(stored(), 'new-1'), 'new-1', { name: 'Bees' })
  const merged = mergeUser(stored(), typed, stored({ topics: [topic('a', 'Garden'), topic('a_1', 'Kites')] }))
  expect(names(merged)).toEqual(['Garden', 'Kites', 'Bees'])
})

test('a saved new topic is replaced by the stored one', () => {
  const sent = withTopic(withAddedTopic(stored(), 'new-1'), 'new-1', { name: 'Bees' })
  const incoming = stored({ topics: [topic('a', 'Garden'), topic('a_1', 'Bees')] })
  expect(mergeUser(sent, sent, incoming)).toEqual(incoming)
})

test('a topic that was deleted here stays deleted', () => {
  const base = stored({ topics: [topic('a', 'Garden'), topic('a_1', 'Kites')] })
  expect(names(mergeUser(base, withoutTopic(base, 'a_1'), base))).toEqual(['Garden'])
})

test('a topic that was deleted elsewhere while it was edited here is kept as a new one', () => {
  const base = stored({ topics: [topic('a', 'Garden'), topic('a_1', 'Kites')] })
  const merged = mergeUser(base, withTopic(base, 'a_1', { name: 'Big kites' }), stored())
  expect(names(merged)).toEqual(['Garden', 'Big kites'])
  expect(merged.topics[1]?.id).toBeUndefined()
})

test('untouched topics deleted elsewhere are removed; without any topic a blank first one remains', () => {
  expect(names(mergeUser(stored(), stored(), stored({ topics: [] })))).toEqual([''])
})

const anyDraft = fc
  .record({ name: fc.string(), email: fc.string(), topics: fc.array(fc.string(), { maxLength: 4 }) })
  .map(({ name, email, topics }) =>
    stored({
      name,
      email,
      topics: [topic('a', 'Garden'), ...topics.map((each, index) => topic(`a_${index}`, each))],
    }),
  )

test('property: merging into an untouched form yields exactly the stored data', () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, (base, incoming) => {
      expect(mergeUser(base, base, incoming)).toEqual(incoming)
    }),
  )
})

test('property: merging is idempotent', () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, anyDraft, (base, typed, incoming) => {
      const once = mergeUser(base, typed, incoming)
      expect(mergeUser(incoming, once, incoming)).toEqual(once)
    }),
  )
})

const planner = variantOf('planner')
const state = emptyEventState(newEvent(planner, { id: 'e', timestamp: 0 }))

const draft = (names: readonly string[], changes: Partial<UserDraft> = {}): UserDraft => {
  const topics = names.map((_, index) => `k${index}`).slice(1)
  const blank = topics.reduce(withAddedTopic, { ...newUserDraft(), name: ' Ann ', ...changes })
  return names.reduce((form, name, index) => withTopic(form, form.topics[index]?.key ?? '', { name }), blank)
}

const errorsOf = (form: UserDraft) => userErrors(planner, state, checkedUser(form, false), form)

test('texts are trimmed and topics without a name are not sent', () => {
  const input = userInputOf(checkedUser(draft([' Garden ', '  ', 'Bees']), false))
  expect(input).toMatchObject({ name: 'Ann', topics: [{ name: 'Garden' }, { name: 'Bees' }] })
})

test('VARIANT-14: where people meet in pairs the first topic stands for its person, named or not', () => {
  expect(userInputOf(checkedUser(draft(['']), true)).topics).toHaveLength(1)
})

test('TOPIC-10: without an author the topic is the name', () => {
  const form = draft(['Garden'], { name: '', registerTopicWithoutAuthor: true })
  expect(checkedUser(form, false).form.name).toBe('Garden')
  expect(errorsOf(form)).toEqual([])
})

test('VALID-6: an empty number of groups is one, non-numeric text is refused', () => {
  const form = withTopic(draft(['Garden']), 'first', { numberOfGroups: null })
  expect(userInputOf(checkedUser(form, false)).topics?.[0]?.numberOfGroups).toBe(1)
  expect(errorsOf(withTopic(form, 'first', { numberOfGroups: Number.NaN }))).toMatchObject([
    { field: 'topics.first.numberOfGroups', rule: 'range' },
  ])
})

test('VALID-13: a missing name, a wrong e-mail and a wrong phone are named by field', () => {
  const form = draft([], { name: ' ', email: 'nobody', phone: '0' })
  expect(errorsOf(form).map(({ field, rule }) => [field, rule])).toEqual([
    ['name', 'required'],
    ['email', 'email'],
    ['phone', 'phone'],
  ])
})

test('an error indexes topics as sent and is shown at the matching form topic', () => {
  const form = draft(['Garden', '', 'Bees'])
  const checked = checkedUser(form, false)
  const [error] = namedByKey([{ field: 'topics.1.numberOfGroups', rule: 'range' }], checked, form.topics)
  expect(error?.field).toBe('topics.k2.numberOfGroups')
})

test('TOPIC-6: the first topic cannot be emptied while there are others', () => {
  const form = draft(['Garden', 'Bees'])
  const kept = { ...form, topics: form.topics.map((topic) => ({ ...topic, id: topic.key })) }
  expect(errorsOf(withTopic(kept, 'first', { name: '' }))).toMatchObject([
    { field: 'topics.first.name', rule: 'required' },
  ])
  expect(errorsOf(kept)).toEqual([])
})

describe('WIRE-22: only what has changed is sent', () => {
  const stored: UserDraft = {
    ...draft(['Garden', 'Bees', 'Tea'], { name: 'Ann', email: 'ann@example.org', phone: '+37255512345' }),
    topics: draft(['Garden', 'Bees', 'Tea']).topics.map((topic, index) => ({
      ...topic,
      id: `ann_${index}`,
      key: `ann_${index}`,
    })),
  }
  const changesOf = (typed: UserDraft) =>
    userChangesOf('ann', checkedUser(typed, false), checkedUser(stored, false))

  test('of a person the fields that differ', () => {
    expect(changesOf(stored).user).toEqual({ id: 'ann', isEventAdmin: false })
    expect(changesOf({ ...stored, name: ' Anna', languages: ['et'] }).user).toEqual({
      id: 'ann',
      isEventAdmin: false,
      name: 'Anna',
      languages: ['et'],
    })
  })

  test('of topics the changed fields, the new ones and those that are gone', () => {
    const renamed = withTopic(stored, 'ann_1', { name: 'Many bees' })
    const emptied = withTopic(withAddedTopic(renamed, 'new'), 'ann_2', { name: ' ' })
    const { user, topicKeys } = changesOf(withTopic(emptied, 'new', { name: 'Seas' }))
    expect(user).toEqual({
      id: 'ann',
      isEventAdmin: false,
      topics: [{ id: 'ann_1', name: 'Many bees' }, expect.objectContaining({ name: 'Seas' })],
      removedTopics: ['ann_2'],
    })
    expect(topicKeys).toEqual(['ann_1', 'new'])
  })

  test('an error about a topic that was not sent names it by its id', () => {
    const { topicKeys } = changesOf(stored)
    const errors = [{ field: 'topics.ann_2.numberOfGroups', rule: 'range' }]
    expect(namedByKey(errors, { topicKeys }, stored.topics)).toEqual(errors)
  })
})
