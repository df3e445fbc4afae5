import { parentPort, workerData } from 'node:worker_threads'
import { boundModelSize } from '@planner/solver'
import { createModels } from './ask-models.ts'
import { areSessionsAsked, askPrices, askSessions } from './ask-sessions.ts'
import { EVERY_START } from './proven-bounds.ts'
import { type BoundOrder, Prover } from './prover.ts'

/** A model with more variables takes more time from the sessions than its bound is worth. */
const MOST_BESIDE = 8000

/** Proves upper bounds beside the search, the quick ones first; each is posted as soon as it stands. */
const order = workerData as BoundOrder
const prover = new Prover(order, (message) => parentPort?.postMessage(message))

async function proveFirst(): Promise<void> {
  if (askSessions(prover)) return
  if (prover.mustFill) prover.waitForPlan()
  if (askPrices(prover)) return
  const models = await createModels(prover)
  models.soft()
}

async function proveSecond(): Promise<void> {
  const bySessions = areSessionsAsked(prover)
  if (!bySessions && !prover.mustFill) return
  if (bySessions && boundModelSize(prover.problem, EVERY_START) > MOST_BESIDE) return
  const models = await createModels(prover)
  if (bySessions) {
    // Where wishes are few, fractions tell more than sessions at prices; most often it is the other way round.
    prover.yieldNow()
    if (prover.mustFill) prover.waitForPlan()
    models.soft()
  }
  if (prover.mustFill) models.medium()
}

await (order.part === 'first' ? proveFirst() : proveSecond())
