import { parentPort, workerData } from 'node:worker_threads'
import { type PlanResult, solveWithPrograms } from '@planner/solver'
import { loadProgramSolver } from './load-highs.ts'
import { createYielding } from './niceness.ts'
import { pausesOf } from './pause.ts'
import type { SearchOrder, SearchReport } from './search-threads.ts'

/** A searcher: one search of the solver on its own thread; the shared flag ends it early. */
const { problem, options, stop, thread, yielding, pauses } = workerData as SearchOrder
const yieldLater = createYielding(yielding)
const pause = pausesOf(pauses)
const flag = new Int32Array(stop)
const report = (message: SearchReport) => parentPort?.postMessage(message)
const search = {
  ...options,
  now: pause.now,
  shouldStop: () => {
    yieldLater()
    pause.wait()
    return Atomics.load(flag, 0) !== 0 || Atomics.load(flag, thread + 1) !== 0
  },
  onBest: (best: PlanResult) => report({ kind: 'best', result: best }),
}
const result = await solveWithPrograms(problem, search, loadProgramSolver)
report({ kind: 'done', result })
