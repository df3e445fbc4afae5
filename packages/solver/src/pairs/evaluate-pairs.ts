import type { PairsEvaluation } from '../evaluation.ts'
import type { Meeting, PairsProblem } from '../problem.ts'
import type { ConstraintMatch, Unfilled } from '../result.ts'
import { buildPairFacts, type PairFacts, pairKey, unfairnessOf } from './pair-facts.ts'

const known = new WeakMap<PairsProblem, PairFacts>()

function factsOf(problem: PairsProblem): PairFacts {
  const facts = known.get(problem) ?? buildPairFacts(problem)
  known.set(problem, facts)
  return facts
}

function personIndex({ index }: PairFacts, id: string): number {
  const p = index.get(id)
  if (p === undefined)
    throw new Error(`The plan names "${id}", whom the problem lacks. Maybe they were removed?`)
  return p
}

function unfilledOf(facts: PairFacts, met: Int32Array): readonly Unfilled[] {
  return facts.problem.people.flatMap(({ id, capacity }, p): Unfilled[] => {
    const units = capacity - met[p]
    if (units <= 0) return []
    const none = facts.goal[p] <= met[p]
    const why = none
      ? facts.goal[p] === 0
        ? 'there is nobody they may meet'
        : 'they meet everyone they may meet'
      : 'those they may meet have no room left, or a meeting would cost others more'
    return [{ person: id, units, why, reason: none ? 'noPartner' : 'full', slots: [], topics: [] }]
  })
}

/** Scores meetings by MODEL-49, MODEL-50. Throws when a meeting names somebody the problem does not have. */
export function evaluatePairs(problem: PairsProblem, meetings: readonly Meeting[]): PairsEvaluation {
  const facts = factsOf(problem)
  const { people } = facts
  const values = new Map<number, number>()
  for (let e = 0; e < facts.value.length; e++)
    values.set(pairKey(facts.a[e], facts.b[e], people), facts.value[e])
  const met = new Int32Array(people)
  const seen = new Set<number>()
  const breaches: ConstraintMatch[] = []
  const matches: ConstraintMatch[] = []
  const breach = (constraint: string, people: readonly string[], amount = 1) =>
    breaches.push({ constraint, amount, people })
  let wishes = 0
  for (const [a, b] of meetings) {
    const p = personIndex(facts, a)
    const q = personIndex(facts, b)
    const key = pairKey(p, q, people)
    if (seen.has(key)) {
      breach('twice', [a, b])
      continue
    }
    seen.add(key)
    met[p]++
    met[q]++
    if (facts.keptKeys.has(key)) continue
    const value = values.get(key)
    if (value === undefined) breach('notAllowed', [a, b])
    else matches.push({ constraint: 'wishes', amount: value, people: [a, b] })
    wishes += value ?? 0
  }
  for (const [a, b] of problem.kept)
    if (!seen.has(pairKey(personIndex(facts, a), personIndex(facts, b), people)))
      breach('keptMissing', [a, b])
  let unfairness = 0
  problem.people.forEach(({ id, capacity }, p) => {
    if (met[p] > capacity) breach('capacity', [id], met[p] - capacity)
    const amount = unfairnessOf(facts, p, met[p])
    if (amount > 0) matches.push({ constraint: 'fairness', amount: amount / facts.fairness, people: [id] })
    unfairness += amount
  })
  const hard = breaches.reduce((sum, { amount }) => sum + amount, 0)
  return {
    kind: 'pairs',
    score: [hard === 0 ? 0 : -hard, 0, wishes - unfairness],
    terms: { wishes, fairness: unfairness === 0 ? 0 : -unfairness },
    matches: [...breaches, ...matches],
    breaches,
    satisfaction: Object.fromEntries(
      problem.people.map(({ id }, p) => [id, facts.goal[p] === 0 ? 1 : Math.min(1, met[p] / facts.goal[p])]),
    ),
    unfilled: unfilledOf(facts, met),
  }
}
