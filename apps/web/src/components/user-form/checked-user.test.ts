import { emptyEventState, newEvent, variantOf } from '@planner/domain'
import { describe, expect, test } from 'vitest'
import { checkedUser, namedByKey, userChangesOf, userErrors, userInputOf } from './use-user-form.ts'
import { newUserDraft, type UserDraft, withAddedTopic, withTopic } from './user-draft.ts'

const planner = variantOf('planner')
const state = emptyEventState(newEvent(planner, { id: 'e', timestamp: 0 }))

const draft = (names: readonly string[], changes: Partial<UserDraft> = {}): UserDraft => {
  const topics = names.map((_, index) => `k${index}`).slice(1)
  const blank = topics.reduce(withAddedTopic, { ...newUserDraft(), name: ' Ann ', ...changes })
  return names.reduce((form, name, index) => withTopic(form, form.topics[index]?.key ?? '', { name }), blank)
}

const errorsOf = (form: UserDraft) => userErrors(planner, state, checkedUser(form, false), form)

test('texts are trimmed and topics without a name are not sent', () => {
  const input = userInputOf(checkedUser(draft([' Garden ', '  ', 'Bees']), false), 'ann')
  expect(input).toMatchObject({ id: 'ann', name: 'Ann', topics: [{ name: 'Garden' }, { name: 'Bees' }] })
})

test('VARIANT-14: where people meet in pairs the first topic stands for its person, named or not', () => {
  expect(userInputOf(checkedUser(draft(['']), true), undefined).topics).toHaveLength(1)
})

test('TOPIC-10: without an author the topic is the name', () => {
  const form = draft(['Garden'], { name: '', registerTopicWithoutAuthor: true })
  expect(checkedUser(form, false).form.name).toBe('Garden')
  expect(errorsOf(form)).toEqual([])
})

test('VALID-6: an empty number of groups is one, non-numeric text is refused', () => {
  const form = withTopic(draft(['Garden']), 'first', { numberOfGroups: null })
  expect(userInputOf(checkedUser(form, false), undefined).topics?.[0]?.numberOfGroups).toBe(1)
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
