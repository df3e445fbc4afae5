import { emptyEventState, newEvent, variantOf } from '@planner/domain'
import { expect, test } from 'vitest'
import { checkedUser, namedByKey, userErrors, userInputOf } from './checked-user.ts'
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
