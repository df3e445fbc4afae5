import { type InputOf, QUESTIONS, type QuestionName } from './questions.ts'
import type { Snapshot } from './snapshot.ts'

/** Answers one question, most of them at once. */
export function answerOf<Q extends QuestionName>(
  name: Q,
  snapshot: Snapshot,
  input: InputOf<Q>,
): ReturnType<(typeof QUESTIONS)[Q]> {
  // A question's name goes with its own input and answer.
  const question = QUESTIONS[name] as (
    snapshot: Snapshot,
    input: InputOf<Q>,
  ) => ReturnType<(typeof QUESTIONS)[Q]>
  return question(snapshot, input)
}
