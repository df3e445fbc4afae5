import { parentPort, workerData } from 'node:worker_threads'
import { type BoundQuestion, boundModel, type GroupsProblem } from '@planner/solver'
import highsModule from 'highs'
import { type ProvenBound, tolerance } from './proven-bounds.ts'

/** Beyond these numbers of variables a model is not worth its time. */
const MOST_RELAXED = 25_000
/** The same for the model summed over the sessions, whose constraints are few and easy. */
const MOST_COLLAPSED = 120_000
const MOST_WHOLE = 4_000
/** Seconds spent on the fewest unfilled units before the soft score gets its turn. */
const MEDIUM_SECONDS = 10

export interface BoundOrder {
  readonly problem: GroupsProblem
  /** One number: the unfilled units of the best plan so far, -1 while there is none. */
  readonly unfilled: SharedArrayBuffer
}

/** Proves upper bounds beside the search, the quick ones first; each is posted as soon as it stands. */
const { problem, unfilled } = workerData as BoundOrder
const unfilledNow = new Int32Array(unfilled)
// The module's types describe another packaging: its default export is the loader itself.
const loadHighs = highsModule as unknown as typeof highsModule.default
const highs = await loadHighs()
const post = (bound: ProvenBound) => parentPort?.postMessage(bound)

/** Null when the model is too large or the solver does not come to an end. */
function ask(question: BoundQuestion): number | null {
  const { size, text, constant } = boundModel(problem, question)
  const most = question.whole ? MOST_WHOLE : question.collapsed ? MOST_COLLAPSED : MOST_RELAXED
  if (size > most) return null
  const { Status, ObjectiveValue } = highs.solve(text, {
    // The summed model is wide: interior points need a tenth of the time of the simplex method at 500 people.
    ...(question.collapsed ? { solver: 'ipm' as const } : {}),
    mip_rel_gap: 0,
    mip_abs_gap: 1e-6,
    ...(question.goal === 'medium' ? { time_limit: MEDIUM_SECONDS } : {}),
  })
  return Status === 'Optimal' ? ObjectiveValue + constant : null
}

function askUnfilled(whole: boolean): void {
  const value = ask({ goal: 'medium', unfilled: null, whole, collapsed: false })
  if (value === null) return
  const unfilled = Math.max(0, Math.ceil(-value - 1e-4))
  post({ goal: 'medium', value: unfilled === 0 ? 0 : -unfilled, unfilled: null })
}

function askSoft(unfilled: number | null, whole: boolean, collapsed = false): void {
  const value = ask({ goal: 'soft', unfilled, whole, collapsed })
  if (value !== null) post({ goal: 'soft', value: value + tolerance(value), unfilled })
}

const mediumCounts = problem.rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Hard'
askSoft(null, false, true)
if (mediumCounts) askUnfilled(false)
askSoft(null, false)
if (mediumCounts) askUnfilled(true)
const level = mediumCounts ? Atomics.load(unfilledNow, 0) : null
if (level !== -1) {
  askSoft(level, false)
  askSoft(level, true)
}
