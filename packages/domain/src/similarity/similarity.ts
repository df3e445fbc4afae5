import { activePeople, cellsIn, isActiveTopic } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { TopicId } from '../entities/topic.ts'

/** How much somebody is interested in each topic, blank ones left out. */
export type Interests = ReadonlyMap<TopicId, number>

/**
 * What two people's interests have in common, 0..1: over all topics, the sum of the smaller interest divided by the
 * sum of the larger (weighted Jaccard). 1 for equal choices, 0 for nothing in common, undefined while one of them has
 * not chosen anything.
 */
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

/** The interests of everybody who takes part, from their topic preferences. */
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

/** The others by falling similarity; those with nothing in common and those without choices are left out. */
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

// Yes is half of a first choice, so that two people with the same first choice are closer than two with the same yes.
const WORDS: Record<string, number> = { '#1 Yes!': 10, Host: 10, Author: 10 }

/** 0 for blank, 1..10 for a number, 5 for any kind of yes, 10 for first choice and host. */
function interestOf(value: string): number {
  if (value === '') return 0
  return WORDS[value] ?? (/^\d+$/.test(value) ? Number(value) : 5)
}
