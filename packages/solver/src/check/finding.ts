import type { FindingCode } from '@planner/domain/plan-words'

export type { FindingCode }

/**
 * A change of a problem, one of several where there is a choice.
 * - minSize, maxSize, duration: of the topic, to the value; sizes without a topic: of all whose size is a
 *   common one
 * - groups: every topic as up to so many groups
 * - start: the topic may start at any time, and takes the value's slots where there is a value
 * - available: these people can come in these slots
 * - wish: the person wishes for the topic; without a topic for any; without a person so many more people, who
 *   can come in the slot
 * - wants, max: of the person, to the value
 * - unfix: this fixed group at this start
 * - release: the person from this group
 * - rooms: as many and as large as it takes
 * - rule: off
 */
export interface Change {
  readonly what:
    | 'minSize'
    | 'maxSize'
    | 'duration'
    | 'groups'
    | 'start'
    | 'available'
    | 'wish'
    | 'wants'
    | 'max'
    | 'unfix'
    | 'release'
    | 'maxParallelSessions'
    | 'rooms'
    | 'rule'
  readonly topic?: string
  readonly person?: string
  readonly people?: readonly string[]
  readonly group?: number
  readonly slot?: number
  readonly slots?: readonly number[]
  readonly value?: number
  readonly rule?: 'personMustBeInOwnTopicIfTopicIsActive' | 'countHostingTowardsUsersSessionLimit'
}

/** Changes that together raise what is possible, most often one: the smallest that do. */
export interface Remedy {
  readonly changes: readonly Change[]
  /** What the finding's number can be at most with them, where that is still less than what is wanted. */
  readonly number?: number
}

export interface Finding {
  readonly code: FindingCode
  /** Whether planning is sure to leave something unfilled or broken because of it. */
  readonly serious: boolean
  readonly topic?: string
  readonly group?: number
  /** The topic of the other of two fixed groups. */
  readonly otherTopic?: string
  readonly otherGroup?: number
  readonly person?: string
  /** The other of two people. */
  readonly otherPerson?: string
  readonly slot?: number
  /** How many there are, or can be at most. */
  readonly number?: number
  /** How many are wanted or needed. */
  readonly needed?: number
  readonly remedies: readonly Remedy[]
}

/** What is known of the event beside its problem. */
export interface CheckOptions {
  /** Topics with a largest size of their own, which no common size changes. */
  readonly ownSizes?: readonly string[]
  /** The greatest values that changes may set; without them, any. */
  readonly most?: Readonly<Partial<Record<'maxSize' | 'groups' | 'maxParallelSessions', number>>>
  /** Of so many findings of a kind remedies are looked for; without it, of all. */
  readonly told?: number
}

/** Changes each of which is a remedy by itself. */
export function eachAlone(...changes: readonly Change[]): readonly Remedy[] {
  return changes.map((change) => ({ changes: [change] }))
}
