/** What keeps a problem from being planned in full, as far as it shows before planning (CHECK-1). */
export type FindingCode =
  | 'fixedOffStart'
  | 'fixedTwice'
  | 'fixedTogether'
  | 'fixedParallel'
  | 'fixedTooFew'
  | 'fixedHostAway'
  | 'fixedHostLimit'
  | 'fixedTooFewTogether'
  | 'pinnedTogether'
  | 'pinnedOverLimit'
  | 'pinnedAway'
  | 'pinnedTooMany'
  | 'pinnedTopicRests'
  | 'pinnedNotWanted'
  | 'pinnedRefuses'
  | 'pinnedNoLanguage'
  | 'noTopic'
  | 'topicHasNoStart'
  | 'topicHostNeverFree'
  | 'topicHostLimit'
  | 'topicHostBusy'
  | 'topicTooFew'
  | 'personHasNoTime'
  | 'personWantsMoreThanTime'
  | 'personWantsMoreThanLimit'
  | 'personHasNoWish'
  | 'personHasNoTopic'
  | 'personTooFewTopics'
  | 'tooFewSeats'
  | 'tooFewSeatsAt'
  | 'roomsTooFew'
  | 'roomTooSmall'
  | 'nobodyToMeet'
  | 'wishesNotMutual'
  | 'wishesOverCapacity'
  | 'wishesWithoutSession'

/**
 * The smallest change that helps, one of several where there is a choice; each of them alone makes its finding go away.
 * - minSize, maxSize, duration: of the topic, to the value; maxSize without a topic: of all whose size is a common one
 * - groups: every topic as up to so many groups
 * - start: the topic may start at any time, and takes the value's slots where there is a value
 * - available: these people can come in these slots
 * - wish: the person wishes for the topic; without a topic for any; without a person so many more people, who can come in the slot
 * - wants, max: of the person, to the value
 * - unfix: this fixed group at this start
 * - release: the person from this group
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
  readonly changes: readonly Change[]
}

/** What is found beside the rules of the problem. */
export interface CheckOptions {
  /** The rooms of groups, with the slots in which they are there, null for all; none where groups have no rooms. */
  readonly rooms?: readonly { readonly seats: number; readonly slots: readonly number[] | null }[]
  /** Topics with a size of their own, which no common size changes. */
  readonly ownSizes?: readonly string[]
}
