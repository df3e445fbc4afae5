import type { CheckOptions, PlanCheck, ProgramSolver } from '@planner/solver'
import { loadProgramSolver } from '../../threads/load-highs.ts'
import type { AskedEvent } from '../snapshot.ts'

/** What is not known after so much of the thread's own time, or so long, is not known: an organiser waits. */
const MAX_OWN_MS = 5_000
const MAX_MS = 10_000

// biome-ignore lint/plugin: loaded once for the thread, which ends with it
let loading: Promise<ProgramSolver | null> | undefined

/** What is known before a plan of the event as it is; CHECK-1, CHECK-7. */
export async function findings(event: AskedEvent, options: CheckOptions): Promise<Omit<PlanCheck, 'plan'>> {
  // Without it less is known.
  loading ??= loadProgramSolver().catch(() => null)
  const solver = await loading
  const began = performance.now()
  const ownBegan = ownMs()
  const shouldStop = () => performance.now() - began > MAX_MS || ownMs() - ownBegan > MAX_OWN_MS
  const { plan: _, ...check } = event.explainer().check({ solver, shouldStop }, options)
  return check
}

function ownMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
