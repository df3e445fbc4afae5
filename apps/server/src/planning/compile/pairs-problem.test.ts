import { EventBuilder } from '@planner/domain/testing'
import { type PairsProblem, parseProblem } from '@planner/solver'
import { expect, test } from 'vitest'
import { compileProblem } from './compile-problem.ts'

function compiled(event: EventBuilder, keepPreviousPlan = false): PairsProblem {
  const problem = compileProblem(event.variant, event.state, { keepPreviousPlan })
  expect(parseProblem(JSON.parse(JSON.stringify(problem)))).toEqual({ ok: true, problem })
  if (problem.kind !== 'pairs') throw new Error('Not a pairs problem')
  return problem
}

test('MODEL-48: requests are wishes, also those that a plan has reserved, and capacity is what people asked for', () => {
  const problem = compiled(
    new EventBuilder('1on1')
      .owner('ann', {}, { numMeetingRequests: 3 })
      .owner('bob')
      .owner('cid')
      .wish('ann', 'bob', 'Yes')
      .wish('bob', 'ann', 'Yes pending')
      .meeting('ann', 'cid', 'reserved', { wishedBy: ['ann'] })
      .wish('cid', 'cid', 'Yes')
      .wish('cid', 'ann', ''),
  )
  expect(problem.people).toEqual([
    { id: 'ann', capacity: 3, priority: 0 },
    { id: 'bob', capacity: 5, priority: 0 },
    { id: 'cid', capacity: 5, priority: 0 },
  ])
  expect(problem.wishes).toEqual([
    ['ann', 'bob', 1],
    ['bob', 'ann', 1],
    ['ann', 'cid', 1],
  ])
  expect(problem.mutualOnly).toBe(false)
  expect(problem.rules).toEqual({
    useLogScale: false,
    contactMode: 'sum',
    weights: { fairness: 10, keepPreviousPlan: 0 },
  })
  expect(problem).toMatchObject({ sessions: 1, previous: [['ann', 'cid', null]], seed: null })
})

test('MEET-6: committed meetings are kept and past ones excluded', () => {
  const problem = compiled(
    new EventBuilder('reciprocity')
      .owner('ann')
      .owner('bob')
      .owner('cid')
      .meeting('ann', 'bob', 'committed')
      .meeting('cid', 'ann', 'past'),
  )
  expect(problem.kept).toEqual([['ann', 'bob', null]])
  expect(problem.excluded).toEqual([['ann', 'cid']])
  expect(problem.mutualOnly).toBe(true)
})

test('MODEL-48: a contact "No" excludes the pair while contact preferences are considered', () => {
  const event = (considerContactPreferences: boolean) =>
    new EventBuilder('1on1', { considerContactPreferences })
      .owner('ann')
      .owner('bob')
      .set('contactPreferences', { userId: 'bob', topicId: 'ann' }, 'No')
  expect(compiled(event(true)).excluded).toEqual([['ann', 'bob']])
  expect(compiled(event(false)).excluded).toEqual([])
})

test('MEET-9: with several sessions nobody has more meetings than sessions, save those already committed', () => {
  const event = new EventBuilder('1on1', { numSessions: 2 })
  for (const id of ['ann', 'bob', 'cid', 'dan']) event.owner(id)
  for (const id of ['bob', 'cid', 'dan']) event.meeting('ann', id, 'committed')
  expect(compiled(event).people.map(({ capacity }) => capacity)).toEqual([3, 2, 2, 2])
})

test('MODEL-46: people who do not come are neither wished for nor kept', () => {
  const problem = compiled(
    new EventBuilder('1on1')
      .owner('ann')
      .owner('bob')
      .owner('gone', {}, { isArchived: true })
      .wish('ann', 'gone', 'Yes')
      .meeting('bob', 'gone', 'committed'),
  )
  expect(problem.people.map(({ id }) => id)).toEqual(['ann', 'bob'])
  expect(problem.wishes).toEqual([])
  expect(problem.kept).toEqual([])
})

test('MEET-15: a pair that has called its meeting off is not matched again in this week, unless whoever did so wishes it anew', () => {
  const cancelled = (week: number) =>
    new EventBuilder('1on1', { meetingWeek: 2 })
      .owner('ann')
      .owner('bob')
      .meeting('ann', 'bob', 'cancelled', { week, cancelledBy: 'ann', wishedBy: [] })
      .wish('bob', 'ann', 'Yes pending')
  expect(compiled(cancelled(2)).excluded).toEqual([['ann', 'bob']])
  expect(compiled(cancelled(1)).excluded).toEqual([])
  expect(compiled(cancelled(2).wish('ann', 'bob', 'Yes')).excluded).toEqual([])
})

test('MODEL-60: a rating weighs its wish, a wish without one is in the middle, and none counts while they are not considered', () => {
  const event = (considerContactPreferences: boolean) =>
    new EventBuilder('1on1', { considerContactPreferences })
      .owner('ann')
      .owner('bob')
      .owner('cid')
      .wish('ann', 'bob', 'Yes')
      .wish('ann', 'cid', 'Yes')
      .wish('bob', 'ann', 'Yes')
      .set('contactPreferences', { userId: 'ann', topicId: 'bob' }, '10')
      .set('contactPreferences', { userId: 'bob', topicId: 'ann' }, '1')
      .set('contactPreferences', { userId: 'cid', topicId: 'ann' }, '10')
      .setting('parameters|preferenceWeights|yes', 3)
  const weights = (considered: boolean) =>
    Object.fromEntries(
      compiled(event(considered)).wishes.map(([from, to, weight]) => [`${from}>${to}`, weight]),
    )
  expect(weights(true)).toEqual({ 'ann>bob': 6, 'ann>cid': 3, 'bob>ann': 0.6 })
  expect(weights(false)).toEqual({ 'ann>bob': 3, 'ann>cid': 3, 'bob>ann': 3 })
})

test('MODEL-56: where only mutual wishes are granted those of both count by their geometric mean', () => {
  const event = new EventBuilder('reciprocity').owner('ann').owner('bob')
  expect(compiled(event).rules.contactMode).toBe('mutual')
})

test('MODEL-59, PLAN-12: the reserved meetings are the last plan, which weighs nothing unless it is to be kept', () => {
  const event = new EventBuilder('1on1', { numSessions: 3 })
  for (const id of ['ann', 'bob', 'cid', 'dan']) event.owner(id)
  event
    .meeting('ann', 'bob', 'reserved', { sessionId: 3 })
    .meeting('bob', 'cid', 'reserved', { sessionId: 4 })
    .meeting('ann', 'cid', 'committed', { sessionId: 1 })
    .meeting('cid', 'dan', 'committed', { sessionId: 9 })
  const problem = compiled(event)
  expect(problem).toMatchObject({
    sessions: 3,
    kept: [
      ['ann', 'cid', 0],
      ['cid', 'dan', null],
    ],
    previous: [
      ['ann', 'bob', 2],
      ['bob', 'cid', null],
    ],
  })
  expect(problem.rules.weights.keepPreviousPlan).toBe(0)
  expect(compiled(event, true).rules.weights.keepPreviousPlan).toBe(10)
})

test('MODEL-61: a person’s priority is what they went without in closed weeks, whatever they wish today', () => {
  const event = new EventBuilder('1on1', { meetingWeek: 3 })
    .owner('ann', {}, { meetingsWithout: 3 })
    .owner('bob')
    .meeting('ann', 'bob', 'past', { week: 1, timestamp: 100 })
  event.wish('bob', 'ann', 'Yes')
  expect(compiled(event).people.map(({ id, priority }) => [id, priority])).toEqual([
    ['ann', 3],
    ['bob', 0],
  ])
})
