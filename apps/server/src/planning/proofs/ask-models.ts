import { type BoundQuestion, boundModel, boundModelSize } from '@planner/solver'
import { MOST_WHOLE } from './proven-bounds.ts'
import type { Prover } from './prover.ts'

/** Beyond these numbers of variables a model is not worth its time. */
const MOST_RELAXED = 25_000
/** The same for the model summed over the sessions, whose constraints are few and easy. */
const MOST_COLLAPSED = 120_000
/** A model of this many variables is done with at once, even by a thread that does not yield. */
const AT_ONCE = 1000

type Loader = typeof import('highs')['default']

/** Bounds by linear programs with HiGHS. Loading it takes a moment that small events do without. */
export async function createModels(prover: Prover) {
  const { problem } = prover
  // The module's types describe another packaging: its default export is the loader itself.
  const { default: loader } = await import('highs')
  const highs = await (loader as unknown as Loader)()

  /** Null when the model is too large or the solver does not come to an end. */
  function ask(question: BoundQuestion): number | null {
    const most =
      question.whole !== 'nothing' ? MOST_WHOLE : question.collapsed ? MOST_COLLAPSED : MOST_RELAXED
    const size = boundModelSize(problem, question)
    if (size > most) return null
    if (size > AT_ONCE) prover.yieldNow()
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
    if (value !== null) prover.tellUnfilled(value)
  }

  /** Whether the model was small enough to be asked. */
  function askSoft(level: number | null, whole: BoundQuestion['whole'], collapsed = false): boolean {
    const value = ask({ goal: 'soft', unfilled: level, whole, collapsed })
    if (value !== null) prover.tellSoft(value, level)
    return value !== null
  }

  /** Asks for plans that fill as much as the best one so far, and again when that fills more by then. */
  function askSoftAtLevel(): void {
    let asked = -1
    for (let level = prover.open(); level !== asked; level = prover.open()) {
      asked = level
      askSoft(level, 'nothing')
      if (!askSoft(level, 'groups')) break
      if (prover.open() === level) askSoft(level, 'groups and sizes')
    }
  }

  return {
    /** The fewest units that stay open. */
    medium(): void {
      askUnfilled('nothing')
      askUnfilled('groups')
    },
    soft(): void {
      askSoft(null, 'nothing', true)
      if (prover.mustFill) {
        askSoftAtLevel()
        return
      }
      askSoft(null, 'nothing')
      askSoft(null, 'groups')
      askSoft(null, 'groups and sizes')
    },
  }
}
