import type { EventState, VariantDescription } from '@planner/domain'
import type { Explainer } from '@planner/solver'
import { compileProblem } from '../compile/compile-problem.ts'
import { QUESTIONS, type QuestionName } from '../insight/questions.ts'
import { type AskedEvent, explainerOf, snapshotOf } from '../insight/snapshot.ts'

/** An event as it stands, to be asked without a thread. */
export function askedEvent({
  variant,
  state,
}: {
  readonly variant: VariantDescription
  readonly state: EventState
}): AskedEvent {
  let explainer: Explainer | undefined
  return {
    variant,
    state,
    problem: () => compileProblem(variant, state, { keepPreviousPlan: true }),
    explainer: () => (explainer ??= explainerOf(snapshotOf(variant, state))),
  }
}

/** As the thread of questions answers, of a room as it is. */
export async function answerHere(
  room: Parameters<typeof askedEvent>[0],
  name: QuestionName,
  input: never,
): Promise<unknown> {
  const question = QUESTIONS[name] as (event: AskedEvent, input: never) => unknown
  return structuredClone(await question(askedEvent(room), input))
}

/** What hub handlers ask, without a thread. */
export function insightHere(ask = answerHere) {
  return { ask, askInTurn: (_: string, ...question: Parameters<typeof ask>) => ask(...question) }
}
