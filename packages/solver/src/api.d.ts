/**
 * What the solver offers. Other parts check their types against this page alone, since the solver compiles
 * without checks on array reads (for its hot loops). `api.test.ts` keeps both in step.
 */
import type { BoundModel, BoundQuestion } from './bounds/bound-question.ts'
import type { Gains } from './chance-of-gain.ts'
import type { CheckOptions, Finding } from './check/finding.ts'
import type { CheckTools, PlanCheck } from './check/plan-check.ts'
import type { BOUND_IDS as BoundIds, Constraint } from './constraints/constraint.ts'
import type { Evaluation, GroupsEvaluation, PairsEvaluation } from './evaluation.ts'
import type { ExactPlan, SessionBound } from './exact/exact-plan.ts'
import type {
  Explainer,
  ExplainerOptions,
  GroupsExplainer,
  GroupsExplainerOptions,
  PairsExplainer,
  RandomPlan,
} from './explain/explanation.ts'
import type { Additions, LateOptions, Placement } from './late/placement.ts'
import type { ParsedProblem } from './parse/parsed-problem.ts'
import type {
  GroupsProblem,
  Meeting,
  PairsProblem,
  PlannedGroup,
  PlannedMeeting,
  Problem,
} from './problem.ts'
import type { ProgramSolver } from './program-solver.ts'
import type { ProofPart, ProofPorts, ProofStart } from './proofs/proof-ports.ts'
import type { ProvenBound } from './proofs/proven-bound.ts'
import type { GroupsResult, PairsResult, PlanResult, Score } from './result.ts'
import type { PairRules, Rules } from './rules.ts'
import type { SolveOptions } from './solve-options.ts'

export type * from './bounds/bound-question.ts'
export type { Gains } from './chance-of-gain.ts'
export type { Change, CheckOptions, Finding, FindingCode, Remedy } from './check/finding.ts'
export type { CheckTools, PlanCheck } from './check/plan-check.ts'
export type { BoundId, Constraint, Treatment } from './constraints/constraint.ts'
export type * from './evaluation.ts'
export type * from './exact/exact-plan.ts'
export type * from './explain/explanation.ts'
export type * from './late/placement.ts'
export type { ParsedProblem, ParseError } from './parse/parsed-problem.ts'
export type * from './problem.ts'
export type * from './program-solver.ts'
export type * from './proofs/proof-ports.ts'
export type { ProvenBound } from './proofs/proven-bound.ts'
export type * from './result.ts'
export type { Hardness, PairRules, Rules, Weights } from './rules.ts'
export type { SolveOptions } from './solve-options.ts'

/** MODEL-24. */
export declare const DEFAULT_RULES: Rules
export declare const DEFAULT_PAIR_RULES: PairRules

/** Every constraint of the groups problem, in the order of the model. */
export declare const CONSTRAINTS: readonly Constraint[]

/** Every way to prove an upper bound, as constraints name them. */
export declare const BOUND_IDS: typeof BoundIds

/**
 * Reads a plan problem (MODEL-6, MODEL-24, MODEL-48) from any value and fills in the defaults.
 * Every refusal names the field and what is allowed there; it never throws on plain data.
 */
export declare function parseProblem(value: unknown): ParsedProblem

/**
 * Scores a plan from scratch by the planning model, whatever plan it is: breaches are counted, not refused.
 * Throws when the plan names a topic or person the problem does not have.
 */
export declare function evaluate(problem: GroupsProblem, groups: readonly PlannedGroup[]): GroupsEvaluation
export declare function evaluate(
  problem: PairsProblem,
  meetings: readonly (Meeting | PlannedMeeting)[],
): PairsEvaluation
export declare function evaluate(
  problem: Problem,
  plan: readonly PlannedGroup[] | readonly (Meeting | PlannedMeeting)[],
): Evaluation

/** What `evaluate` says of each of some plans of one problem, which is read only once. */
export declare function evaluateEach(
  problem: Problem,
  plans: readonly (readonly PlannedGroup[] | readonly (Meeting | PlannedMeeting)[])[],
): readonly Evaluation[]

/** Plans a parsed problem. Whatever ends it, the best plan so far is returned, at worst the empty one. */
export declare function solve(problem: GroupsProblem, options?: SolveOptions): GroupsResult
export declare function solve(problem: PairsProblem, options?: SolveOptions): PairsResult
export declare function solve(problem: Problem, options?: SolveOptions): PlanResult

/**
 * The same with a solver of programs in whole numbers, which proves crowded plans of pairs that the search
 * alone does not (MODEL-65). It is loaded only where there is need of it.
 */
export declare function solveWithPrograms(
  problem: Problem,
  options: SolveOptions,
  load: () => Promise<ProgramSolver>,
): Promise<PlanResult>

/** Who counts in every share and average of wishes: those who chose something and want a place. */
export declare function countedPeople(problem: Problem): ReadonlySet<string>

/** The mean satisfaction of those who count, 0..1; 1 where nobody does. */
export declare function meanShare(
  satisfaction: Readonly<Record<string, number>>,
  counted: ReadonlySet<string>,
): number

/** Negative when a is worse than b, positive when better; soft values within 1e-9 are equal. */
export declare function compareScores(a: Score, b: Score): number

/**
 * What is known before planning: contradictions, topics and people that get nothing, what all cannot have at
 * once, each with changes that help, and how much can be filled. True of every plan. May take seconds: give
 * it a thread. For organisers.
 */
export declare function checkPlan(problem: Problem, tools: CheckTools, options?: CheckOptions): PlanCheck

/** The findings of each person, topic and fixed group by itself, at once. */
export declare function checkFeasibility(problem: GroupsProblem, options?: CheckOptions): readonly Finding[]

/**
 * What answers questions about one plan of one problem. Throws when the plan names something the problem does
 * not have; a question about moves throws where the plan has a group twice.
 */
export declare function createExplainer(
  problem: GroupsProblem,
  plan: readonly PlannedGroup[],
  options?: GroupsExplainerOptions,
): GroupsExplainer
export declare function createExplainer(
  problem: PairsProblem,
  plan: readonly PlannedMeeting[],
  options?: ExplainerOptions,
): PairsExplainer
export declare function createExplainer(
  problem: Problem,
  plan: readonly PlannedGroup[] | readonly PlannedMeeting[],
  options?: GroupsExplainerOptions,
): Explainer

/**
 * Places for people who lack units, in a plan that otherwise stays. No rule is broken anew, the score never
 * falls, and no running group has another such place left. Throws for an unknown name or a repeated group.
 */
export declare function placeWithoutMoving(
  problem: GroupsProblem,
  groups: readonly PlannedGroup[],
  options?: LateOptions,
): Placement

/**
 * Wished meetings for people who have fewer than they ask for. Meetings of the plan stay: the result is the
 * best plan that contains them. Throws for an unknown person.
 */
export declare function addMeetings(problem: PairsProblem, plan: readonly PlannedMeeting[]): Additions

/**
 * Plans that keep every hard rule and weigh nothing, drawn by the seed, the same on every machine. Fewer than
 * asked for where one is drawn that breaks a rule, as around fixed groups that contradict each other.
 */
export declare function randomPlans(problem: Problem, count: number, seed: number): readonly RandomPlan[]

/**
 * The best plan of a small event with separable sessions, by trying every set of topics for each session.
 * Null where sessions depend on each other, or where that takes more than some seconds.
 */
export declare function solveBySessions(problem: GroupsProblem): ExactPlan | null

/**
 * An upper bound for events with separable sessions, tighter than `boundModel` and better with every step;
 * null for others. Beyond about a hundred people its steps are cut short.
 */
export declare function boundBySessions(problem: GroupsProblem, goal: 'medium' | 'soft'): SessionBound | null

/**
 * A relaxation of the groups problem in the LP format of HiGHS. Its greatest value plus `constant` is a
 * proven upper bound on the question's goal over all plans without breaches.
 */
export declare function boundModel(problem: GroupsProblem, question: BoundQuestion): BoundModel

/** About the number of variables of such a model, without writing it; Infinity for a rule beyond it. */
export declare function boundModelSize(problem: GroupsProblem): number

/** How likely another gain of a run is, from when its gains came (MODEL-74). `floor` and efforts have one unit. */
export declare function createGains(floor: number): Gains

/** Whether a score is better by a rule, by a unit or by so much of the soft level that anybody would notice. */
export declare function isRealGain(score: Score, before: Score): boolean

/** Whether a chance 0..1 of another unit within as much effort again is worth that effort. */
export declare function isWorthwhile(chance: number): boolean

/** Which parts of a proof begin when after a search has; none for pairs, whose search proves its bound. */
export declare function proofSchedule(problem: Problem): readonly ProofStart[]

/**
 * Proves upper bounds beside a search until nothing is left to prove, and finds plans where that is how to
 * prove them. It computes without a pause for up to seconds, so give it a thread of its own.
 */
export declare function prove(problem: GroupsProblem, part: ProofPart, ports: ProofPorts): Promise<void>

/** The result with the tightest bound known, and "optimal" when it meets the bounds of both levels. */
export declare function withBounds(result: PlanResult, bounds: readonly ProvenBound[]): PlanResult

/** Whether bounds could ever meet this plan's score: else nobody need wait for a proof. */
export declare function isProvable(problem: Problem, result: PlanResult): boolean
