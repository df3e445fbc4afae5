import { leastRepeats } from '../bounds/least-repeats.ts'
import { notCountedBy } from '../constraints/constraints.ts'
import { sharedGroupCharge } from '../constraints/prefer-new-contacts.ts'
import { unfilled } from '../constraints/unfilled.ts'
import type { Facts } from '../facts.ts'
import type { GroupsProblem, PlannedGroup } from '../problem.ts'
import type { GroupsResult } from '../result.ts'
import { buildFacts } from '../search/build-facts.ts'
import { solve } from '../solve.ts'
import type { ProofPorts } from './proof-ports.ts'
import { tolerance } from './proven-bound.ts'

/** What the ways of proving bounds share. */
export interface ProofContext {
  readonly problem: GroupsProblem
  readonly facts: Facts
  readonly ports: ProofPorts
  /** Whether units must be filled before any soft wish. */
  readonly mustFill: boolean
  /** Whether independent sessions know every rule in effect: their best plan is then the best plan. */
  readonly isCounted: boolean
  /** Units that stay open in every plan, as far as this part has reported; -1 before. */
  readonly proven: { open: number }
}

export function createProofContext(problem: GroupsProblem, ports: ProofPorts): ProofContext {
  return {
    problem,
    facts: buildFacts(problem),
    ports,
    mustFill: unfilled.isOn(problem),
    isCounted: notCountedBy('solveBySessions', problem).length === 0,
    proven: { open: -1 },
  }
}

/** Reports a plan as it is scored when all rules and terms count. */
export function reportGroups(
  { problem, ports }: ProofContext,
  groups: readonly PlannedGroup[],
): GroupsResult {
  const result = solve(problem, { warmStart: groups, iterations: 0 })
  ports.report({ kind: 'plan', result })
  return result
}

/**
 * Reports a bound on the soft score of plans with at most this many units open, null for all. No way of
 * bounding knows that people meet again: what that costs in all such plans is taken off.
 */
export function reportBound(
  { ports, facts, mustFill }: ProofContext,
  bound: number,
  unfilled: number | null,
): void {
  const repeats = mustFill && unfilled !== null ? leastRepeats(facts, unfilled) : 0
  const value = bound - sharedGroupCharge(facts) * repeats
  ports.report({ kind: 'bound', bound: { goal: 'soft', value: value + tolerance(value), unfilled } })
}

/**
 * Reports a bound on minus the units left open, where it is better than those before. Units come whole:
 * returns how many stay open at least, as far as is known.
 */
export function reportUnfilledBound({ ports, proven }: ProofContext, value: number): number {
  const least = Math.max(0, Math.ceil(-value - 1e-4))
  if (least > proven.open) {
    proven.open = least
    ports.report({
      kind: 'bound',
      bound: { goal: 'medium', value: least === 0 ? 0 : -least, unfilled: null },
    })
  }
  return proven.open
}
