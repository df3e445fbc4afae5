import { parentPort, workerData } from 'node:worker_threads'
import { type BoundQuestion, boundModel, type GroupsProblem } from '@planner/solver'
import highsModule from 'highs'
import { type ProvenBound, tolerance } from './proven-bounds.ts'

/** Beyond these numbers of variables a model is not worth its time. */
const MOST_RELAXED = 25_000
const MOST_WHOLE = 8_000

/** Proves upper bounds beside the search, the quick ones first; each is posted as soon as it stands. */
const problem = workerData as GroupsProblem
// The module's types describe another packaging: its default export is the loader itself.
const loadHighs = highsModule as unknown as typeof highsModule.default
const highs = await loadHighs()
const post = (bound: ProvenBound) => parentPort?.postMessage(bound)

/** Null when the model is too large or the solver does not come to an end. */
function ask(question: BoundQuestion): number | null {
  const { size, text, constant } = boundModel(problem, question)
  if (size > (question.whole ? MOST_WHOLE : MOST_RELAXED)) return null
  const { Status, ObjectiveValue } = highs.solve(text, { mip_rel_gap: 0, mip_abs_gap: 1e-6 })
  return Status === 'Optimal' ? ObjectiveValue + constant : null
}

function askUnfilled(whole: boolean): number | null {
  const value = ask({ goal: 'medium', unfilled: null, whole })
  if (value === null) return null
  const unfilled = Math.max(0, Math.ceil(-value - 1e-4))
  post({ goal: 'medium', value: unfilled === 0 ? 0 : -unfilled, unfilled: null })
  return unfilled
}

function askSoft(unfilled: number | null, whole: boolean): void {
  const value = ask({ goal: 'soft', unfilled, whole })
  if (value !== null) post({ goal: 'soft', value: value + tolerance(value), unfilled })
}

const mediumCounts = problem.rules.assignAllSessionsToAllParticipantsIsHardConstraint === 'Hard'
if (mediumCounts) askUnfilled(false)
askSoft(null, false)
const unfilled = mediumCounts ? askUnfilled(true) : null
if (!mediumCounts || unfilled !== null) askSoft(unfilled, true)
