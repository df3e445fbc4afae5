import { simpleBound } from '../bounds/simple-bound.ts'
import type { SessionBound } from '../exact/exact-plan.ts'
import { boundBySessions } from '../exact/session-bound.ts'
import { solveBySessions } from '../exact/solve-by-sessions.ts'
import type { GroupsResult } from '../result.ts'
import { buildFacts } from '../search/build-facts.ts'
import { solve } from '../solve.ts'
import { type ProofContext, reportBound, reportGroups, reportUnfilledBound } from './proof-context.ts'
import { PROOF_POLICY } from './proof-policy.ts'
import { tolerance } from './proven-bound.ts'

/** Solves small events to the end. Returns whether nothing is left to prove. */
export function enumerateSessions(context: ProofContext): boolean {
  const { problem, mustFill, isCounted } = context
  const exact = solveBySessions(problem)
  if (exact === null) return false
  if (mustFill) reportUnfilledBound(context, -exact.unfilled)
  reportBound(context, exact.soft, mustFill ? exact.unfilled : null)
  reportGroups(context, exact.groups)
  return isCounted
}

/** Whether `runLagrangian` can bound this problem. */
export function hasLagrangian({ problem }: ProofContext): boolean {
  return firstSteps(problem) !== null
}

/** The bound after its first step; null if sessions depend on each other, or are too large or tight. */
function firstSteps(problem: ProofContext['problem']): SessionBound | null {
  const bound = boundBySessions(problem, 'soft')
  bound?.step(null)
  return bound?.isDone() ? null : bound
}

/**
 * Improves the Lagrangian bound step by step and enumerates the plans near it: from the fewest open units
 * that may be possible up to those of the best plan so far. Returns whether that was done to the end; large
 * events are left to linear programs.
 */
export function runLagrangian(context: ProofContext): boolean {
  const { problem, ports, mustFill, isCounted } = context
  const bound = firstSteps(problem)
  if (bound === null) return false
  ports.report({ kind: 'outlook', proofImminent: true })
  const found = proveLevels(context, bound, mustFill ? boundBySessions(problem, 'medium') : null)
  ports.report({ kind: 'outlook', proofImminent: false })
  if (found !== null && !isCounted && (!mustFill || -found.score[1] === ports.openUnits()))
    searchFrom(context, found)
  return true
}

/** The last plan that sessions by themselves would choose. */
function proveLevels(
  context: ProofContext,
  bound: SessionBound,
  units: SessionBound | null,
): GroupsResult | null {
  const { openUnits } = context.ports
  const { stepsOfLevel, stepsToBegin } = PROOF_POLICY
  const reported = new Map<number | null, number>()
  let found: GroupsResult | null = null
  const prove = (level: number | null, steps: number): boolean => {
    const outcome = proveLevel(context, bound, { level, steps, reported })
    found = outcome.plan ?? found
    return outcome.isProven
  }
  if (units === null) prove(null, stepsOfLevel)
  else {
    prove(openUnits(), stepsToBegin)
    let level = fewestOpen(context, units, true)
    while (level <= openUnits() && !prove(level, stepsOfLevel)) level++
    fewestOpen(context, units, false)
  }
  return found
}

/**
 * The fewest units that stay open as far as time, limits, seats in rooms and the bound by sessions prove, up
 * to those of the best plan. Impatient: stops where further steps will hardly improve it.
 */
function fewestOpen(context: ProofContext, bound: SessionBound, isImpatient: boolean): number {
  const { ports, problem } = context
  let value = simpleBound(buildFacts(problem)).medium
  let least = reportUnfilledBound(context, value)
  for (let before = Infinity, steps = 1; !bound.isDone() && least < ports.openUnits(); steps++) {
    ports.yieldLater()
    value = Math.min(value, bound.step(null))
    least = reportUnfilledBound(context, value)
    if (!isImpatient || steps % PROOF_POLICY.stepsToClose !== 0) continue
    const toNext = value + least
    if (toNext > PROOF_POLICY.paceToGiveUp * (before - value)) break
    before = value
  }
  return least
}

/** A search from the plan of the sessions, for rules that sessions alone do not know, as over pairs. */
function searchFrom({ problem, ports }: ProofContext, { groups }: GroupsResult): void {
  solve(problem, {
    warmStart: groups,
    seconds: PROOF_POLICY.maxSearchSeconds,
    now: ports.now,
    shouldStop: ports.shouldStop,
    onBest: (result) => {
      if (result.kind === 'groups') ports.report({ kind: 'plan', result })
    },
  })
}

interface LevelOptions {
  /** Units that may stay open; null: any number. */
  readonly level: number | null
  readonly steps: number
  /** The least bounds reported so far, by level; further ones are added. */
  readonly reported: Map<number | null, number>
}

interface LevelOutcome {
  /** Whether the plan is the best one with as few units open. */
  readonly isProven: boolean
  /** The last plan found near the bound. */
  readonly plan: GroupsResult | null
}

/** Lowers the bound of one level step by step until a plan meets it. */
function proveLevel(
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
