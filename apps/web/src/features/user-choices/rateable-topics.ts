import {
  can,
  cellAddress,
  cellKey,
  type EventState,
  isActivePerson,
  isActiveTopic,
  isOnlyAsked,
  type PersonId,
  preferenceOf,
  type TopicRecord,
  type VariantDescription,
} from '@planner/domain'
import { useMemo, useState } from 'react'
import { useEventState, useLive, useVariant } from '../../lib/live/live-context.tsx'
import { wordSearch } from '../../lib/word-search.ts'

/** A topic that can be rated, by its own name, or in pair variants by the person it represents. */
export type RateableTopic = {
  topic: TopicRecord
  name: string
  detail: string
  /** What the person writes about themselves, where people are chosen. */
  profile: string
  /** What a search looks through. */
  text: string
}

/** Topics that can run, in the order of creation. */
export function rateableTopics(variant: VariantDescription, state: EventState): RateableTopic[] {
  const arePeople = can(variant, 'pairs')
  return [...state.topics.values()].flatMap((topic) => {
    if (!isActiveTopic(state, topic.id)) return []
    if (arePeople && !isActivePerson(state, topic.ownerId)) return []
    const owner = state.persons.get(topic.ownerId)
    const ownerName = owner && !owner.registerTopicWithoutAuthor ? owner.name : ''
    const name = arePeople ? ownerName : topic.name
    const detail = arePeople ? topic.name : ownerName
    const profile = arePeople ? (owner?.profile ?? '') : ''
    const text = [name, detail, topic.description, profile].join('\n').toLocaleLowerCase()
    return [{ topic, name, detail, profile, text }]
  })
}

/** The same array until one of its topics changes, so that rows keep their order while people choose. */
export function useRateableTopics(): readonly RateableTopic[] {
  const variant = useVariant()
  const state = useEventState()
  const topics = useMemo(() => rateableTopics(variant, state), [variant, state])
  const [shown, setShown] = useState(topics)
  if (shown === topics || isSame(shown, topics)) return shown
  setShown(topics)
  return topics
}

function isSame(before: readonly RateableTopic[], after: readonly RateableTopic[]): boolean {
  return (
    before.length === after.length &&
    after.every((each, index) => {
      const known = before[index]
      return known?.topic === each.topic && known.name === each.name && known.text === each.text
    })
  )
}

/** In pair variants people cannot rate their own topic. */
export function isOwnPerson(variant: VariantDescription, topic: TopicRecord, personId: PersonId): boolean {
  return can(variant, 'pairs') && topic.ownerId === personId
}

/** Whether the person has stored a choice for the topic, the blank one included. */
export function isRated(state: EventState, personId: PersonId, topicId: string): boolean {
  const cell = state.cells.get(cellKey(cellAddress('preferences', { userId: personId, topicId })))
  return cell !== undefined && !isOnlyAsked(state, cell)
}

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

/** Search and filter of a list of choices, and what they leave; its order stays while somebody chooses. */
export function useTopicFilter(
  topics: readonly RateableTopic[],
  personId: PersonId,
  first: TopicView['first'],
  forBeginners = false,
) {
  const { store } = useLive()
  const [filter, setFilter] = useState<TopicFilter>('all')
  const [search, setSearch] = useState('')
  const shown = useMemo(() => {
    const { state } = store.getSnapshot()
    return visibleTopics(topics, {
      filter,
      first,
      search,
      forBeginners,
      isRated: (id) => isRated(state, personId, id),
      isChosen: (id) => preferenceOf(state, personId, id) !== '',
    })
  }, [topics, filter, first, search, forBeginners, store, personId])
  return { shown, toolbar: { search, onSearch: setSearch, filter, onFilter: setFilter } }
}

/** The matching topics in their order, optionally unrated or chosen ones first. */
export function visibleTopics(topics: readonly RateableTopic[], view: TopicView): RateableTopic[] {
  const isFound = wordSearch(view.search)
  const matching = topics.filter(({ topic, text }) => {
    if (view.filter === 'unrated' && view.isRated(topic.id)) return false
    if (view.filter === 'chosen' && !view.isChosen(topic.id)) return false
    if (view.forBeginners && !topic.beginnerFriendlyFlag) return false
    return isFound(text)
  })
  const { first } = view
  if (first === null) return matching
  const isLater = ({ topic }: RateableTopic) =>
    Number(first === 'unrated' ? view.isRated(topic.id) : !view.isChosen(topic.id))
  return matching.sort((a, b) => isLater(a) - isLater(b))
}
