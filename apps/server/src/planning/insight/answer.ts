import type { Explainer } from '@planner/solver'
import type { CompiledEvent } from './problems.ts'
import {
  type AnswerOf,
  EVENT_QUESTIONS,
  type EventQuestion,
  type InputOf,
  type PlanQuestion,
  QUESTIONS,
} from './questions.ts'

/** Answers one question about a plan, most of them at once. */
export function answerOf<Q extends PlanQuestion>(
  name: Q,
  explainer: Explainer,
  input: InputOf<Q>,
): ReturnType<(typeof QUESTIONS)[Q]> {
  // A question's name goes with its own input and answer.
  const question = QUESTIONS[name] as (
    explainer: Explainer,
    input: InputOf<Q>,
  ) => ReturnType<(typeof QUESTIONS)[Q]>
  return question(explainer, input)
}

/** Answers one question about an event. */
export function eventAnswerOf<Q extends EventQuestion>(
  name: Q,
  event: CompiledEvent,
  input: InputOf<Q>,
): AnswerOf<Q> {
  const question = EVENT_QUESTIONS[name] as unknown as (
    event: CompiledEvent,
    input: InputOf<Q>,
  ) => AnswerOf<Q>
  return question(event, input)
}

export function isEventQuestion(name: string): name is EventQuestion {
  return Object.hasOwn(EVENT_QUESTIONS, name)
}
