import { CONSTRAINTS } from '../constraints/constraints.ts'
import { readPlan } from '../plan-reading.ts'
import { readProblem } from '../problem-reading.ts'
import { planOfState } from './plan-of-state.ts'
import type { State } from './state.ts'

/** Throws when an incremental amount differs from the constraint's own matches, naming the move and the constraint. */
export function checkScore(state: State, move: string): void {
  const { facts } = state
  const groups = planOfState(state)
  const plan = readPlan(readProblem(facts.problem), groups)
  CONSTRAINTS.forEach((constraint, i) => {
    if (facts.weights[i] === 0) return
    let amount = 0
    for (const match of constraint.matches(plan)) amount += match.amount
    if (Math.abs(amount - state.amounts[i]) <= 1e-6) return
    throw new Error(
      `Score corruption after move "${move}": constraint "${constraint.name}" is ${state.amounts[i]} in the search and ${amount} from scratch. Maybe an operation forgot it? Plan: ${JSON.stringify(groups)}`,
    )
  })
}
