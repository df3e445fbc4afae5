import type { PairRules, Rules } from './rules.ts'

/** One person of a groups problem. Slots are indices, wants and max are units (MODEL-7). */
export interface Person {
  readonly id: string
  readonly available: readonly number[]
  readonly maybe: readonly number[]
  readonly wants: number
  readonly max: number | null
  readonly languages: readonly string[]
  /** What they lacked in former events: they come first among equal plans (MODEL-71). Absent: 0. */
  readonly priority?: number
  /** Numbers of groups of former events; two people with one in common have met. Absent: none. */
  readonly formerGroups?: readonly number[]
}

export interface Topic {
  readonly id: string
  readonly hosts: readonly string[]
  readonly groups: number
  readonly duration: number
  readonly repeat: readonly number[]
  readonly starts: readonly number[] | null
  readonly minSize: number
  readonly maxSize: number
}

/** Where a group meets. It is there in these slots, without them in all. */
export interface Room {
  readonly id: string
  /** How many people it seats. */
  readonly capacity: number
  readonly slots?: readonly number[]
}

/** Person, topic, weight above 0. */
export type Wish = readonly [person: string, topic: string, weight: number]
/** From, to, weight 1..10 or "no". */
export type Contact = readonly [from: string, to: string, weight: number | 'no']

/** A group of a plan, by its topic and number. */
export interface GroupRef {
  readonly topic: string
  readonly group: number
}

export interface FixedGroup extends GroupRef {
  readonly start: number
}

/** A person who stays in a group, whatever time it runs at. */
export interface PinnedPerson extends GroupRef {
  readonly person: string
}

/** One running group of a plan, as in a result (MODEL-51). */
export interface PlannedGroup extends FixedGroup {
  readonly members: readonly string[]
}

export interface GroupsProblem {
  readonly format: 'plan-problem/1'
  readonly kind: 'groups'
  readonly slots: number
  readonly breaksAfter: readonly number[]
  readonly countBy: 'slots' | 'groups'
  readonly people: readonly Person[]
  readonly topics: readonly Topic[]
  readonly wishes: readonly Wish[]
  readonly contacts: readonly Contact[]
  readonly fixedGroups: readonly FixedGroup[]
  /** Absent: nobody is pinned. */
  readonly pins?: readonly PinnedPerson[]
  readonly previous: readonly PlannedGroup[] | null
  /** Without it groups need no room. */
  readonly rooms?: readonly Room[]
  readonly rules: Rules
}

/** An unordered pair of person ids. */
export type Meeting = readonly [string, string]
/** A meeting with its session, from 0; null: untimed, or it fits into no session. */
export type PlannedMeeting = readonly [a: string, b: string, session: number | null]

/** One person of a pairs problem. */
export interface PairPerson {
  readonly id: string
  readonly capacity: number
  /** Wished meetings they went without in past weeks: they come first among equal plans (MODEL-58). */
  readonly priority: number
}

/** MODEL-48, MODEL-49. A kept pair is always allowed; it stays and uses capacity. */
export interface PairsProblem {
  readonly format: 'plan-problem/1'
  readonly kind: 'pairs'
  /** With 1 meetings are untimed. */
  readonly sessions: number
  readonly people: readonly PairPerson[]
  readonly wishes: readonly Wish[]
  readonly mutualOnly: boolean
  readonly kept: readonly PlannedMeeting[]
  readonly excluded: readonly Meeting[]
  /** The meetings of the last plan, when this one should stay close to it. */
  readonly previous: readonly PlannedMeeting[] | null
  /** What draws ties; null: the seed of the search. */
  readonly seed: number | null
  readonly rules: PairRules
}

export type Problem = GroupsProblem | PairsProblem
