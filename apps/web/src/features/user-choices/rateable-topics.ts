import {
  can,
  cellAddress,
  cellKey,
  type EventState,
  isActivePerson,
  isActiveTopic,
  isOnlyAsked,
  type PersonId,
  type TopicRecord,
  type VariantDescription,
} from '@planner/domain'
import { useMemo, useState } from 'react'
import { useEventState, useVariant } from '../../lib/live/live-context.tsx'

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

/** Whether the person has stored any choice for the topic, the blank one included; not where they were only asked. */
export function isRated(state: EventState, personId: PersonId, topicId: string): boolean {
  const cell = state.cells.get(cellKey(cellAddress('preferences', { userId: personId, topicId })))
  return cell !== undefined && !isOnlyAsked(state, cell)
}
