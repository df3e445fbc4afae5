import type { Facts, LevelWeights } from './facts.ts'
import type { Score } from './result.ts'

/**
 * One plan under search with the exact amount of every constraint. Change it only through the three
 * operations (`operations.ts`): they keep the amounts right and write the journal that `undo` reads.
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
  /** spareRooms[slot * levels + k]: rooms with more seats than level k, less the groups with more members. */
  readonly spareRooms: Int32Array
  /** Groups of each slot that are left without a room. */
  readonly withoutRoom: Int32Array
  readonly units: Int32Array
  readonly limited: Int32Array
  readonly attends: Int16Array
  readonly got: Float64Array
  readonly shared: Int16Array | null
  readonly pairs: boolean
  /** Triples kind, a, b of the operations since the last `mark`. */
  readonly journal: number[]
}

export function hardOf({ amounts, facts: { hard } }: State): number {
  return weighed(amounts, hard)
}

export function mediumOf({ amounts, facts: { medium } }: State): number {
  return weighed(amounts, medium)
}

export function softOf({ amounts, facts: { soft } }: State): number {
  return weighed(amounts, soft)
}

export function scoreOf(state: State): Score {
  return [hardOf(state), mediumOf(state), softOf(state)]
}

export function weighed(amounts: Float64Array, { weights, first, end }: LevelWeights): number {
  let sum = 0
  for (let i = first; i < end; i++) sum += amounts[i] * weights[i]
  return sum
}
