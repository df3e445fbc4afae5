import type { PlannedGroup, PlannedMeeting } from '../problem.ts'
import type { Score } from '../result.ts'

/** A plan in figures an organiser understands. Shares are 0..1, null where there is nothing to share out. */
export interface PlanReport {
  readonly score: Score
  readonly terms: Readonly<Record<string, number>>
  readonly groups: number
  readonly topicsRunning: number
  readonly meanGroupSize: number | null
  readonly wantedUnits: number
  readonly unfilledUnits: number
  readonly peopleWithUnfilled: number
  /** Share of people with wishes who attend one of their highest wishes. */
  readonly firstChoiceShare: number | null
  readonly meanSatisfaction: number | null
  readonly leastSatisfaction: number | null
  readonly leastSatisfied: readonly string[]
  readonly distinctPairs: number
  readonly repeatedMeetings: number
  /** Directed contact wishes that come true at least once, and all of them. */
  readonly contactWishesMet: number
  readonly contactWishes: number
}

/**
 * What stood in the way of a wish to meet (MODEL-62): the pair is excluded (past, refused or called off), the other does not wish it, the
 * asker's or the other's capacity, no session in which both are free, or a meeting would cost others more.
 */
export type WishObstacle =
  | 'excluded'
  | 'notMutual'
  | 'ownCapacity'
  | 'otherCapacity'
  | 'noCommonSession'
  | 'outweighed'

export interface UngrantedWish {
  readonly from: string
  readonly to: string
  readonly obstacle: WishObstacle
}

/** What the asker may know of it (MODEL-63). */
export interface OwnUngrantedWish {
  readonly to: string
  readonly obstacle: 'ownCapacity' | 'notPossible'
}

/** A group of a plan. */
export interface GroupName {
  readonly topic: string
  readonly group: number
}

/** How large a group is before and after a move, and whether that leaves its limits. */
export interface GroupSize extends GroupName {
  readonly before: number
  readonly after: number
  readonly isBelow: boolean
  readonly isAbove: boolean
}

/**
 * Whom a move touches by company: they wished the person and lose or gain them, the person wished them and misses or meets them, or the two
 * meet once more.
 */
export interface CompanyEffect {
  readonly person: string
  readonly effect: 'loses' | 'gains' | 'missed' | 'met' | 'again'
}

/** What moving one person costs a plan. */
export interface MoveCost {
  readonly leaves: readonly GroupName[]
  /** The hard rules that are broken afterwards and are not now. */
  readonly breaks: readonly {
    readonly rule: string
    readonly people: readonly string[]
    readonly topic: string | null
    readonly group: number | null
  }[]
  /** Units that stay unfilled afterwards and are filled now; negative where it fills some. */
  readonly unfilled: number
  /** Of the person who is moved: nobody else's changes. */
  readonly satisfaction: { readonly before: number; readonly after: number }
  readonly sizes: readonly GroupSize[]
  readonly company: readonly CompanyEffect[]
  readonly worth: 'better' | 'equal' | 'littleWorse' | 'worse'
  /** The soft rules that lose most. */
  readonly because: readonly string[]
}

/**
 * What stood between a person and a better choice: it does not run, or only at other times; they cannot come then, are in a longer group at
 * that time or in one that they like as much, have all they may have, or are pinned or host where they are; the group is full, or has no larger room; somebody there and they do not want to meet, or have no language
 * in common; the group they would leave became too small; another rule would be broken; it would cost the others more; or nothing.
 */
export type PlaceObstacle =
  | 'notRunning'
  | 'otherTime'
  | 'away'
  | 'busy'
  | 'asGood'
  | 'limit'
  | 'pinned'
  | 'hosts'
  | 'full'
  | 'roomFull'
  | 'contactNo'
  | 'language'
  | 'leavesTooFew'
  | 'breaksRule'
  | 'outweighed'
  | 'open'

export interface BetterChoice {
  readonly topic: string
  /** The group that is nearest to success; null where the topic does not run then. */
  readonly group: number | null
  readonly obstacle: PlaceObstacle
  /** The groups of the person that the obstacle is: longer, as good, hosted, pinned, or too small without them. */
  readonly instead: readonly GroupName[]
  /** Null where there is nowhere to move to. */
  readonly cost: MoveCost | null
}

/** A choice that somebody misses, and the slot in which they were nearest to it; null where it is of the whole plan, or never runs. */
export interface MissedChoice extends BetterChoice {
  readonly slot: number | null
}

/** Whom to explain, and how: `bySlot` where people are asked about slot by slot, else of the whole plan; at most so many choices of each. */
export interface MissedOptions {
  readonly people: readonly string[]
  readonly bySlot: boolean
  readonly most: number
}

/** Why somebody is where they are at a time, or in all of a plan. */
export interface PlaceExplanation {
  /** Their groups there; `rank` among what was possible for them, 1 for the best, null for what they have not chosen. */
  readonly places: readonly (GroupName & { readonly rank: number | null })[]
  /** How many of their choices run then, at times they can come to. */
  readonly possible: number
  /** How many topics they have chosen. */
  readonly chosen: number
  /** Why they have no group: they cannot come, have all they want, or neither. */
  readonly status: 'placed' | 'away' | 'enough' | 'open'
  /** What they chose above what they have, best first. */
  readonly better: readonly BetterChoice[]
  /** Better choices that are not listed. */
  readonly more: number
}

/** A plan that somebody might deal out who keeps every rule and weighs nothing. */
export interface RandomPlan {
  readonly score: Score
  /** The mean of all people's, 0..1. */
  readonly satisfaction: number
  /** Units that people want and do not have. */
  readonly missing: number
  readonly plan: readonly PlannedGroup[] | readonly PlannedMeeting[]
}

/**
 * Why a topic has no group, the first that is true: nobody wishes for it; it fits at no time; a host it needs never comes when it may
 * run; too few people who may be in it can come at one time; a host is in other groups then; as many groups as there may be run then; no
 * room is left that seats the smallest group it may have; of the people too few are free then; it could run and the plan is better without it.
 */
export type RestingReason =
  | 'noWish'
  | 'noTime'
  | 'hostAway'
  | 'tooFew'
  | 'hostBusy'
  | 'noRoom'
  | 'roomsTaken'
  | 'peopleBusy'
  | 'outweighed'

export interface RestingTopic {
  readonly topic: string
  readonly reason: RestingReason
  /** For `tooFew` and `peopleBusy`: the most people there are at one time, and how many it needs. */
  readonly number: number
  readonly needed: number
  /** For `hostAway` and `hostBusy`: who, at the time with the fewest of them. */
  readonly hosts: readonly string[]
}

/** How many people one rule concerns in a plan, and how often. */
export interface RuleTouch {
  readonly rule: string
  readonly isHard: boolean
  readonly people: number
  readonly times: number
}
