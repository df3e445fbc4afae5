import type { Explainer } from '@planner/solver'
import { type CompiledEvent, problem, scenarioProblems } from './problems.ts'
import { dataSince } from './questions/data-since.ts'
import { drift } from './questions/drift.ts'
import { eventReport } from './questions/event-report.ts'
import { findings } from './questions/findings.ts'
import { latePlaces } from './questions/late-places.ts'
import { meanSatisfaction } from './questions/mean-satisfaction.ts'
import { moves } from './questions/moves.ts'
import { planValues } from './questions/plan-values.ts'
import { why } from './questions/why.ts'

/**
 * What can be asked of an event and its plan in force. Each is a function of an explainer and an input alone;
 * both input and answer are plain data, since they are sent between threads. A question more is its file and
 * its line here.
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
