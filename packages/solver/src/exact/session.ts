import { sizePenalty } from '../constraints/optimal-group-size.ts'
import type { Facts } from '../search/facts.ts'
import * as term from '../search/terms.ts'

/** One session alone: what each person in each topic adds to the score there, and what sizes cost. */
export interface Session {
  /** People who can come. */
  readonly people: readonly number[]
  /** worth[t * people + p], in points of the whole score; -Infinity where p may not be. In no group everybody is worth 0. */
  readonly worth: Float64Array
  /** Topics that may run then, by number. */
  readonly topics: readonly number[]
  /** hosts[t]: who has to come when topic t runs; empty where hosts need not come. */
  readonly hosts: readonly (readonly number[])[]
  readonly minSize: readonly number[]
  /** price[t][size - minSize[t]]: what a group of this size costs. */
  readonly price: readonly (readonly number[])[]
}

/** More than the soft scores of any two plans can be apart, but for pair terms and fairness. */
export function softRange(facts: Facts): number {
  const { weights, people, slots, topics } = facts
  let most = 1
  for (let p = 0; p < people; p++) {
    let best = 0
    for (let t = 0; t < topics; t++) best = Math.max(best, facts.reward[p * topics + t])
    most += slots * (best - weights[term.NON_PREFERRED] - weights[term.MAYBE] - weights[term.ASSIGN_ALL])
  }
  for (let t = 0; t < topics; t++) most -= slots * weights[term.GROUP_SIZE] * Math.max(...pricesOf(facts, t))
  return most
}

/** Penalties of the sizes a group of the topic may have, the smallest first, unweighted. */
function pricesOf({ minSize, maxSize, people }: Facts, t: number): number[] {
  const high = Math.min(maxSize[t], people)
  return Array.from({ length: Math.max(1, high - minSize[t] + 1) }, (_, i) =>
    sizePenalty(minSize[t] + i, minSize[t], maxSize[t]),
  )
}

export function readSession(facts: Facts, slot: number, unitPrice: number): Session {
  const { people, topics, weights } = facts
  const isThere = (p: number) => {
    const { available, maybe } = facts.problem.people[p]
    return available.includes(slot) || maybe.includes(slot)
  }
  const worth = new Float64Array(topics * people).fill(-Infinity)
  const running: number[] = []
  for (let t = 0; t < topics; t++) {
    if (facts.firstGroup[t] === facts.firstGroup[t + 1] || facts.startOk[t * facts.slots + slot] === 0)
      continue
    running.push(t)
    for (const p of facts.candidates[t]) {
      const attends = facts.attend[t][slot * people + p]
      if (attends === 0) continue
      const at = p * topics + t
      const unwanted = facts.wish[at] === 0 && facts.host[at] === 0
      worth[t * people + p] =
        (facts.wants[p] > 0 ? unitPrice : 0) +
        (facts.wish[at] === 1 ? facts.reward[at] : 0) +
        (unwanted ? weights[term.NON_PREFERRED] : 0) +
        (attends === 2 ? weights[term.MAYBE] : 0)
    }
  }
  return {
    people: Array.from({ length: people }, (_, p) => p).filter(isThere),
    worth,
    topics: running,
    hosts: facts.hosts.map((hosts) => (facts.hostsMustCome ? [...hosts] : [])),
    minSize: [...facts.minSize],
    price: Array.from({ length: topics }, (_, t) =>
      pricesOf(facts, t).map((penalty) => -weights[term.GROUP_SIZE] * penalty),
    ),
  }
}

/**
 * For each session the first one that is worth the same: the same people can come, the same topics may run. With everybody
 * there all the time that is one for all.
 */
export function firstAlike(sessions: readonly Session[]): number[] {
  const known = new Map<string, number>()
  return sessions.map(({ people, topics, worth }, slot) => {
    const kind = JSON.stringify([
      people,
      topics,
      Array.from(worth, (one) => (one === -Infinity ? null : one)),
    ])
    const first = known.get(kind) ?? slot
    known.set(kind, first)
    return first
  })
}

/** Makes one thing for all sessions that are alike. */
export function forEachKind<T>(alike: readonly number[], make: (slot: number) => T): T[] {
  const made: T[] = []
  for (const [slot, first] of alike.entries()) made.push(first < slot ? made[first] : make(slot))
  return made
}
