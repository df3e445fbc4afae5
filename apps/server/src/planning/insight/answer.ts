import type { Explainer } from '@planner/solver'
import { type InputOf, QUESTIONS, type QuestionName } from './questions.ts'

/** Answers one question, most of them at once. */
export function answerOf<Q extends QuestionName>(
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
