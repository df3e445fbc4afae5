import type { PairsProblem } from '@planner/solver'
import { seededNumbers } from './generate.ts'

/**
 * A pairs problem in which everybody wants to meet about `wishes` others and has a capacity of `capacity` meetings, in so many sessions (1: untimed).
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
