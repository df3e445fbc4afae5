import type { FixedGroup, GroupRef, PlannedMeeting, Room } from '../problem.ts'
import type { Unfilled } from '../result.ts'

/** The groups that may take late people. */
export interface LateOptions {
  /** Groups with a time and nobody in them: they begin then or not at all. */
  readonly vacant?: readonly FixedGroup[]
  /** Groups whose room takes fewer people than their topic: they need no other room. */
  readonly limits?: readonly GroupLimit[]
  /** Rooms with their free slots. If given, a group without a room needs one of them to begin. */
  readonly freeRooms?: readonly Room[]
  /** People who get no more places, since they are in groups outside the plan. */
  readonly without?: readonly string[]
}

export interface GroupLimit extends GroupRef {
  readonly most: number
}

/** The room of a group that begins. */
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
  /** The rooms of the groups that begin and need one. */
  readonly rooms: readonly GroupRoom[]
  /** People who still have fewer units than they want. */
  readonly left: readonly Unfilled[]
}

/** Meetings to add to a plan of pairs. */
export interface Additions {
  /** By the ids of their people. */
  readonly added: readonly PlannedMeeting[]
  /** People who still have fewer meetings than they ask for. */
  readonly left: readonly Unfilled[]
}
