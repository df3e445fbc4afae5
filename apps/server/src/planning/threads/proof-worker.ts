import { parentPort, workerData } from 'node:worker_threads'
import { type GroupsProblem, type ProofPart, type ProofReport, prove } from '@planner/solver'
import { loadHighs } from './load-highs.ts'
import { beNice, createYielding, type Yielding } from './niceness.ts'

export interface ProofOrder {
  readonly problem: GroupsProblem
  readonly part: ProofPart
  /** One number: the unfilled units of the best plan so far, -1 while there is none. */
  readonly unfilled: SharedArrayBuffer
  readonly yielding: Yielding | undefined
}

/** How much nicer than the search a thread is whose work may wait. */
const EXTRA_NICENESS = 4
const MAX_NICENESS = 19

/** One part of a proof on its own thread. The search ends it; a bound is posted as soon as it stands. */
const { problem, part, unfilled, yielding } = workerData as ProofOrder
const unfilledNow = new Int32Array(unfilled)
await prove(problem, part, {
  report: (message: ProofReport) => parentPort?.postMessage(message),
  openUnits: () => Math.max(0, Atomics.load(unfilledNow, 0)),
  waitForPlan: (maxMs) => void Atomics.wait(unfilledNow, 0, -1, maxMs),
  yieldLater: createYielding(yielding),
  yieldNow: () => {
    if (yielding !== undefined) beNice(Math.min(MAX_NICENESS, yielding.niceness + EXTRA_NICENESS))
  },
  loadLinearSolver: loadHighs,
  now: () => performance.now(),
  shouldStop: () => false,
})
