import type { PersonId } from '@planner/domain'
import { countedPeople } from '@planner/solver'
import type { AskedEvent } from '../snapshot.ts'

/** What a plan in force comes to for a next event: who lacked how much of their satisfaction, and who met. */
export type PlanOutcome = {
  /** Percent points that people lack, of those who wished for something and lack any. */
  short: readonly (readonly [PersonId, number])[]
  /** The members of each group of two people or more. */
  groups: readonly (readonly PersonId[])[]
}

/** Null without a plan, and where people meet in pairs: their meetings say it (MEET-23). EVENT-41 */
export function planOutcome(event: AskedEvent, _input: null): PlanOutcome | null {
  const explainer = event.explainer()
  if (explainer.kind === 'pairs' || explainer.plan.length === 0) return null
  const { satisfaction } = explainer.evaluation()
  return {
    short: [...countedPeople(explainer.problem)]
      .map((id) => [id, Math.round(100 * (1 - (satisfaction[id] ?? 1)))] as const)
      .filter(([, points]) => points > 0),
    groups: explainer.plan.map(({ members }) => members).filter(({ length }) => length > 1),
  }
}
