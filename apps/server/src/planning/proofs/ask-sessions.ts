import {
  boundBySessions,
  type GroupsResult,
  type SessionBound,
  solve,
  solveBySessions,
} from '@planner/solver'
import { tolerance } from './proven-bounds.ts'
import type { Prover } from './prover.ts'

/** Steps of a bound after which the plans near it are looked at, and after which another number of open units is tried. */
const STEPS_TO_CLOSE = 15
const STEPS_OF_LEVEL = 90
/** Something to go by while the fewest open units are found. */
const FIRST_STEPS = 5
/** The worker is ended with its run; this only keeps a forgotten one from going on for ever. */
const LONGEST_SEARCH_S = 3600

/** Small events are solved to the end; whether nothing is left to ask. */
export function askSessions(prover: Prover): boolean {
  const { problem, mustFill, isLinear } = prover
  const exact = solveBySessions(problem)
  if (exact === null) return false
  if (mustFill) prover.tellUnfilled(-exact.unfilled)
  prover.tellSoft(exact.soft, mustFill ? exact.unfilled : null)
  prover.tellPlan(exact.groups)
  return isLinear
}

/** Whether the other worker has sessions choose for themselves. */
export function areSessionsAsked({ problem }: Prover): boolean {
  const bound = boundBySessions(problem, 'soft')
  bound?.step(null)
  return bound !== null && !bound.isDone()
}

/**
 * Lets sessions choose for themselves, step after step, and looks at the plans near the bound: from the fewest open units that
 * may be possible up to those of the best plan so far. Whether that was done to the end; large events are left to models.
 */
export function askPrices(prover: Prover): boolean {
  const { problem, mustFill, isLinear } = prover
  const bound = boundBySessions(problem, 'soft')
  if (bound === null) return false
  bound.step(null)
  if (bound.isDone()) return false
  prover.report({ kind: 'hope', isNear: true })
  const levels = new Levels(prover, bound)
  const units = mustFill ? boundBySessions(problem, 'medium') : null
  if (units === null) levels.ask(null, STEPS_OF_LEVEL)
  else {
    levels.ask(prover.open(), FIRST_STEPS)
    let level = leastOpen(prover, units, true)
    while (level <= prover.open() && !levels.ask(level, STEPS_OF_LEVEL)) level++
    leastOpen(prover, units, false)
  }
  prover.report({ kind: 'hope', isNear: false })
  const { found } = levels
  if (found !== null && !isLinear && (!mustFill || -found.score[1] === prover.open())) goOnFrom(prover, found)
  return true
}

/**
 * The fewest units that stay open as far as sessions can tell, up to those of the best plan. Impatient: stops where the steps to
 * come will hardly tell more.
 */
function leastOpen(prover: Prover, bound: SessionBound, isImpatient: boolean): number {
  let least = 0
  let value = Infinity
  for (let before = Infinity, steps = 1; !bound.isDone() && least < prover.open(); steps++) {
    prover.yieldLater()
    value = Math.min(value, bound.step(null))
    least = prover.tellUnfilled(value)
    if (!isImpatient || steps % STEPS_TO_CLOSE !== 0) continue
    const next = value + least
    if (next > 2 * (before - value)) break
    before = value
  }
  return least
}

/** Plans with as few units open as asked for, level by level. */
class Levels {
  /** The last plan that sessions by themselves would choose. */
  found: GroupsResult | null = null
  readonly #prover: Prover
  readonly #bound: SessionBound
  readonly #least = new Map<number | null, number>()

  constructor(prover: Prover, bound: SessionBound) {
    this.#prover = prover
    this.#bound = bound
  }

  /** Whether the best plan with as few units open was found. */
  ask(level: number | null, steps: number): boolean {
    for (let step = 1; step <= steps; step++) {
      this.#prover.yieldLater()
      this.#tell(this.#bound.step(level), level)
      const open = this.#prover.open()
      if (level !== null && open > level) this.#tell(this.#bound.at(open), open)
      const closing = step % STEPS_TO_CLOSE === 0 || this.#bound.isDone() ? this.#bound.close() : null
      if (closing !== null) this.#tell(closing.bound, level)
      if (closing !== null && closing.plan !== null) {
        this.found = this.#prover.tellPlan(closing.plan.groups)
        if (closing.plan.soft >= closing.bound - tolerance(closing.bound)) return true
      }
      if (this.#bound.isDone()) break
    }
    return false
  }

  #tell(value: number, level: number | null): void {
    const before = this.#least.get(level) ?? Infinity
    if (value >= before - tolerance(before)) return
    this.#least.set(level, value)
    this.#prover.tellSoft(value, level)
  }
}

/** Pairs of people and fairness, which sessions by themselves know nothing of, are looked after by a search of its own. */
function goOnFrom({ problem, report }: Prover, { groups }: GroupsResult): void {
  solve(problem, {
    warmStart: groups,
    seconds: LONGEST_SEARCH_S,
    now: () => performance.now(),
    onBest: (result) => report({ kind: 'plan', result }),
  })
}
