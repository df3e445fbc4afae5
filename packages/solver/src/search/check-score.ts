import { CONSTRAINTS } from '../constraints/constraints.ts'
import { readPlan } from '../plan-reading.ts'
import type { State } from '../state.ts'
import { planOfState } from './plan-state.ts'

/** Throws, naming move and constraint, when an incremental amount differs from the constraint's matches. */
export function checkScore(state: State, move: string): void {
  const { facts } = state
  const groups = planOfState(state)
  const plan = readPlan(facts.reading, groups)
  for (const constraint of CONSTRAINTS) {
    const at = constraint.number
    if (facts.weights[at] === 0) continue
    let amount = 0
    for (const match of constraint.matches(plan)) amount += match.amount
    if (Math.abs(amount - state.amounts[at]) <= 1e-6) continue
    throw new Error(
      `Score corruption after move "${move}": constraint "${constraint.name}" is ${state.amounts[at]} in the search and ${amount} from scratch. Maybe an operation forgot it? Plan: ${JSON.stringify(groups)}`,
    )
  }
}
