import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeUser } from './use-user-form.ts'
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
