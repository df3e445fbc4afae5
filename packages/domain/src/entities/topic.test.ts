import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { nextTopicId, topicsOf } from './topic.ts'

test("TOPIC-2: a topic's id is its owner's, then the owner's with a number, and never one that is taken", () => {
  expect(nextTopicId('ann', [])).toBe('ann')
  expect(nextTopicId('ann', ['ann'])).toBe('ann_1')
  expect(nextTopicId('ann', ['ann', 'ann_1', 'ann_3'])).toBe('ann_2')
  expect(nextTopicId('ann', ['bob', 'bob_1'])).toBe('ann')
})

test("a person's topics come with the first one first, numbers in their order", () => {
  const { state } = new EventBuilder('planner')
    .people('ann', 'bob')
    .topic('ann_10', { ownerId: 'ann' })
    .topic('bob', { ownerId: 'bob' })
    .topic('ann_2', { ownerId: 'ann' })
    .topic('ann', { ownerId: 'ann' })
  expect(topicsOf(state.topics.values(), 'ann').map(({ id }) => id)).toEqual(['ann', 'ann_2', 'ann_10'])
  expect(topicsOf(state.topics.values(), 'eve')).toEqual([])
})
