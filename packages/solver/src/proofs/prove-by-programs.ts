import { boundModel, boundModelSize } from '../bounds/bound-model.ts'
import type { BoundQuestion } from '../bounds/bound-question.ts'
import { type ProofContext, reportBound, reportUnfilledBound } from './proof-context.ts'
import { PROOF_POLICY } from './proof-policy.ts'
import type { LinearSolver } from './proof-ports.ts'

/** Bounds the soft level by linear programs, the quick ones first. */
export function boundSoft(context: ProofContext, solver: LinearSolver): void {
  const { mustFill } = context
  boundSoftAt(context, solver, { unfilled: null, whole: 'nothing', collapsed: true })
  if (mustFill) {
    boundSoftAtLevel(context, solver)
    return
  }
  for (const whole of ['nothing', 'groups', 'groups and sizes'] as const)
    boundSoftAt(context, solver, { unfilled: null, whole, collapsed: false })
}

/** Bounds the fewest units that stay open. */
export function boundUnfilled(context: ProofContext, solver: LinearSolver): void {
  for (const whole of ['nothing', 'groups'] as const) {
    const value = boundOf(context, solver, { goal: 'medium', unfilled: null, whole, collapsed: false })
    if (value !== null) reportUnfilledBound(context, value)
  }
}

/** Bounds plans that fill as much as the best one so far, and again when that fills more by then. */
function boundSoftAtLevel(context: ProofContext, solver: LinearSolver): void {
  const { openUnits } = context.ports
  let last = -1
  for (let unfilled = openUnits(); unfilled !== last; unfilled = openUnits()) {
    last = unfilled
    boundSoftAt(context, solver, { unfilled, whole: 'nothing', collapsed: false })
    if (!boundSoftAt(context, solver, { unfilled, whole: 'groups', collapsed: false })) break
    if (openUnits() === unfilled)
      boundSoftAt(context, solver, { unfilled, whole: 'groups and sizes', collapsed: false })
  }
}

/** Whether the program was solved. */
function boundSoftAt(
  context: ProofContext,
  solver: LinearSolver,
  question: Omit<BoundQuestion, 'goal'>,
): boolean {
  const value = boundOf(context, solver, { goal: 'soft', ...question })
  if (value !== null) reportBound(context, value, question.unfilled)
  return value !== null
}

/** Null when the program is too large or the solver does not come to an end. */
function boundOf(
  { problem, ports }: ProofContext,
  solver: LinearSolver,
  question: BoundQuestion,
): number | null {
  const size = boundModelSize(problem, question)
  if (size > maxSize(question)) return null
  if (size > PROOF_POLICY.maxInstant) ports.yieldNow()
  const { text, constant } = boundModel(problem, question)
  const value = solver(text, {
    // The summed program is wide: interior points need a tenth of the time of the simplex method at 500
    // people.
    method: question.collapsed ? 'interiorPoint' : 'automatic',
    maxGap: 1e-6,
  })
  return value === null ? null : value + constant
}

function maxSize({ whole, collapsed }: BoundQuestion): number {
  if (whole !== 'nothing') return PROOF_POLICY.maxWhole
  return collapsed ? PROOF_POLICY.maxCollapsed : PROOF_POLICY.maxRelaxed
}
