import type { EventState } from '../cells/event-state.ts'
import { activePeople, cellsIn, isActiveTopic } from '../cells/read.ts'
import type { PersonId } from '../entities/person.ts'
import { isHidden } from '../entities/setting-values.ts'
import type { TopicId } from '../entities/topic.ts'
import { maySeeMatrix } from '../permissions/reading.ts'
import type { Viewer } from '../permissions/viewer.ts'
import { hidesWishes } from '../permissions/wishes.ts'
import { can, type VariantDescription } from '../variants/registry.ts'

/** A person's interest in each topic, without blank ones. */
export type Interests = ReadonlyMap<TopicId, number>

/** The weighted Jaccard similarity of two people's interests, 0..1; undefined where one has none. */
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

type SimilarPerson = { id: PersonId; similarity: number }

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

/** Why similarity is hidden; each has a message. */
type SimilarityHidden = 'topics' | 'choices' | 'wishes'

/**
 * Undefined where a viewer reads everybody's choices, else why they are compared for nobody: from a part of
 * them the numbers would be wrong (TAB-12, PRIV-10).
 */
export function similarityHidden(
  variant: VariantDescription,
  state: EventState,
  viewer: Viewer,
): SimilarityHidden | undefined {
  if (!can(variant, 'pairs') && isHidden(variant, state, 'parameters|ui|hideTopicAndIntro')) return 'topics'
  if (hidesWishes(variant, state, viewer)) return 'wishes'
  return maySeeMatrix(variant, state, viewer) ? undefined : 'choices'
}

/**
 * People in an order that shows who is alike (TAB-12): groups are joined, the most alike first, by their mean
 * similarity, and turned so that neighbours are alike. Identical people are adjacent, people without
 * interests last. Deterministic.
 */
export function similarityOrder(interests: ReadonlyMap<PersonId, Interests>): PersonId[] {
  const ids = [...interests.keys()]
  const withInterests = ids.filter((id) => interests.get(id)?.size)
  const matrix = similarities(withInterests.map((id) => interests.get(id) ?? new Map()))
  const places = new Map(withInterests.map((id, index) => [index, id]))
  const ordered = clustered(matrix).flatMap((index) => places.get(index) ?? [])
  return [...ordered, ...ids.filter((id) => !interests.get(id)?.size)]
}

/** A square of numbers, row by row. */
type Matrix = { size: number; values: Float64Array }

/** All pairs at once. Both sums are known, so only one person's topics are looked up. */
function similarities(people: readonly Interests[]): Matrix {
  const sums = people.map((interests) => [...interests.values()].reduce((sum, each) => sum + each, 0))
  const lists = people.map((interests) => [...interests])
  const matrix = { size: people.length, values: new Float64Array(people.length ** 2) }
  for (const [a, interests] of people.entries())
    for (let b = 0; b < a; b++) {
      let shared = 0
      for (const [topic, interest] of lists[b] ?? []) {
        const other = interests.get(topic)
        if (other !== undefined) shared += Math.min(interest, other)
      }
      set(matrix, a, b, shared / ((sums[a] ?? 0) + (sums[b] ?? 0) - shared))
    }
  return matrix
}

/**
 * The order of the leaves of the tree that joining neighbours gives. From any group the nearest, its nearest
 * and so on, each more alike than the pair before, end in two that are nearest to each other.
 */
function clustered(similarity: Matrix): number[] {
  const members = Array.from({ length: similarity.size }, (_, index) => [index])
  // Of groups, named by one of their members.
  const means: Matrix = { size: similarity.size, values: similarity.values.slice() }
  let groups = [...members.keys()]
  while (groups.length > 1) {
    let [last = 0] = groups
    let former: number | undefined
    let next = nearest(means, groups, last, former)
    while (next !== former) {
      former = last
      last = next
      next = nearest(means, groups, last, former)
    }
    const [one, other] = [Math.min(last, next), Math.max(last, next)]
    const [left, right] = [members[one] ?? [], members[other] ?? []]
    members[one] = joined(similarity, left, right)
    groups = groups.filter((group) => group !== other)
    for (const third of groups) {
      if (third === one) continue
      const total = left.length * at(means, one, third) + right.length * at(means, other, third)
      set(means, one, third, total / (left.length + right.length))
    }
  }
  return groups.flatMap((group) => members[group] ?? [])
}

/** The most similar group; among equals the former one, without which the search would not end. */
function nearest(means: Matrix, groups: readonly number[], of: number, former: number | undefined): number {
  let best = former ?? -1
  let most = former === undefined ? -1 : at(means, of, former)
  for (const other of groups) {
    if (other === of || at(means, of, other) <= most) continue
    best = other
    most = at(means, of, other)
  }
  return best
}

/** Both groups as one, each turned round if the two people in the middle are then more alike. */
function joined(similarity: Matrix, left: readonly number[], right: readonly number[]): number[] {
  const turned = [
    [left, right],
    [left, right.toReversed()],
    [left.toReversed(), right],
    [left.toReversed(), right.toReversed()],
  ] as const
  const seam = ([a, b]: (typeof turned)[number]) => at(similarity, a.at(-1) ?? 0, b[0] ?? 0)
  return turned.reduce((best, each) => (seam(each) > seam(best) ? each : best)).flat()
}

function at({ size, values }: Matrix, row: number, column: number): number {
  return values[row * size + column] ?? 0
}

function set({ size, values }: Matrix, row: number, column: number, value: number): void {
  values[row * size + column] = value
  values[column * size + row] = value
}
