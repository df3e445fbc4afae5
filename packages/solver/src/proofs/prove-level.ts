import type { SessionBound } from '../exact/exact-plan.ts'
import type { GroupsResult } from '../result.ts'
import { type ProofContext, reportBound, reportGroups } from './proof-context.ts'
import { PROOF_POLICY } from './proof-policy.ts'
import { tolerance } from './proven-bound.ts'

export interface LevelOptions {
  /** Units that may stay open; null: any number. */
  readonly level: number | null
  readonly steps: number
  /** The least bounds reported so far, by level; further ones are added. */
  readonly reported: Map<number | null, number>
}

export interface LevelOutcome {
  /** Whether the plan is the best one with as few units open. */
  readonly isProven: boolean
  /** The last plan found near the bound. */
  readonly plan: GroupsResult | null
}

/** Lowers the bound of one level step by step until a plan meets it. */
export function proveLevel(
  context: ProofContext,
  bound: SessionBound,
  { level, steps, reported }: LevelOptions,
): LevelOutcome {
  const { ports } = context
  const report = (value: number, at: number | null) => {
    const before = reported.get(at) ?? Infinity
    if (value >= before - tolerance(before)) return
    reported.set(at, value)
    reportBound(context, value, at)
  }
  let plan: GroupsResult | null = null
  for (let step = 1; step <= steps; step++) {
    ports.yieldLater()
    report(bound.step(level), level)
    const open = ports.openUnits()
    if (level !== null && open > level) report(bound.at(open), open)
    const closing = step % PROOF_POLICY.stepsToClose === 0 || bound.isDone() ? bound.close() : null
    if (closing !== null) report(closing.bound, level)
    if (closing !== null && closing.plan !== null) {
      plan = reportGroups(context, closing.plan.groups)
      if (closing.plan.soft >= closing.bound - tolerance(closing.bound)) return { isProven: true, plan }
    }
    if (bound.isDone()) break
  }
  return { isProven: false, plan }
}
