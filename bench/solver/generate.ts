import { DEFAULT_RULES, type GroupsProblem, type PairsProblem, type Rules } from '@planner/solver'
import { PLAIN_GROUPS, plainPerson, plainTopic } from '../../packages/solver/src/testing/plain.ts'
import { seededNumbers } from './chance.ts'

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

interface Size {
  readonly people: number
  readonly topics: number
  readonly slots: number
}

/** A sessions event: topics have one host, people wish for 30 % of them with weights 20 or 100. */
export function generateSessions(size: Size, seed: number, rules: Rules): GroupsProblem {
  const random = seededNumbers(seed)
  const slots = Array.from({ length: size.slots }, (_, s) => s)
  const people = Array.from({ length: size.people }, (_, p) => {
    const available = slots.filter(() => random() < 0.95)
    return plainPerson(`p${p}`, { available, wants: available.length })
  })
  const atOnce = Math.min(rules.maxParallelSessions, size.topics / size.slots)
  const maxSize = Math.max(5, Math.ceil((1.3 * size.people) / atOnce))
  const topics = Array.from({ length: size.topics }, (_, t) =>
    plainTopic(`t${t}`, { hosts: [`p${t % size.people}`], minSize: 2, maxSize }),
  )
  const wishes: [string, string, number][] = []
  for (let p = 0; p < size.people; p++)
    for (let t = 0; t < size.topics; t++)
      if (random() < 0.3) wishes.push([`p${p}`, `t${t}`, random() < 0.25 ? 100 : 20])
  return { ...PLAIN_GROUPS, slots: size.slots, people, topics, wishes, rules }
}

/** A weekly event: 2-hour topics with one host each, people free in 40 % of the hours from 8 to 22. */
export function generateWeek(people: number, topics: number, weeks: 1 | 2, seed: number): GroupsProblem {
  const random = seededNumbers(seed)
  const week = Array.from({ length: 168 }, (_, hour) => hour)
  const inEveryWeek = (hours: readonly number[]) =>
    weeks === 1 ? hours : [...hours, ...hours.map((h) => h + 168)]
  return {
    ...PLAIN_GROUPS,
    slots: 168 * weeks,
    breaksAfter: weeks === 1 ? [] : [167],
    countBy: 'groups',
    people: Array.from({ length: people }, (_, p) =>
      plainPerson(`p${p}`, {
        available: inEveryWeek(week.filter((hour) => hour % 24 >= 8 && hour % 24 < 22 && random() < 0.4)),
        wants: 1 + Math.floor(random() * 3),
      }),
    ),
    topics: Array.from({ length: topics }, (_, t) =>
      plainTopic(`t${t}`, {
        hosts: [`p${t % people}`],
        groups: 4,
        duration: 2,
        ...(weeks === 2 && { repeat: [0, 168], starts: week }),
        minSize: 2,
        maxSize: 5,
      }),
    ),
    wishes: Array.from({ length: people * topics }, (_, i) => [i % people, Math.floor(i / people)] as const)
      .filter(() => random() < 0.15)
      .map(([p, t]) => [`p${p}`, `t${t}`, random() < 0.3 ? 100 : 20] as const),
    rules: DEFAULT_RULES,
  }
}

/**
 * A pairs problem in which everybody wants to meet about `wishes` others and has a capacity of `capacity`
 * meetings, in so many sessions (1: untimed).
 */
export function generatePairs(
  people: number,
  capacity: number,
  wishes: number,
  seed: number,
  sessions = 1,
): PairsProblem {
  const random = seededNumbers(seed)
  const ids = Array.from({ length: people }, (_, p) => `p${p}`)
  return {
    format: 'plan-problem/1',
    kind: 'pairs',
    sessions,
    people: ids.map((id, p) => ({ id, capacity, priority: p % 3 })),
    wishes: ids.flatMap((a) =>
      ids
        .filter((b) => a !== b && random() < wishes / people)
        .map((b): [string, string, number] => [a, b, 1 + Math.floor(random() * 3)]),
    ),
    mutualOnly: false,
    kept: [],
    excluded: [],
    previous: null,
    seed: null,
    rules: { useLogScale: false, contactMode: 'sum', weights: { fairness: 1, keepPreviousPlan: 0 } },
  }
}
