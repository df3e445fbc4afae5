import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeUser } from './merge-user.ts'
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

test('PERSON-15: nothing typed is lost: a typed field stays, an untouched one takes what comes in', () => {
  const typed = stored({ name: 'Ann typing' })
  const merged = mergeUser(stored(), typed, stored({ name: 'Ann elsewhere', email: 'ann@example.org' }))
  expect(merged).toMatchObject({ name: 'Ann typing', email: 'ann@example.org' })
})

test('a field that holds no number counts as typed', () => {
  const typed = stored({ numMeetingRequests: Number.NaN })
  expect(mergeUser(stored(), typed, stored({ numMeetingRequests: 7 })).numMeetingRequests).toBeNaN()
})

test('topics merge field by field', () => {
  const typed = withTopic(stored(), 'a', { description: 'Bring gloves' })
  const merged = mergeUser(stored(), typed, stored({ topics: [topic('a', 'Gardens')] }))
  expect(merged.topics[0]).toMatchObject({ name: 'Gardens', description: 'Bring gloves' })
})

test('a topic that was added here stays, one that was added elsewhere joins it', () => {
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

test('untouched topics that were deleted elsewhere go, and the blank first line stands in for none', () => {
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

test('merging into an untouched form shows exactly what is stored', () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, (base, incoming) => {
      expect(mergeUser(base, base, incoming)).toEqual(incoming)
    }),
  )
})

test('merging the same update twice changes nothing', () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, anyDraft, (base, typed, incoming) => {
      const once = mergeUser(base, typed, incoming)
      expect(mergeUser(incoming, once, incoming)).toEqual(once)
    }),
  )
})
