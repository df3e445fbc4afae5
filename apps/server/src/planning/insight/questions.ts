import type { DataSince, InvocationPayload, PricedMove, PricedMoves } from '@planner/protocol'
import {
  type Additions,
  addMeetings,
  compareScores,
  type Explainer,
  type LateOptions,
  type MovePrice,
  type PlaceExplanation,
  type Placement,
  type Problem,
  placeWithoutMoving,
} from '@planner/solver'
import type { ProblemDigest } from '../../storage/plan-run.ts'
import { sinceDigests } from '../drift/problem-digest.ts'
import { type CompiledEvent, problem, scenarioProblems } from './problems.ts'
import { drift } from './questions/drift.ts'
import { eventReport } from './questions/event-report.ts'
import { findings } from './questions/findings.ts'
import { planValues } from './questions/plan-values.ts'
import type { Snapshot } from './snapshot.ts'

/** Why somebody is where they are in a slot, or with null in the whole plan; null without groups. */
function why(
  explainer: Explainer,
  { personId, slot }: { personId: string; slot: number | null },
): PlaceExplanation | null {
  if (explainer.kind === 'pairs' || explainer.plan.length === 0) return null
  return explainer.place(personId, slot)
}

type MovesInput = Omit<InvocationPayload<'PriceMoves'>, 'adminKey'>

/** What each move of somebody would do; null for pairs, and for who is not planned. SCHED-44 */
function moves(explainer: Explainer, { personId, from }: MovesInput): PricedMoves | null {
  if (explainer.kind === 'pairs') return null
  const { problem } = explainer
  if (!problem.people.some(({ id }) => id === personId)) return null
  const isKnown = problem.topics.some(
    ({ id, groups }) => from !== null && id === from.topicId && from.topicGroupIndex < groups,
  )
  const left = from && isKnown ? { topic: from.topicId, group: from.topicGroupIndex } : null
  const { satisfaction, span, moves: prices } = explainer.moves(personId, left)
  return { satisfaction, groups: prices.map((price) => pricedMove(price, span)) }
}

function pricedMove({ topic, group, change, ...people }: MovePrice, span: number | null): PricedMove {
  const [hard, medium, soft] = change
  const trend = Math.sign(compareScores(change, [0, 0, 0])) as PricedMove['trend']
  const isOfWishes = hard === 0 && medium === 0
  return {
    topicId: topic,
    topicGroupIndex: group,
    trend,
    share: isOfWishes && span !== null ? Math.min(1, Math.abs(soft) / span) : null,
    // Never -0.
    missing: 0 - medium,
    ...people,
  }
}

export type FoundPlaces = ({ kind: 'groups' } & Placement) | ({ kind: 'pairs' } & Additions)

/** Places or meetings for those who have fewer than they want; null without a plan. PLAN-18, PLAN-36 */
function latePlaces(snapshot: Snapshot, options: Omit<LateOptions, 'vacant'>): FoundPlaces | null {
  if (snapshot.plan.length === 0) return null
  if (snapshot.kind === 'pairs') return { kind: 'pairs', ...addMeetings(snapshot.problem, snapshot.plan) }
  const { problem, plan, vacant } = snapshot
  return { kind: 'groups', ...placeWithoutMoving(problem, plan, { ...options, vacant }) }
}

/** What people get of the plan in force on average, 0..1; null without a plan. MODEL-46 */
function meanSatisfaction(explainer: Explainer, _input: null): number | null {
  if (explainer.plan.length === 0) return null
  const parts = Object.values(explainer.evaluation().satisfaction)
  return parts.length === 0 ? 1 : parts.reduce((sum, one) => sum + one, 0) / parts.length
}

/** Of each version, by its digest, whether what planning reads has changed since it was made; PLAN-37. */
function dataSince(
  { problem }: Snapshot,
  { digests, open }: { digests: readonly (ProblemDigest | undefined)[]; open: Problem | null },
): readonly DataSince[] {
  return digests.map(sinceDigests(problem, open))
}

/**
 * What can be asked of an event and its plan in force. Each is a function of an explainer and an input alone;
 * both input and answer are plain data, since they are sent between threads. A question more is its function
 * and its line here.
 */
export const QUESTIONS = {
  findings,
  latePlaces,
  planValues,
  meanSatisfaction,
  why,
  moves,
  dataSince,
  eventReport,
  drift,
} satisfies Record<string, (explainer: Explainer, input: never) => unknown>

/** What can be asked of an event itself, whether there is a plan in force or none. */
export const EVENT_QUESTIONS = { problem, scenarioProblems } satisfies Record<
  string,
  (event: CompiledEvent, input: never) => unknown
>

export type PlanQuestion = keyof typeof QUESTIONS
export type EventQuestion = keyof typeof EVENT_QUESTIONS
export type QuestionName = PlanQuestion | EventQuestion
type Questions = typeof QUESTIONS & typeof EVENT_QUESTIONS
export type InputOf<Q extends QuestionName> = Parameters<Questions[Q]>[1]
export type AnswerOf<Q extends QuestionName> = Awaited<ReturnType<Questions[Q]>>
