import { parentPort, workerData } from 'node:worker_threads'
import { solve } from '@planner/solver'
import type { WorkerOrder, WorkerReport } from './solve-on-threads.ts'

/** One solver run on its own thread; the shared flag ends it early. */
const { problem, options, stop } = workerData as WorkerOrder
const flag = new Int32Array(stop)
const report = (message: WorkerReport) => parentPort?.postMessage(message)
const result = solve(problem, {
  ...options,
  now: () => performance.now(),
  shouldStop: () => Atomics.load(flag, 0) !== 0,
  onBest: (best) => report({ kind: 'best', result: best }),
})
report({ kind: 'done', result })
