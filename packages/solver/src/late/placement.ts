import type { GroupRef } from '../explain/move-prices.ts'
import type { FixedGroup, PlannedMeeting, Room } from '../problem.ts'
import type { Unfilled } from '../result.ts'

/** What groups may be used for those who come late. */
export interface LateOptions {
  /** Groups that have a time and nobody in them: they begin then or not at all. */
  readonly vacant?: readonly FixedGroup[]
  /** Groups that take fewer people than their topic, since their room does: they have a room. */
  readonly limits?: readonly GroupLimit[]
  /** The rooms that no group has in their slots, where a group without one needs one to begin. */
  readonly freeRooms?: readonly Room[]
  /** People who stay without more, since they are somewhere that the plan does not say. */
  readonly without?: readonly string[]
}

export interface GroupLimit extends GroupRef {
  readonly most: number
}

/** The room of a group that begins, or nobody's. */
export interface GroupRoom extends GroupRef {
  readonly room: string
}

export interface LatePlace extends GroupRef {
  readonly person: string
  readonly start: number
  /** The group did not run before. */
  readonly isNew: boolean
}

export interface Placement {
  /** In the order of the problem's people, then of time. */
  readonly placed: readonly LatePlace[]
  /** The rooms of the groups that begin, where they need one. */
  readonly rooms: readonly GroupRoom[]
  /** Who still has fewer units than wanted. */
  readonly left: readonly Unfilled[]
}

/** Meetings that a plan of pairs can take beside its own. */
export interface Additions {
  /** By the ids of their people. */
  readonly added: readonly PlannedMeeting[]
  /** Who still has fewer meetings than they ask for. */
  readonly left: readonly Unfilled[]
}
