import type { GroupsProblem } from '@planner/solver'
import { DEFAULT_RULES, type Rules } from '@planner/solver'

/** A small linear congruential generator: another one would change the problems whose figures docs/solver.md holds. */
export function seededNumbers(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** The linear core of the planner: no pair terms, no fairness. */
export const LINEAR_RULES: Rules = {
  ...DEFAULT_RULES,
  weights: {
    ...DEFAULT_RULES.weights,
    preferNewPersonToPersonContacts: 0,
    contactPreferences: 0,
    fairness: 0,
    avoidMaybeAvailability: 0,
  },
}

export interface Size {
  readonly people: number
  readonly topics: number
  readonly slots: number
}

/** A sessions event: every topic has one host, people wish for about 30 % of the topics with weights 20 or 100. */
export function generateSessions(size: Size, seed: number, rules: Rules): GroupsProblem {
  const random = seededNumbers(seed)
  const slots = Array.from({ length: size.slots }, (_, s) => s)
  const people = Array.from({ length: size.people }, (_, p) => ({
    id: `p${p}`,
    available: slots.filter(() => random() < 0.95),
    maybe: [],
    wants: size.slots,
    max: null,
    languages: [],
  })).map((person) => ({ ...person, wants: person.available.length }))
  const topics = Array.from({ length: size.topics }, (_, t) => ({
    id: `t${t}`,
    hosts: [`p${t % size.people}`],
    groups: 1,
    duration: 1,
    repeat: [0],
    starts: null,
    minSize: 2,
    maxSize: Math.max(
      5,
      Math.ceil((1.3 * size.people) / Math.min(rules.maxParallelSessions, size.topics / size.slots)),
    ),
  }))
  const wishes: [string, string, number][] = []
  for (let p = 0; p < size.people; p++)
    for (let t = 0; t < size.topics; t++)
      if (random() < 0.3) wishes.push([`p${p}`, `t${t}`, random() < 0.25 ? 100 : 20])
  return {
    format: 'plan-problem/1',
    kind: 'groups',
    slots: size.slots,
    breaksAfter: [],
    countBy: 'slots',
    people,
    topics,
    wishes,
    contacts: [],
    fixedGroups: [],
    previous: null,
    rules,
  }
}
