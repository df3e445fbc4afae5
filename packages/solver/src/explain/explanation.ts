import type {
  CompanyEffectKind,
  HardRule,
  MoveWorth,
  PlaceObstacle,
  PlaceStatus,
  RestingReason,
  RuleName,
  SoftRule,
  WishObstacle,
} from '@planner/domain/plan-words'
import type { CheckOptions } from '../check/finding.ts'
import type { CheckTools, PlanCheck } from '../check/plan-check.ts'
import type { GroupsEvaluation, PairsEvaluation } from '../evaluation.ts'
import type {
  FixedGroup,
  GroupRef,
  GroupsProblem,
  PairsProblem,
  PlannedGroup,
  PlannedMeeting,
} from '../problem.ts'
import type { Score } from '../result.ts'

export interface UngrantedWish {
  readonly from: string
  readonly to: string
  readonly obstacle: WishObstacle
}

/** How large a group is before and after a move, and whether that leaves its limits. */
export interface GroupSize extends GroupRef {
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

/** A hard rule that a move breaks. */
export interface MoveBreach {
  readonly rule: HardRule
  readonly people: readonly string[]
  readonly topic: string | null
  readonly group: number | null
}

/** What moving one person costs a plan. */
export interface MoveCost {
  readonly leaves: readonly GroupRef[]
  /** The hard rules that are broken afterwards and are not now. */
  readonly breaks: readonly MoveBreach[]
  /** Units that stay unfilled afterwards and are filled now; negative where it fills some. */
  readonly unfilled: number
  /** Of the person who is moved: nobody else's changes. */
  readonly satisfaction: { readonly before: number; readonly after: number }
  readonly sizes: readonly GroupSize[]
  readonly company: readonly CompanyEffect[]
  readonly worth: MoveWorth
  /** The soft rules that lose most. */
  readonly because: readonly SoftRule[]
}

export interface BetterChoice {
  readonly topic: string
  /** The group that is nearest to success; null where the topic does not run then. */
  readonly group: number | null
  /**
   * All that stands in the way, the first of which is the reason. Empty where nothing does that the explainer
   * knows; where it knows everything the last word is `outweighed` or `open`.
   */
  readonly obstacles: readonly PlaceObstacle[]
  /**
   * The groups of the person that the reason is: longer, as good, hosted, pinned, or too small without them.
   */
  readonly instead: readonly GroupRef[]
  /** Null where there is nowhere to move to, and unless everything is known. */
  readonly cost: MoveCost | null
}

/** A choice that somebody misses, and the slot in which they were nearest to it; null for the whole plan. */
export interface MissedChoice extends BetterChoice {
  readonly slot: number | null
}

/** Whom to explain, slot by slot or of the whole plan, and how many choices of each at most. */
export interface MissedOptions {
  readonly people: readonly string[]
  readonly bySlot: boolean
  readonly most: number
}

/** Why somebody is where they are at a time, or in all of a plan. */
export interface PlaceExplanation {
  /** Their groups there; `rank` among what was possible, 1 for the best, null where it is not chosen. */
  readonly places: readonly (GroupRef & { readonly rank: number | null })[]
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
  /** The mean of those who count, 0..1; 1 where nobody does. */
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

/** What one move of one person does to a plan. */
export interface MovePrice extends GroupRef {
  /** The score afterwards less the score now, level by level. */
  readonly change: Score
  /** Hard rules that are broken more often, or less often. */
  readonly breaches: number
  /** Of the person afterwards, 0..1. */
  readonly satisfaction: number
  /** Members whose company gets better by it, and worse: wished, unwanted and repeated company. */
  readonly gain: number
  readonly lose: number
}

/** What it does that a person changes places with another one, who is in the group. */
export interface SwapPrice extends MovePrice {
  readonly person: string
  /** Of the other one now and afterwards, 0..1. */
  readonly other: { readonly before: number; readonly after: number }
}

export interface MovePrices {
  /** Of the person now, 0..1. */
  readonly satisfaction: number
  /** Soft points between the plan without groups and an upper bound; null where there is no such way. */
  readonly span: number | null
  readonly moves: readonly MovePrice[]
}

/** How many people one rule concerns in a plan, and how often. */
export interface RuleTouch {
  readonly rule: RuleName
  /** A plan that keeps all rules breaks none of these; a missing place breaks no rule. */
  readonly isHard: boolean
  readonly people: number
  readonly times: number
}

/**
 * What an explainer knows of its event: all of it; the plan, and choices, hours, limits and refusals of some
 * people alone; or of the plan too only where these people are.
 */
export type Knowledge = 'all' | 'plan' | 'ownSeats'

interface ExplainerOf<Problem, Plan, Evaluation> {
  readonly problem: Problem
  readonly plan: Plan
  /** `evaluate`, once. */
  evaluation(): Evaluation
  /** `checkPlan`; plans of former checks make it quick. */
  check(tools: CheckTools, options?: CheckOptions): PlanCheck
  /** `randomPlans`; the last draw is remembered. */
  randomPlans(count: number, seed: number): readonly RandomPlan[]
}

/** What an explainer is made from beside the problem and the plan. */
export interface ExplainerOptions {
  /** `all` without it. */
  readonly knows?: Knowledge
  /**
   * The explainer of the event before an edit: what it has worked out is taken over as far as it still holds.
   */
  readonly before?: Explainer
}

export interface GroupsExplainerOptions extends ExplainerOptions {
  /** The groups that have a time and nobody in them. */
  readonly vacant?: readonly FixedGroup[]
}

/**
 * Answers questions about one plan of one problem, each from the same facts, and remembers what it has worked
 * out. Its answers are for whoever may read its problem: for somebody who may not read all of the event, make
 * the problem of what they may read.
 */
export interface GroupsExplainer
  extends ExplainerOf<GroupsProblem, readonly PlannedGroup[], GroupsEvaluation> {
  readonly kind: 'groups'
  readonly vacant: readonly FixedGroup[]
  /**
   * Why somebody is where they are in a slot, or with null in the whole plan, what stood in the way of each
   * better choice, and what moving there would cost. Null for somebody whom the problem does not have.
   */
  place(person: string, slot: number | null): PlaceExplanation | null
  /**
   * What stood in the way of the best choices that each of some people misses altogether, with `bySlot` of
   * the slot in which they were nearest to it. Throws when the problem does not have one of the people.
   */
  missed(options: MissedOptions): readonly (readonly MissedChoice[])[]
  /**
   * Why each topic that wants a group has none, the first reason that is true; in the order of the problem.
   */
  resting(): readonly RestingTopic[]
  /**
   * What each move of a person would do to the plan: out of the group `from` into each other one, and out of
   * `from` alone; without `from`, into each group they are not in, and out of each they are in. A group that
   * is left by its last member ends; a vacant group begins with the person. Throws when the move names
   * something the problem does not have.
   */
  moves(person: string, from: GroupRef | null): MovePrices
  /**
   * What it would do that a person of a group changes places with somebody of another group that begins with
   * it: the best of at most 1,000 that are tried, best first. Throws as `moves` does.
   */
  swaps(person: string, from: GroupRef): readonly SwapPrice[]
  /** How many people each rule concerns: those weighed in the problem, and others that are broken. */
  rules(): readonly RuleTouch[]
}

/** The same for meetings of two. */
export interface PairsExplainer
  extends ExplainerOf<PairsProblem, readonly PlannedMeeting[], PairsEvaluation> {
  readonly kind: 'pairs'
  /**
   * Why each wish that the plan does not grant was not granted (MODEL-62), in the order of the wishes. Where
   * the explainer knows the wishes of some people alone, `outweighed` stands for everything that lies with
   * others.
   */
  wishes(): readonly UngrantedWish[]
}

export type Explainer = GroupsExplainer | PairsExplainer
