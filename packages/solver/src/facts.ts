import type { GroupsProblem } from './problem.ts'
import type { ProblemReading } from './problem-reading.ts'

/** The problem as typed arrays. Person p, topic t, slot s and group g are indices; matrices row by row. */
export interface Facts {
  readonly problem: GroupsProblem
  /** The same problem by ids, as constraints read it. */
  readonly reading: ProblemReading
  readonly people: number
  readonly topics: number
  readonly slots: number
  readonly groups: number
  /** Signed weight of every constraint, by its number. */
  readonly weights: Float64Array
  readonly hard: LevelWeights
  readonly medium: LevelWeights
  readonly soft: LevelWeights
  readonly topicOf: Int32Array
  readonly numberOf: Int32Array
  /** Groups of topic t are firstGroup[t] .. firstGroup[t+1]-1. */
  readonly firstGroup: Int32Array
  readonly units: Int32Array
  readonly minSize: Int32Array
  readonly maxSize: Int32Array
  readonly hosts: readonly Int32Array[]
  /** Covered slots by topic and start, those inside the problem only. */
  readonly covers: readonly (readonly Int32Array[])[]
  /** Topics with the same duration and repeat have the same shape. */
  readonly shapeOf: Int32Array
  /** attend[t][start * people + p]: 0 not available, 1 available, 2 available with a maybe. */
  readonly attend: readonly Uint8Array[]
  /** startOk[t * slots + start]. */
  readonly startOk: Uint8Array
  /** Allowed starts and those of fixed groups, even if contradictory; all if none and somebody is pinned. */
  readonly starts: readonly Int32Array[]
  readonly wish: Uint8Array
  readonly host: Uint8Array
  readonly value: Float64Array
  readonly highValue: Float64Array
  readonly selective: Float64Array
  /** Weighted sum of the two rewards for attending at all. */
  readonly reward: Float64Array
  /** People who may be members of topic t, and the reverse. */
  readonly candidates: readonly Int32Array[]
  readonly wanted: readonly Int32Array[]
  readonly wants: Int32Array
  /** -1: no limit. */
  readonly max: Int32Array
  readonly ideal: Float64Array
  /** 1 no, 2 no common language, 3 both; null when nobody clashes. */
  readonly clash: Uint8Array | null
  readonly contact: Float64Array | null
  readonly hostsMustCome: boolean
  readonly countHosting: boolean
  readonly oneGroupOnly: boolean
  readonly noIsHard: boolean
  readonly maxParallel: number
  /** Null where groups need no room. */
  readonly rooms: RoomFacts | null
  /** Required starts of group g, most often none. */
  readonly fixedStarts: ReadonlyMap<number, readonly number[]>
  /** Group g to the people pinned to it; most often to nobody. */
  readonly pinnedOf: ReadonlyMap<number, readonly number[]>
  /** Keys g * people + p of pinned memberships. */
  readonly pinned: ReadonlySet<number>
  /** -1: not in the previous plan. */
  readonly previousStart: Int32Array
  /** Keys g * people + p of previous memberships. */
  readonly previousMember: ReadonlySet<number>
  readonly previousCount: number
  /** Amount of every constraint in the plan without groups, by its number. */
  readonly emptyAmounts: Float64Array
}

/** The weights of one level, by number: those that are not 0 are from `first` on and before `end`. */
export interface LevelWeights {
  readonly weights: Float64Array
  readonly first: number
  readonly end: number
}

/**
 * Rooms as they matter to groups: of those with more members than a size there can be as many as rooms with
 * more seats. Only the sizes at which that number changes are levels.
 */
export interface RoomFacts {
  /** The size of each level, ascending from 0. */
  readonly sizes: Int32Array
  /** levelOf[n]: the level that a group passes when it grows from n members to n + 1, -1 for none. */
  readonly levelOf: Int32Array
  /** rooms[slot * levels + k]: how many there are with more seats than the size of level k. */
  readonly rooms: Int32Array
  /** By slot, the seats of each room there, the most first. */
  readonly seats: readonly Int32Array[]
}
