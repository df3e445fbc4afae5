import type { Meeting, PairsProblem } from '../problem.ts'
import { wishValue } from '../rules.ts'

/** The order-free key of a pair of person indices. */
export function pairKey(a: number, b: number, people: number): number {
  return a < b ? a * people + b : b * people + a
}

/** A pairs problem by index. Edge e joins a[e] < b[e] with value[e] = v(a,b) + v(b,a); kept pairs are no edges. */
export interface PairFacts {
  readonly problem: PairsProblem
  readonly people: number
  readonly index: ReadonlyMap<string, number>
  readonly a: Int32Array
  readonly b: Int32Array
  readonly value: Float64Array
  readonly keptKeys: ReadonlySet<number>
  readonly kept: Int32Array
  readonly capacity: Int32Array
  /** Capacity that kept meetings leave. */
  readonly room: Int32Array
  /** MODEL-50: min(capacity, allowed partners including kept). */
  readonly goal: Int32Array
  readonly fairness: number
}

function keysOf(pairs: readonly Meeting[], index: ReadonlyMap<string, number>): Set<number> {
  return new Set(pairs.map(([a, b]) => pairKey(index.get(a) ?? 0, index.get(b) ?? 0, index.size)))
}

export function buildPairFacts(problem: PairsProblem): PairFacts {
  const people = problem.people.length
  const index = new Map(problem.people.map(({ id }, p) => [id, p]))
  const keptKeys = keysOf(problem.kept, index)
  const excluded = keysOf(problem.excluded, index)
  const wishes = new Map<number, { value: number; count: number }>()
  for (const [from, to, weight] of problem.wishes) {
    const key = pairKey(index.get(from) ?? 0, index.get(to) ?? 0, people)
    const before = wishes.get(key) ?? { value: 0, count: 0 }
    const value = before.value + wishValue(weight, problem.rules.useLogScale)
    wishes.set(key, { value, count: before.count + 1 })
  }
  const edges = [...wishes]
    .filter(
      ([key, { count }]) => !keptKeys.has(key) && !excluded.has(key) && (count === 2 || !problem.mutualOnly),
    )
    .sort(([a], [b]) => a - b)
  const capacity = Int32Array.from(problem.people, (person) => Math.min(person.capacity, 1e9))
  const kept = new Int32Array(people)
  const partners = new Int32Array(people)
  for (const key of keptKeys) {
    for (const p of [Math.floor(key / people), key % people]) {
      kept[p]++
      partners[p]++
    }
  }
  for (const [key] of edges) {
    partners[Math.floor(key / people)]++
    partners[key % people]++
  }
  return {
    problem,
    people,
    index,
    a: Int32Array.from(edges, ([key]) => Math.floor(key / people)),
    b: Int32Array.from(edges, ([key]) => key % people),
    value: Float64Array.from(edges, ([, { value }]) => value),
    keptKeys,
    kept,
    capacity,
    room: capacity.map((c, p) => Math.max(0, c - kept[p])),
    goal: capacity.map((c, p) => Math.min(c, partners[p])),
    fairness: problem.rules.weights.fairness,
  }
}

/** The fairness penalty of p with `met` meetings, kept ones included; not negative. */
export function unfairnessOf(facts: PairFacts, p: number, met: number): number {
  const goal = facts.goal[p]
  return goal === 0 ? 0 : facts.fairness * (1 - met / goal) ** 2
}
