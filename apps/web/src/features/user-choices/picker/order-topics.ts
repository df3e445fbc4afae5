import type { RateableTopic } from '../rateable-topics.ts'

export type TopicFilter = 'all' | 'unrated' | 'chosen'

export type TopicView = {
  filter: TopicFilter
  /** What comes first, if anything does. */
  first: 'unrated' | 'chosen' | null
  search: string
  /** Only topics that are friendly to beginners; TOPIC-22. */
  forBeginners?: boolean
  isRated: (topicId: string) => boolean
  isChosen: (topicId: string) => boolean
}

/** The matching topics in their order, optionally unrated or chosen ones first. */
export function visibleTopics(topics: readonly RateableTopic[], view: TopicView): RateableTopic[] {
  const words = view.search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const matching = topics.filter(({ topic, text }) => {
    if (view.filter === 'unrated' && view.isRated(topic.id)) return false
    if (view.filter === 'chosen' && !view.isChosen(topic.id)) return false
    if (view.forBeginners && !topic.beginnerFriendlyFlag) return false
    return words.every((word) => text.includes(word))
  })
  const { first } = view
  if (first === null) return matching
  const isLater = ({ topic }: RateableTopic) =>
    Number(first === 'unrated' ? view.isRated(topic.id) : !view.isChosen(topic.id))
  return matching.sort((a, b) => isLater(a) - isLater(b))
}
