import type { Facts } from './facts.ts'

/**
 * One plan under search with the exact amount of every constraint. Change it only through the three operations (`operations.ts`):
 * they keep the amounts right and write the journal that `undo` reads.
 */
export interface State {
  readonly facts: Facts
  /** Unweighted amount per constraint, by its number. */
  readonly amounts: Float64Array
  readonly saved: Float64Array
  /** Start of each group, -1 when it does not run. */
  readonly start: Int32Array
  readonly members: readonly number[][]
  readonly groupsOf: readonly number[][]
  /** Running groups in no order, and where each stands in the list. */
  readonly running: number[]
  readonly position: Int32Array
  readonly runningOf: Int32Array
  /** busy[p * slots + s]: groups the person is in. */
  readonly busy: Int16Array
  readonly parallel: Int32Array
  readonly units: Int32Array
  readonly limited: Int32Array
  readonly attends: Int16Array
  readonly got: Float64Array
  readonly shared: Int16Array | null
  readonly pairs: boolean
  /** Triples kind, a, b of the operations since the last `mark`. */
  readonly journal: number[]
}

export function hardOf({ amounts, facts: { weights, hard } }: State): number {
  let sum = 0
  for (let i = 0; i < hard.length; i++) sum += amounts[hard[i]] * weights[hard[i]]
  return sum
}

export function mediumOf({ amounts, facts: { weights, medium } }: State): number {
  let sum = 0
  for (let i = 0; i < medium.length; i++) sum += amounts[medium[i]] * weights[medium[i]]
  return sum
}

export function softOf({ amounts, facts: { weights, soft } }: State): number {
  let sum = 0
  for (let i = 0; i < soft.length; i++) sum += amounts[soft[i]] * weights[soft[i]]
  return sum
}
