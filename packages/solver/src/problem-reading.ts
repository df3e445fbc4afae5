import type { GroupsProblem, Person, Topic } from './problem.ts'
import { type Rules, wishValue } from './rules.ts'

/** Everything MODEL-25 derives from a problem alone, by id. Built once per problem. */
export interface ProblemReading {
  readonly problem: GroupsProblem
  readonly people: ReadonlyMap<string, Person>
  readonly topics: ReadonlyMap<string, Topic>
  readonly available: ReadonlyMap<string, ReadonlySet<number>>
  readonly maybe: ReadonlyMap<string, ReadonlySet<number>>
  /** Person to topic to v; a missing entry is no wish. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Sum of v over a person's wishes. */
  readonly valueSums: ReadonlyMap<string, number>
  /** Topic to the sum of v over all wishes for it; a missing entry is none. */
  readonly demand: ReadonlyMap<string, number>
  /** Topic to f(t). */
  readonly factors: ReadonlyMap<string, number>
  /** Person to the best `got` of MODEL-37; 0 when there is nothing to get. */
  readonly ideals: ReadonlyMap<string, number>
  /** From person to person to weight. */
  readonly contacts: ReadonlyMap<string, ReadonlyMap<string, number | 'no'>>
  readonly breaks: ReadonlySet<number>
  /** Person to the groups of former events that they were in; a missing entry is none. */
  readonly formerGroups: ReadonlyMap<string, ReadonlySet<number>>
}

/** Slots a person can come to, maybe or surely. */
export function openSlots({ available, maybe }: Person): number {
  return new Set([...available, ...maybe]).size
}

function nested<V>(entries: Iterable<readonly [string, string, V]>): Map<string, Map<string, V>> {
  const outer = new Map<string, Map<string, V>>()
  for (const [a, b, value] of entries) {
    const inner = outer.get(a) ?? new Map<string, V>()
    inner.set(b, value)
    outer.set(a, inner)
  }
  return outer
}

function demandOf(values: ProblemReading['values']): Map<string, number> {
  const demand = new Map<string, number>()
  for (const wishes of values.values())
    for (const [topic, value] of wishes) demand.set(topic, (demand.get(topic) ?? 0) + value)
  return demand
}

export function topicFactors(
  problem: GroupsProblem,
  demand: ReadonlyMap<string, number>,
): Map<string, number> {
  const most = Math.max(0, ...demand.values())
  return new Map(
    problem.topics.map(({ id }) => {
      const popularity = most > 0 ? (demand.get(id) ?? 0) / most : 0
      return [id, 1 + PREFERENCES[problem.rules.preferNeglectedTopics](popularity) / 2]
    }),
  )
}

/** Twice what f of MODEL-25 is above 1, by the popularity of a topic. */
const PREFERENCES: Readonly<Record<Rules['preferNeglectedTopics'], (popularity: number) => number>> = {
  Neglected: (popularity) => 1 - popularity,
  Popular: (popularity) => popularity,
  None: () => 0,
}

export function sumOf(wishes: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const value of wishes.values()) sum += value
  return sum
}

export function idealOf(person: Person, wishes: ReadonlyMap<string, number> | undefined): number {
  const values = [...(wishes?.values() ?? [])].sort((a, b) => b - a)
  let ideal = 0
  for (const value of values.slice(0, Math.min(person.wants, values.length))) ideal += value
  return ideal
}

/** Reads a problem from the start. */
export function readProblem(problem: GroupsProblem): ProblemReading {
  const { people, topics, rules } = problem
  const values = nested(problem.wishes.map(([p, t, w]) => [p, t, wishValue(w, rules.useLogScale)] as const))
  const demand = demandOf(values)
  return {
    problem,
    people: new Map(people.map((person) => [person.id, person])),
    topics: new Map(topics.map((topic) => [topic.id, topic])),
    available: new Map(people.map((p) => [p.id, new Set([...p.available, ...p.maybe])])),
    maybe: new Map(people.map((p) => [p.id, new Set(p.maybe)])),
    values,
    valueSums: new Map([...values].map(([person, wishes]) => [person, sumOf(wishes)])),
    demand,
    factors: topicFactors(problem, demand),
    ideals: new Map(people.map((person) => [person.id, idealOf(person, values.get(person.id))])),
    contacts: nested(problem.contacts),
    breaks: new Set(problem.breaksAfter),
    formerGroups: new Map(
      people.flatMap(({ id, formerGroups }) => (formerGroups ? [[id, new Set(formerGroups)] as const] : [])),
    ),
  }
}

/** The slots that a group covers from this start, ascending, distinct; may leave the problem's range. */
export function coveredSlots(topic: Topic, start: number): readonly number[] {
  const covered = new Set<number>()
  for (const offset of topic.repeat) for (let i = 0; i < topic.duration; i++) covered.add(start + offset + i)
  return [...covered].sort((a, b) => a - b)
}

/** Starts at which a group of the topic is allowed and fits into the problem. */
export function startsOf({ slots, breaksAfter }: GroupsProblem, topic: Topic): readonly number[] {
  const breaks = new Set(breaksAfter)
  const starts = topic.starts ?? Array.from({ length: slots }, (_, slot) => slot)
  return starts.filter((start) => {
    const covered = coveredSlots(topic, start)
    return covered.every((slot) => slot < slots && !(breaks.has(slot) && covered.includes(slot + 1)))
  })
}

/** Units one group of the topic counts for each member (MODEL-10). */
export function unitsOfGroup(problem: GroupsProblem, topic: Topic): number {
  return problem.countBy === 'slots' ? topic.duration : 1
}
