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
 * The problem of an event as it stands; MODEL-1. A generator that yields where it may be interrupted, because
 * a large event takes its time; nothing of the event but who is in it may change meanwhile, and `state` must
 * not follow that. With a former problem only that is read which may be another since then; the rest is the
 * same objects.
 */
export function* compileInSteps(
  variant: VariantDescription,
  state: EventState,
  options: CompileOptions,
  former?: FormerProblem,
): Generator<void, Problem> {
  if (can(variant, 'pairs')) return yield* pairsProblem(variant, state, options)
  return yield* groupsProblem(variant, state, options, former)
}

/** The same without an interruption. */
export function compileProblem(
  variant: VariantDescription,
  state: EventState,
  options: CompileOptions,
  former?: FormerProblem,
): Problem {
  return finished(compileInSteps(variant, state, options, former))
}

/** A problem that was compiled to stay close to the plan in force, as it is without that. */
export function plannedAnew(compiled: Problem): Problem {
  if (compiled.kind === 'pairs') {
    const { rules } = compiled
    return { ...compiled, rules: { ...rules, weights: { ...rules.weights, keepPreviousPlan: 0 } } }
  }
  const { rules } = compiled
  const weights = { ...rules.weights, keepPreviousPlan: 0 }
  return { ...compiled, previous: null, rules: { ...rules, weights } }
}

/** What all the steps come to, taken at once. */
export function finished<R>(steps: Generator<void, R>): R {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Seed 0 unless assignments are randomised; MODEL-45. `random` is in 0..1. */
export function seedOf(variant: VariantDescription, state: EventState, random: () => number): number {
  if (!settingValue(variant, state.settings, 'parameters|rules|randomiseAssignments')) return 0
  return 1 + Math.floor(random() * 0x7fff_fffe)
}
