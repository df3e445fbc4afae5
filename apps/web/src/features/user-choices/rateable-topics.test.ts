import { newTopic } from '@planner/domain'
import { expect, test } from 'vitest'
import { type RateableTopic, type TopicView, visibleTopics } from './rateable-topics.ts'

const topic = (id: string, text: string): RateableTopic => ({
  topic: newTopic({ id, ownerId: id, name: text, timestamp: 0 }),
  name: text,
  detail: '',
  profile: '',
  text: text.toLowerCase(),
})
const topics = [topic('a', 'Community garden'), topic('b', 'Repair café'), topic('c', 'Night garden')]
const view: TopicView = {
  filter: 'all',
  first: null,
  search: '',
  isRated: (id) => id !== 'c',
  isChosen: (id) => id === 'a',
}
const ids = (changes: Partial<TopicView>) =>
  visibleTopics(topics, { ...view, ...changes }).map((each) => each.topic.id)

test('topics keep their order by default', () => {
  expect(ids({})).toEqual(['a', 'b', 'c'])
})

test('unrated topics come first when requested', () => {
  expect(ids({ first: 'unrated' })).toEqual(['c', 'a', 'b'])
})

test('SCREEN-10: chosen ones come first, in their order', () => {
  expect(ids({ first: 'chosen' })).toEqual(['a', 'b', 'c'])
  expect(ids({ first: 'chosen', isChosen: (id) => id !== 'a' })).toEqual(['b', 'c', 'a'])
})

test('No counts as a rating but not as a choice', () => {
  expect(ids({ filter: 'unrated' })).toEqual(['c'])
  expect(ids({ filter: 'chosen' })).toEqual(['a'])
})

test('all words of the search must match', () => {
  expect(ids({ search: ' garden ' })).toEqual(['a', 'c'])
  expect(ids({ search: 'garden NIGHT' })).toEqual(['c'])
})
