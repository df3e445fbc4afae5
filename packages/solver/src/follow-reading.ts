import type { GroupsProblem, Wish } from './problem.ts'
import { idealOf, type ProblemReading, sumOf, topicFactors } from './problem-reading.ts'
import { wishValue } from './rules.ts'

/** Whose wishes, and wishes for which topics, two problems differ in. */
export interface ChangedWishes {
  readonly people: ReadonlySet<string>
  readonly topics: ReadonlySet<string>
}

/** Those that are not in both, in the same order from the beginning or the end. */
export function changedWishes(before: readonly Wish[], after: readonly Wish[]): ChangedWishes {
  const people = new Set<string>()
  const topics = new Set<string>()
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && before[same] === after[same]) same++
  let end = 0
  while (end < most - same && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  for (const wishes of [before, after])
    for (let i = same; i < wishes.length - end; i++) {
      people.add(wishes[i][0])
      topics.add(wishes[i][1])
    }
  return { people, topics }
}

/** What `readProblem` reads of a problem that differs from one already read in these wishes alone. */
export function followReading(
  before: ProblemReading,
  problem: GroupsProblem,
  changed: ChangedWishes,
): ProblemReading {
  const values = followValues(before.values, problem, changed.people)
  const valueSums = new Map(before.valueSums)
  const ideals = new Map(before.ideals)
  for (const id of changed.people) {
    const wishes = values.get(id)
    if (wishes) valueSums.set(id, sumOf(wishes))
    else valueSums.delete(id)
    const person = before.people.get(id)
    if (person) ideals.set(id, idealOf(person, wishes))
  }
  const demand = new Map(before.demand)
  // Somebody who now comes earlier or later among the wishes does so in all of their topics: sums depend on
  // the order.
  const resummed = new Set(changed.topics)
  for (const id of changed.people) for (const topic of values.get(id)?.keys() ?? []) resummed.add(topic)
  for (const topic of resummed) {
    const sum = demandFor(topic, values)
    if (sum === undefined) demand.delete(topic)
    else demand.set(topic, sum)
  }
  const factors = topicFactors(problem, demand)
  return { ...before, problem, values, valueSums, ideals, demand, factors }
}

/** In the order of the wishes, as in a reading from the start: sums of numbers depend on it. */
function followValues(
  before: ProblemReading['values'],
  { wishes, rules }: GroupsProblem,
  changed: ReadonlySet<string>,
): ProblemReading['values'] {
  const values = new Map<string, ReadonlyMap<string, number>>()
  const own = new Map<string, Map<string, number>>()
  for (const [person, topic, weight] of wishes) {
    if (!changed.has(person)) {
      const known = before.get(person)
      if (known && !values.has(person)) values.set(person, known)
      continue
    }
    let mine = own.get(person)
    if (mine === undefined) {
      mine = new Map()
      own.set(person, mine)
      values.set(person, mine)
    }
    mine.set(topic, wishValue(weight, rules.useLogScale))
  }
  return values
}

function demandFor(topic: string, values: ProblemReading['values']): number | undefined {
  let sum: number | undefined
  for (const wishes of values.values()) {
    const value = wishes.get(topic)
    if (value !== undefined) sum = (sum ?? 0) + value
  }
  return sum
}
