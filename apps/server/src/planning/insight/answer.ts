import { type AnswerOf, type InputOf, QUESTIONS, type QuestionName } from './questions.ts'
import type { Subject } from './subject.ts'

/** Answers one question at once. */
export function answerOf<Q extends QuestionName>(name: Q, subject: Subject, input: InputOf<Q>): AnswerOf<Q> {
  // A question's name goes with its own input and answer.
  const question = QUESTIONS[name] as (subject: Subject, input: InputOf<Q>) => AnswerOf<Q>
  return question(subject, input)
}
