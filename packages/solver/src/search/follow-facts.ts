import { fairness } from '../constraints/fairness.ts'
import type { Facts } from '../facts.ts'
import type { ChangedWishes } from '../follow-reading.ts'
import { readPlan } from '../plan-reading.ts'
import type { ProblemReading } from '../problem-reading.ts'
import { indexOf, indices, wishWriter } from './build-facts.ts'

/**
 * The facts of a problem that differs in these wishes alone. The former `facts` must not be used afterwards:
 * their matrices pass to the new ones. `touched` are the people with any difference.
 */
export function followFacts(
  facts: Facts,
  before: ProblemReading,
  after: ProblemReading,
  changed: ChangedWishes,
): { facts: Facts; touched: readonly number[] } {
  const index = indexOf(after.problem)
  const places = (ids: Iterable<string>, of: ReadonlyMap<string, number>) =>
    [...ids].flatMap((id) => of.get(id) ?? [])
  const people = places(changed.people, index.person)
  for (const p of people) forget(facts, p)
  const revalued = new Set(
    [...after.factors.keys()].filter((t) => after.factors.get(t) !== before.factors.get(t)),
  )
  const touched = new Set(changed.people)
  if (revalued.size > 0)
    for (const [person, wishes] of after.values)
      if (!touched.has(person) && [...wishes.keys()].some((topic) => revalued.has(topic))) touched.add(person)
  const put = wishWriter(facts, after, index)
  for (const person of touched) put(person)
  for (const p of people) facts.ideal[p] = after.ideals.get(after.problem.people[p].id) ?? 0
  return {
    facts: {
      ...facts,
      problem: after.problem,
      reading: after,
      ...(facts.noIsHard && followCandidates(facts, people, places(changed.topics, index.topic))),
      emptyAmounts: emptyAmounts(facts, after),
    },
    touched: places(touched, index.person),
  }
}

function forget({ topics, wish, value, highValue, selective, reward }: Facts, p: number): void {
  for (const row of [wish, value, highValue, selective, reward]) row.fill(0, p * topics, (p + 1) * topics)
}

function followCandidates(
  facts: Facts,
  people: readonly number[],
  topics: readonly number[],
): Pick<Facts, 'candidates' | 'wanted'> {
  const may = (p: number, t: number) =>
    facts.wish[p * facts.topics + t] > 0 || facts.host[p * facts.topics + t] > 0
  const wanted = [...facts.wanted]
  for (const p of people) wanted[p] = indices(facts.topics, (t) => may(p, t))
  const candidates = [...facts.candidates]
  for (const t of topics) candidates[t] = indices(facts.people, (p) => may(p, t))
  return { candidates, wanted }
}

/** Of a plan without groups, wishes matter to nothing but how far everybody is from their best. */
function emptyAmounts({ emptyAmounts }: Facts, reading: ProblemReading): Float64Array {
  const amounts = emptyAmounts.slice()
  amounts[fairness.number] = fairness
    .matches(readPlan(reading, []))
    .reduce((sum, { amount }) => sum + amount, 0)
  return amounts
}
