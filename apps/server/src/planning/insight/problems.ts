import { hash } from 'node:crypto'
import { type EventState, type PlanRefusal, planRefusal, type VariantDescription } from '@planner/domain'
import type { NewScenario } from '@planner/protocol'
import type { Problem } from '@planner/solver'
import type { ScenarioBasis } from '../../storage/write.ts'
import { compileProblem, plannedAnew } from '../compile/compile-problem.ts'
import { basisText } from '../drift/plan-basis.ts'
import { digestOf, openProblem } from '../drift/problem-digest.ts'
import { scenarioState } from '../scenarios/scenario-state.ts'
import { problemKey } from './questions/plan-values.ts'
import type { AskedEvent } from './snapshot.ts'

/** A problem to search, as the text that the planner's process is sent, and what a version keeps of it. */
export type MadeProblem = ScenarioBasis & {
  /** Equal for two problems that differ in the plan in force alone. */
  dataKey: string
  /** Whether the problem is to stay close to a plan. */
  hasPrevious: boolean
}

/** The event's own problem, for a run or a search in the background. */
export function problem(event: AskedEvent, { keepPreviousPlan }: { keepPreviousPlan: boolean }): MadeProblem {
  const compiled = event.problem()
  const made = keepPreviousPlan ? compiled : plannedAnew(compiled)
  return {
    ...textsOf(event.variant, event.state, made),
    dataKey: dataKey(made),
    hasPrevious: (made.previous ?? []).length > 0,
  }
}

export type ScenarioProblems = {
  /** Stands for the data that the scenarios are planned from. */
  key: string
  /** In the order of the scenarios; why one cannot be planned. */
  made: readonly (ScenarioBasis | { refusal: PlanRefusal })[]
}

/** The problems of scenarios, all of the event as it is now. */
export function scenarioProblems(
  event: AskedEvent,
  { scenarios }: { scenarios: readonly Pick<NewScenario, 'settings' | 'absences'>[] },
): ScenarioProblems {
  const { variant } = event
  return {
    key: problemKey(event.problem()),
    made: scenarios.map((scenario) => {
      const state = scenarioState(variant, event.state, scenario)
      const refusal = planRefusal(state)
      if (refusal) return { refusal }
      return textsOf(variant, state, compileProblem(variant, state, { keepPreviousPlan: false }))
    }),
  }
}

function textsOf(variant: VariantDescription, state: EventState, made: Problem): ScenarioBasis {
  const digest = digestOf(made, openProblem(variant, state, made))
  return { problem: JSON.stringify(made), basis: basisText(state.event, digest) }
}

/**
 * Equal for two problems that are the same but for the plan in force: nothing has changed since it was made;
 * PLAN-31.
 */
export function dataKey(problem: Problem): string {
  return hash('sha256', JSON.stringify({ ...plannedAnew(problem), previous: null }), 'base64')
}
