import {
  type CheckOptions,
  checkPlan,
  type PlanCheck,
  type PlannedGroup,
  type ProgramSolver,
} from '@planner/solver'
import { loadProgramSolver } from '../../threads/load-highs.ts'
import type { Snapshot } from '../snapshot.ts'

/** What is not known after so much of the thread's own time, or so long, is not known: an organiser waits. */
const MAX_OWN_MS = 5_000
const MAX_MS = 10_000
/** Events whose last plan that was found is kept. */
const MAX_KEPT = 16

let loading: Promise<ProgramSolver | null> | undefined

/** Event to the best plan that its last check found: after an edit it is mostly as good. */
const kept = new Map<string, readonly PlannedGroup[]>()

export type FindingsInput = { eventId: string; options: CheckOptions }

/** What is known before a plan of the event as it is; CHECK-1, CHECK-7. */
export async function findings(
  snapshot: Snapshot,
  { eventId, options }: FindingsInput,
): Promise<Omit<PlanCheck, 'plan'>> {
  // Without it less is known.
  loading ??= loadProgramSolver().catch(() => null)
  const solver = await loading
  const began = performance.now()
  const ownBegan = ownMs()
  const shouldStop = () => performance.now() - began > MAX_MS || ownMs() - ownBegan > MAX_OWN_MS
  const last = kept.get(eventId)
  const known = snapshot.kind === 'groups' ? [snapshot.plan, ...(last ? [last] : [])] : []
  const { plan, ...check } = checkPlan(snapshot.problem, { solver, known, shouldStop }, options)
  kept.delete(eventId)
  if (plan !== null) kept.set(eventId, plan)
  for (const old of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(old)
  return check
}

function ownMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
