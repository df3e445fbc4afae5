import type { Explainer } from '@planner/solver'
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

export type QuestionName = keyof typeof QUESTIONS
export type InputOf<Q extends QuestionName> = Parameters<(typeof QUESTIONS)[Q]>[1]
export type AnswerOf<Q extends QuestionName> = Awaited<ReturnType<(typeof QUESTIONS)[Q]>>
