import { parentPort, workerData } from 'node:worker_threads'
import {
  type BoundQuestion,
  boundBySessions,
  boundModel,
  boundModelSize,
  type GroupsProblem,
  type PlanResult,
  type SessionBound,
  solve,
  solveBySessions,
} from '@planner/solver'
import highsModule from 'highs'
import { beNice } from './niceness.ts'
import { MOST_WHOLE, type ProvenBound, tolerance } from './proven-bounds.ts'

/** Beyond these numbers of variables a model is not worth its time. */
const MOST_RELAXED = 25_000
/** The same for the model summed over the sessions, whose constraints are few and easy. */
const MOST_COLLAPSED = 120_000
/** A model of this many variables is done with at once, even by a thread that does not yield. */
const AT_ONCE = 1000
/** Steps of a bound after which the plans near it are looked at, and after which another number of open units is tried. */
const STEPS_TO_CLOSE = 15
const STEPS_OF_LEVEL = 90
/** How long to wait for the first plan, whose unfilled units make the soft bound tight. */
const FIRST_PLAN_MS = 5000

export interface BoundOrder {
  readonly problem: GroupsProblem
  /** The levels are proven side by side, each by a worker of its own. */
  readonly goal: 'medium' | 'soft'
  /** One number: the unfilled units of the best plan so far, -1 while there is none. */
  readonly unfilled: SharedArrayBuffer
  readonly niceness: number | undefined
}

export type BoundReport =
  | { readonly kind: 'bound'; readonly bound: ProvenBound }
  | { readonly kind: 'plan'; readonly result: PlanResult }
  /** Whether a proof of the best plan may come within seconds. */
  | { readonly kind: 'hope'; readonly isNear: boolean }

/** Proves upper bounds beside the search, the quick ones first; each is posted as soon as it stands. */
const { problem, goal, unfilled, niceness } = workerData as BoundOrder
const unfilledNow = new Int32Array(unfilled)
// The module's types describe another packaging: its default export is the loader itself.
const loadHighs = highsModule as unknown as typeof highsModule.default
const highs = await loadHighs()
const report = (message: BoundReport) => parentPort?.postMessage(message)
const post = (bound: ProvenBound) => report({ kind: 'bound', bound })
const mustFill = problem.rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Hard'

/** Null when the model is too large or the solver does not come to an end. */
function ask(question: BoundQuestion): number | null {
  const most = question.whole !== 'nothing' ? MOST_WHOLE : question.collapsed ? MOST_COLLAPSED : MOST_RELAXED
  const size = boundModelSize(problem, question)
  if (size > most) return null
  if (size > AT_ONCE) beNice(niceness)
  const { text, constant } = boundModel(problem, question)
  const { Status, ObjectiveValue } = highs.solve(text, {
    // The summed model is wide: interior points need a tenth of the time of the simplex method at 500 people.
    ...(question.collapsed ? { solver: 'ipm' as const } : {}),
    mip_rel_gap: 0,
    mip_abs_gap: 1e-6,
  })
  return Status === 'Optimal' ? ObjectiveValue + constant : null
}

function askUnfilled(whole: 'nothing' | 'groups'): void {
  const value = ask({ goal: 'medium', unfilled: null, whole, collapsed: false })
  if (value !== null) postUnfilled(value)
}

/** Units come whole: returns how many stay open at least. */
function postUnfilled(value: number): number {
  const least = Math.max(0, Math.ceil(-value - 1e-4))
  post({ goal: 'medium', value: least === 0 ? 0 : -least, unfilled: null })
  return least
}

/** Whether the model was small enough to be asked. */
function askSoft(level: number | null, whole: BoundQuestion['whole'], collapsed = false): boolean {
  const value = ask({ goal: 'soft', unfilled: level, whole, collapsed })
  if (value !== null) post({ goal: 'soft', value: value + tolerance(value), unfilled: level })
  return value !== null
}

/** Asks for plans that fill as much as the best one so far, and again when that fills more by then. */
function askSoftAtLevel(isTight: boolean): void {
  let asked = -1
  for (let level = Atomics.load(unfilledNow, 0); level !== asked; level = Atomics.load(unfilledNow, 0)) {
    asked = level
    if (!isTight) askSoft(level, 'nothing')
    if (!askSoft(level, 'groups')) break
    if (Atomics.load(unfilledNow, 0) === level) askSoft(level, 'groups and sizes')
  }
}

/** Small events are solved to the end; whether nothing is left to ask. */
function askSessions(): boolean {
  const exact = solveBySessions(problem)
  if (exact === null) return false
  const { unfilled, soft, groups } = exact
  if (mustFill) post({ goal: 'medium', value: unfilled === 0 ? 0 : -unfilled, unfilled: null })
  post({ goal: 'soft', value: soft + tolerance(soft), unfilled: mustFill ? unfilled : null })
  report({ kind: 'plan', result: solve(problem, { warmStart: groups, iterations: 0 }) })
  return problem.rules.weights.fairness === 0
}

/** Units left open by the best plan so far. */
function open(): number {
  return Math.max(0, Atomics.load(unfilledNow, 0))
}

/** Where sessions can choose for themselves, the worker of the soft level finds the fewest open units too. */
function isLeftToPrices(): boolean {
  const bound = boundBySessions(problem, 'medium')
  bound?.step(null)
  return bound !== null && !bound.isCut()
}

/**
 * The fewest units that stay open as far as sessions that choose for themselves can tell, up to `most`. Impatient: stops where
 * the steps to come will hardly tell more.
 */
function leastOpen(bound: SessionBound, most: () => number, isImpatient: boolean): number {
  let least = 0
  let value = Infinity
  for (let before = Infinity, steps = 1; !bound.isDone() && least < most(); steps++) {
    value = Math.min(value, bound.step(null))
    least = postUnfilled(value)
    if (!isImpatient || steps % STEPS_TO_CLOSE !== 0) continue
    const next = value + least
    if (next > 2 * (before - value)) break
    before = value
  }
  return least
}

/**
 * Lets sessions choose for themselves, step after step, and looks at the plans near the bound: from the fewest open units that
 * may be possible up to those of the best plan so far. Whether that was done to the end; large events are left to models of fractions.
 */
function askPrices(): boolean {
  const bound = boundBySessions(problem, 'soft')
  if (bound === null) return false
  beNice(niceness)
  bound.step(null)
  if (bound.isDone()) return false
  report({ kind: 'hope', isNear: true })
  const units = mustFill ? boundBySessions(problem, 'medium') : null
  if (units === null) askLevel(bound, null)
  else {
    let level = leastOpen(units, open, true)
    while (level <= open() && !askLevel(bound, level)) level++
    leastOpen(units, open, false)
  }
  report({ kind: 'hope', isNear: false })
  return true
}

/** Whether the best plan with as few units open was found. */
function askLevel(bound: SessionBound, level: number | null): boolean {
  const least = new Map<number | null, number>()
  const tell = (value: number, unfilled = level) => {
    const before = least.get(unfilled) ?? Infinity
    if (value >= before - tolerance(before)) return
    least.set(unfilled, value)
    post({ goal: 'soft', value: value + tolerance(value), unfilled })
  }
  for (let steps = 1; steps <= STEPS_OF_LEVEL; steps++) {
    tell(bound.step(level))
    if (level !== null && open() > level) tell(bound.at(open()), open())
    const closing = steps % STEPS_TO_CLOSE === 0 || bound.isDone() ? bound.close() : null
    if (closing !== null) tell(closing.bound)
    if (closing !== null && closing.plan !== null) {
      report({ kind: 'plan', result: solve(problem, { warmStart: closing.plan.groups, iterations: 0 }) })
      if (closing.plan.soft >= closing.bound - tolerance(closing.bound)) return true
    }
    if (bound.isDone()) break
  }
  return false
}

function askSoftLevels(): void {
  if (mustFill) Atomics.wait(unfilledNow, 0, -1, FIRST_PLAN_MS)
  const isAsked = askPrices()
  if (!isAsked) askSoft(null, 'nothing', true)
  if (mustFill) askSoftAtLevel(isAsked)
  else {
    if (!isAsked) askSoft(null, 'nothing')
    askSoft(null, 'groups')
    askSoft(null, 'groups and sizes')
  }
}

if (goal === 'soft') {
  if (!askSessions()) askSoftLevels()
} else if (!isLeftToPrices()) {
  askUnfilled('nothing')
  askUnfilled('groups')
}
