import type { GroupsProblem, Problem } from '../problem.ts'
import { createProofContext, type ProofContext } from './proof-context.ts'
import { PROOF_POLICY } from './proof-policy.ts'
import type { ProofPart, ProofPorts, ProofStart } from './proof-ports.ts'
import { proofSize } from './provable.ts'
import { boundSoft, boundUnfilled } from './prove-by-programs.ts'
import { enumerateSessions, hasLagrangian, runLagrangian } from './prove-by-sessions.ts'

/** Which parts of the proof begin how long after a run; none for pairs, whose search proves its own bound. */
export function proofSchedule(problem: Problem): readonly ProofStart[] {
  if (problem.kind !== 'groups') return []
  const { maxImmediate, delayOfLargeMs, delayOfSecondMs } = PROOF_POLICY
  const afterMs = proofSize(problem) <= maxImmediate ? 0 : delayOfLargeMs
  return [
    { part: 'first', afterMs },
    { part: 'second', afterMs: afterMs + delayOfSecondMs },
  ]
}

/** Proves upper bounds during a search, the quick ones first; each is reported as soon as it is proven. */
export async function prove(problem: GroupsProblem, part: ProofPart, ports: ProofPorts): Promise<void> {
  const context = createProofContext(problem, ports)
  await (part === 'first' ? proveFirst(context) : proveSecond(context))
}

async function proveFirst(context: ProofContext): Promise<void> {
  if (enumerateSessions(context)) return
  if (context.mustFill) context.ports.waitForPlan(PROOF_POLICY.firstPlanMs)
  if (runLagrangian(context)) return
  boundSoft(context, await context.ports.loadLinearSolver())
}

async function proveSecond(context: ProofContext): Promise<void> {
  const { problem, ports, mustFill } = context
  const bySessions = hasLagrangian(context)
  if (!bySessions && !mustFill) return
  if (bySessions && proofSize(problem) > PROOF_POLICY.maxBesideSessions) return
  const solver = await ports.loadLinearSolver()
  if (bySessions) {
    // Where wishes are few, linear programs are tighter than the Lagrangian bound; most often it is the other
    // way round.
    ports.yieldNow()
    if (mustFill) ports.waitForPlan(PROOF_POLICY.firstPlanMs)
    boundSoft(context, solver)
  }
  if (mustFill) boundUnfilled(context, solver)
}
