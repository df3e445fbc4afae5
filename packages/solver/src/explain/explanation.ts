import type {
  CompanyEffectKind,
  MoveWorth,
  PlaceObstacle,
  PlaceStatus,
  RestingReason,
  RuleName,
  WishObstacle,
} from '@planner/domain/plan-words'
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

/** Whom a move touches by company. */
export interface CompanyEffect {
  readonly person: string
  readonly effect: CompanyEffectKind
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
  readonly worth: MoveWorth
  /** The soft rules that lose most. */
  readonly because: readonly string[]
}

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
  readonly status: PlaceStatus
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
  readonly rule: RuleName
  readonly isHard: boolean
  readonly people: number
  readonly times: number
}
