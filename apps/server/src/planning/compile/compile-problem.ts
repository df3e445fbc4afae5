import { can, type EventState, type PersonId, settingValue, type VariantDescription } from '@planner/domain'
import type { Problem } from '@planner/solver'
import type { FormerProblem } from './former-problem.ts'
import { groupsProblem } from './groups-problem.ts'
import { pairsProblem } from './pairs-problem.ts'

export type CompileOptions = {
  /** Keep what can be kept of the plan in force; PLAN-12. Committed meetings of two are kept anyway. */
  keepPreviousPlan: boolean
  /** Whose hours are known, where those of others are not: they are compiled as if they never came. */
  hoursOf?: PersonId
}

/**
 * The problem of an event as it stands; MODEL-1. Of a large event it takes its time: the hub's thread asks
 * the thread of questions for it. With a former problem only that is read which may be another since then;
 * the rest is the same objects.
 */
export function compileProblem(
  variant: VariantDescription,
  state: EventState,
  options: CompileOptions,
  former?: FormerProblem,
): Problem {
  if (can(variant, 'pairs')) return pairsProblem(variant, state, options)
  return groupsProblem(variant, state, options, former)
}

/** A problem that was compiled to stay close to the plan in force, as it is without that. */
export function plannedAnew<P extends Problem>(compiled: P): P {
  const { rules } = compiled
  const anew = { ...compiled, rules: { ...rules, weights: { ...rules.weights, keepPreviousPlan: 0 } } }
  return compiled.kind === 'groups' ? { ...anew, previous: null } : anew
}

/** Seed 0 unless assignments are randomised; MODEL-45. `random` is in 0..1. */
export function seedOf(variant: VariantDescription, state: EventState, random: () => number): number {
  if (!settingValue(variant, state.settings, 'parameters|rules|randomiseAssignments')) return 0
  return 1 + Math.floor(random() * 0x7fff_fffe)
}
