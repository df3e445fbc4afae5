import type { PairsProblem } from '@planner/solver'
import { seededNumbers } from './generate.ts'

/** A pairs problem in which everybody wants to meet about `wishes` others and has a capacity of `capacity` meetings. */
export function generatePairs(people: number, capacity: number, wishes: number, seed: number): PairsProblem {
  const random = seededNumbers(seed)
  const ids = Array.from({ length: people }, (_, p) => `p${p}`)
  return {
    format: 'plan-problem/1',
    kind: 'pairs',
    people: ids.map((id) => ({ id, capacity })),
    wishes: ids.flatMap((a) =>
      ids
        .filter((b) => a !== b && random() < wishes / people)
        .map((b): [string, string, number] => [a, b, 1 + Math.floor(random() * 3)]),
    ),
    mutualOnly: false,
    kept: [],
    excluded: [],
    rules: { useLogScale: false, weights: { fairness: 1 } },
  }
}
