import { boundModel, boundModelSize } from '../bounds/bound-model.ts'
import type { BoundQuestion } from '../bounds/bound-question.ts'
import { boundAtPrices } from '../bounds/price-bound.ts'
import { simpleBound } from '../bounds/simple-bound.ts'
import type { SessionBound } from '../exact/exact-plan.ts'
import { boundBySessions, boundUnitsBySessions } from '../exact/session-bound.ts'
import { solveBySessions } from '../exact/solve-by-sessions.ts'
import type { GroupsProblem, Problem } from '../problem.ts'
import type { GroupsResult } from '../result.ts'
import { buildFacts } from '../search/build-facts.ts'
import { solve } from '../solve.ts'
import {
  createProofContext,
  type ProofContext,
  reportBound,
  reportGroups,
  reportUnfilledBound,
} from './proof-context.ts'
import { PROOF_POLICY } from './proof-policy.ts'
import type { LinearSolver, ProofPart, ProofPorts, ProofStart } from './proof-ports.ts'
import { proofSize } from './provable.ts'
import { tolerance } from './proven-bound.ts'

/** The part of a bound by which the next one is better that is told. */
const WORTH_TELLING = 0.005

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
  if (boundByLagrangian(context)) return
  boundSoftAtPrices(context)
  boundSoft(context, await context.ports.loadLinearSolver())
}

async function proveSecond(context: ProofContext): Promise<void> {
  const { problem, ports, mustFill } = context
  const bySessions = hasLagrangian(context)
  if (mustFill) fewestOpenAtPrices(context, bySessions)
  else if (!bySessions) return
  if (bySessions && proofSize(problem) > PROOF_POLICY.maxBesideSessions) return
  const solver = await ports.loadLinearSolver()
  if (bySessions) {
    // Where wishes are few, linear programs are tighter than the Lagrangian bound; most often it is the other
    // way round.
    ports.yieldNow()
    if (mustFill) ports.waitForPlan(PROOF_POLICY.firstPlanMs)
    boundSoft(context, solver)
  }
  if (mustFill) boundUnfilledInWholeGroups(context, solver)
}

/** Bounds the soft level by linear programs, the quick ones first. */
function boundSoft(context: ProofContext, solver: LinearSolver): void {
  const { mustFill } = context
  if (mustFill) {
    boundSoftAtLevel(context, solver)
    return
  }
  for (const whole of ['nothing', 'groups', 'groups and sizes'] as const)
    boundSoftAt(context, solver, { unfilled: null, whole })
}

/** Bounds the soft level in seconds at any size, and again when the best plan fills more by then. */
function boundSoftAtPrices(context: ProofContext): void {
  const { problem, ports, mustFill } = context
  const bound = boundAtPrices(problem, 'soft')
  const levelNow = () => (mustFill ? ports.openUnits() : null)
  let last: number | null | undefined
  for (let level = levelNow(); bound !== null && level !== last; level = levelNow()) {
    last = level
    let reported = Infinity
    do {
      ports.yieldLater()
      const value = bound.step(level)
      if (!bound.isDone() && value > reported - WORTH_TELLING * Math.abs(reported)) continue
      reported = value
      reportBound(context, value, level)
    } while (!bound.isDone())
  }
}

/**
 * Bounds the fewest units that stay open: soon, whatever the rules, and near enough to say of most plans how
 * much more there can be. MODEL-72
 */
function fewestOpenAtPrices(context: ProofContext, bySessions: boolean): void {
  const { problem, ports } = context
  ports.waitForPlan(PROOF_POLICY.firstPlanMs)
  let least = reportUnfilledBound(context, simpleBound(buildFacts(problem)).medium)
  if (least >= ports.openUnits()) return
  const bound = boundAtPrices(problem, 'medium')
  while (bound !== null && !bound.isDone() && least < ports.openUnits()) {
    ports.yieldLater()
    least = reportUnfilledBound(context, bound.step(null))
  }
  // Sessions that can be bounded by themselves are in the first part of the proof.
  if (bound === null || !bound.isDone() || bySessions) return
  const units = boundUnitsBySessions(problem, bound)
  if (units !== null) fewestOpenExactly(context, units)
}

/** The fewest units that stay open, where sets of topics near the bound by sessions are few, up to the best plan's. */
function fewestOpenExactly(context: ProofContext, units: SessionBound): void {
  const { ports } = context
  let least = fewestOpen(context, units, false)
  if (least < ports.openUnits()) ports.yieldNow()
  while (least < ports.openUnits() && units.excludes(least)) least = reportUnfilledBound(context, -least - 1)
}

/** Bounds the fewest units that stay open where whole groups are more than their parts. */
function boundUnfilledInWholeGroups(context: ProofContext, solver: LinearSolver): void {
  const value = boundOf(context, solver, {
    goal: 'medium',
    unfilled: null,
    whole: 'groups',
  })
  if (value !== null) reportUnfilledBound(context, value)
}

/** Bounds plans that fill as much as the best one so far, and again when that fills more by then. */
function boundSoftAtLevel(context: ProofContext, solver: LinearSolver): void {
  const { openUnits } = context.ports
  let last = -1
  for (let unfilled = openUnits(); unfilled !== last; unfilled = openUnits()) {
    last = unfilled
    boundSoftAt(context, solver, { unfilled, whole: 'nothing' })
    if (!boundSoftAt(context, solver, { unfilled, whole: 'groups' })) break
    if (openUnits() === unfilled) boundSoftAt(context, solver, { unfilled, whole: 'groups and sizes' })
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
  const size = boundModelSize(problem)
  if (size > maxSize(question)) return null
  if (size > PROOF_POLICY.maxInstant) ports.yieldNow()
  const { text, constant } = boundModel(problem, question)
  const value = solver(text, {
    // Programs of weeks are wide: interior points need a fifth of the time of the simplex method.
    method: question.whole === 'nothing' ? 'interiorPoint' : 'automatic',
    maxGap: 1e-6,
  })
  return value === null ? null : value + constant
}

function maxSize({ whole }: BoundQuestion): number {
  return whole === 'nothing' ? PROOF_POLICY.maxRelaxed : PROOF_POLICY.maxWhole
}

/** Solves small events to the end. Returns whether nothing is left to prove. */
function enumerateSessions(context: ProofContext): boolean {
  const { problem, mustFill, isCounted } = context
  const exact = solveBySessions(problem)
  if (exact === null) return false
  if (mustFill) reportUnfilledBound(context, -exact.unfilled)
  reportBound(context, exact.soft, mustFill ? exact.unfilled : null)
  reportGroups(context, exact.groups)
  return isCounted
}

/** Whether `boundByLagrangian` can bound this problem. */
function hasLagrangian({ problem }: ProofContext): boolean {
  return firstSteps(problem) !== null
}

/** The bound after its first step; null if sessions depend on each other, or are too large or tight. */
function firstSteps(problem: ProofContext['problem']): SessionBound | null {
  const bound = boundBySessions(problem, 'soft')
  bound?.step(null)
  return bound?.isDone() ? null : bound
}

/**
 * Improves the Lagrangian bound and enumerates plans near it, from the fewest open units to those of the best
 * plan. Returns whether it came to the end; large events are left to linear programs.
 */
function boundByLagrangian(context: ProofContext): boolean {
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
    fewestOpenExactly(context, units)
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
