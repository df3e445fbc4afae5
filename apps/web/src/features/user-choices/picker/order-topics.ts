import type { RateableTopic } from '../rateable-topics.ts'

export type TopicFilter = 'all' | 'unrated' | 'chosen'

export type TopicView = {
  filter: TopicFilter
  unratedFirst: boolean
  search: string
  isRated: (topicId: string) => boolean
  isChosen: (topicId: string) => boolean
}

/** The matching topics in the order of creation, optionally unrated ones first. */
export function visibleTopics(topics: readonly RateableTopic[], view: TopicView): RateableTopic[] {
  const words = view.search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const matching = topics.filter(({ topic, text }) => {
    if (view.filter === 'unrated' && view.isRated(topic.id)) return false
    if (view.filter === 'chosen' && !view.isChosen(topic.id)) return false
    return words.every((word) => text.includes(word))
  })
  if (!view.unratedFirst) return matching
  const isLater = ({ topic }: RateableTopic) => Number(view.isRated(topic.id))
  return matching.sort((a, b) => isLater(a) - isLater(b))
}
