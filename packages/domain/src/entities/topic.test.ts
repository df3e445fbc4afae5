import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { nextTopicId, topicsOf } from './topic.ts'

test("TOPIC-2: the first topic has its owner's id, further ones a numeric suffix, without collisions", () => {
  expect(nextTopicId('ann', [])).toBe('ann')
  expect(nextTopicId('ann', ['ann'])).toBe('ann_1')
  expect(nextTopicId('ann', ['ann', 'ann_1', 'ann_3'])).toBe('ann_2')
  expect(nextTopicId('ann', ['bob', 'bob_1'])).toBe('ann')
})

test("a person's topics are sorted by number, the first topic first", () => {
  const { state } = new EventBuilder('planner')
    .people('ann', 'bob')
    .topic('ann_10', { ownerId: 'ann' })
    .topic('bob', { ownerId: 'bob' })
    .topic('ann_2', { ownerId: 'ann' })
    .topic('ann', { ownerId: 'ann' })
  expect(topicsOf(state.topics.values(), 'ann').map(({ id }) => id)).toEqual(['ann', 'ann_2', 'ann_10'])
  expect(topicsOf(state.topics.values(), 'eve')).toEqual([])
})
