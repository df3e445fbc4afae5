import { activePeople, cellsIn, isActiveTopic } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { TopicId } from '../entities/topic.ts'

/** A person's interest in each topic, without blank ones. */
export type Interests = ReadonlyMap<TopicId, number>

/** The weighted Jaccard similarity of two people's interests, 0..1; undefined while one of them has no interests. */
export function similarity(a: Interests, b: Interests): number | undefined {
  if (a.size === 0 || b.size === 0) return undefined
  let shared = 0
  let total = 0
  for (const [topic, interest] of a) {
    const other = b.get(topic) ?? 0
    shared += Math.min(interest, other)
    total += Math.max(interest, other)
  }
  for (const [topic, interest] of b) if (!a.has(topic)) total += interest
  return shared / total
}

/** The interests of all active people, from their topic preferences. */
export function interestsOf(state: EventState): Map<PersonId, Interests> {
  const interests = new Map<PersonId, Map<TopicId, number>>()
  for (const { id } of activePeople(state)) interests.set(id, new Map())
  for (const { address, value } of cellsIn(state, 'preferences')) {
    if (!isActiveTopic(state, address.topicId)) continue
    const strength = interestOf(String(value))
    if (strength > 0) interests.get(address.userId)?.set(address.topicId, strength)
  }
  return interests
}

export type SimilarPerson = { id: PersonId; similarity: number }

/** Other people by descending similarity, without those of similarity 0 or without interests. */
export function mostSimilar(
  interests: ReadonlyMap<PersonId, Interests>,
  personId: PersonId,
  limit: number,
): SimilarPerson[] {
  const own = interests.get(personId) ?? new Map()
  const found = [...interests].flatMap(([id, other]) => {
    const value = id === personId ? undefined : similarity(own, other)
    return value === undefined || value === 0 ? [] : [{ id, similarity: value }]
  })
  return found.sort((a, b) => b.similarity - a.similarity).slice(0, limit)
}

// Yes counts half of a first choice, so that a shared first choice contributes more than a shared yes.
const WORDS: Record<string, number> = { '#1 Yes!': 10, Host: 10, Author: 10 }

/** 0 for blank, 1..10 for a number, 5 for any kind of yes, 10 for first choice and host. */
function interestOf(value: string): number {
  if (value === '') return 0
  return WORDS[value] ?? (/^\d+$/.test(value) ? Number(value) : 5)
}
