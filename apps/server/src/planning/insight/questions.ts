import type { DataSince, InvocationPayload, PricedMove, PricedMoves } from '@planner/protocol'
import {
  type Additions,
  addMeetings,
  compareScores,
  countedPeople,
  type LateOptions,
  type MovePrice,
  meanShare,
  type PlaceExplanation,
  type Placement,
  placeWithoutMoving,
} from '@planner/solver'
import { eventFile } from '../../outward/files/event-file.ts'
import type { ProblemDigest } from '../../storage/plan-run.ts'
import { sinceDigests, withoutCommitted } from '../drift/problem-digest.ts'
import { problem, scenarioProblems } from './problems.ts'
import { drift } from './questions/drift.ts'
import { eventReport } from './questions/event-report.ts'
import { findings } from './questions/findings.ts'
import { planOutcome } from './questions/plan-outcome.ts'
import { planValues } from './questions/plan-values.ts'
import { meetingsPlace, ownPlace, planReport } from './questions/seen-by-reader.ts'
import type { AskedEvent } from './snapshot.ts'

/** Why somebody is where they are in a slot, or with null in the whole plan; null without groups. */
function why(
  event: AskedEvent,
  { personId, slot }: { personId: string; slot: number | null },
): PlaceExplanation | null {
  const explainer = event.explainer()
  if (explainer.kind === 'pairs' || explainer.plan.length === 0) return null
  return explainer.place(personId, slot)
}

type MovesInput = Omit<InvocationPayload<'PriceMoves'>, 'adminKey' | 'withSwaps'> & { withSwaps?: boolean }

/** What each move of somebody would do; null for pairs, and for who is not planned. SCHED-44 */
function moves(event: AskedEvent, { personId, from, withSwaps }: MovesInput): PricedMoves | null {
  const explainer = event.explainer()
  if (explainer.kind === 'pairs') return null
  const { problem } = explainer
  if (!problem.people.some(({ id }) => id === personId)) return null
  const isKnown = problem.topics.some(
    ({ id, groups }) => from !== null && id === from.topicId && from.topicGroupIndex < groups,
  )
  const left = from && isKnown ? { topic: from.topicId, group: from.topicGroupIndex } : null
  const { satisfaction, span, moves: prices } = explainer.moves(personId, left)
  const groups = prices.map((price) => pricedMove(price, span))
  if (!withSwaps || !left) return { satisfaction, groups }
  const swaps = explainer.swaps(personId, left).map((swap) => ({
    ...pricedMove(swap, span),
    personId: swap.person,
    other: swap.other,
  }))
  return { satisfaction, groups, swaps }
}

function pricedMove(price: MovePrice, span: number | null): PricedMove {
  const { topic, group, change, breaches, satisfaction, gain, lose } = price
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
    breaches,
    satisfaction,
    gain,
    lose,
  }
}

export type FoundPlaces = ({ kind: 'groups' } & Placement) | ({ kind: 'pairs' } & Additions)

/** Places or meetings for those who have fewer than they want; null without a plan. PLAN-18, PLAN-36 */
function latePlaces(event: AskedEvent, options: Omit<LateOptions, 'vacant'>): FoundPlaces | null {
  const explainer = event.explainer()
  if (explainer.plan.length === 0) return null
  if (explainer.kind === 'pairs') return { kind: 'pairs', ...addMeetings(explainer.problem, explainer.plan) }
  const { problem, plan, vacant } = explainer
  return { kind: 'groups', ...placeWithoutMoving(problem, plan, { ...options, vacant }) }
}

/** What those who count get of the plan in force on average, 0..1 (REPORT-60); null without a plan. */
function meanSatisfaction(event: AskedEvent, _input: null): number | null {
  const explainer = event.explainer()
  if (explainer.plan.length === 0) return null
  return meanShare(explainer.evaluation().satisfaction, countedPeople(explainer.problem))
}

/** Of each version, by its digest, whether what planning reads has changed since it was made; PLAN-37. */
function dataSince(
  event: AskedEvent,
  { digests }: { digests: readonly (ProblemDigest | undefined)[] },
): readonly DataSince[] {
  const { problem } = event.explainer()
  return digests.map(sinceDigests(problem, withoutCommitted(event.variant, event.state, problem)))
}

/**
 * What can be asked of an event and of its plan in force. Each is a function of the event as the thread has
 * it and an input alone; both input and answer are plain data, since they are sent between threads. A
 * question more is its function and its line here.
 */
export const QUESTIONS = {
  findings,
  latePlaces,
  planValues,
  planOutcome,
  meanSatisfaction,
  why,
  ownPlace,
  moves,
  dataSince,
  eventReport,
  planReport,
  meetingsPlace,
  drift,
  eventFile,
  problem,
  scenarioProblems,
} satisfies Record<string, (event: AskedEvent, input: never) => unknown>

type Questions = typeof QUESTIONS
export type QuestionName = keyof Questions
export type InputOf<Q extends QuestionName> = Parameters<Questions[Q]>[1]
export type AnswerOf<Q extends QuestionName> = Awaited<ReturnType<Questions[Q]>>
