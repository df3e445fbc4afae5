import { parentPort, workerData } from 'node:worker_threads'
import { createModels } from './ask-models.ts'
import { askPrices, askSessions, isLeftToPrices } from './ask-sessions.ts'
import { type BoundOrder, Prover } from './prover.ts'

/** Proves upper bounds beside the search, the quick ones first; each is posted as soon as it stands. */
const order = workerData as BoundOrder
const prover = new Prover(order, (message) => parentPort?.postMessage(message))

async function proveSoft(): Promise<void> {
  if (askSessions(prover)) return
  if (prover.mustFill) prover.waitForPlan()
  const isTight = askPrices(prover)
  const models = await createModels(prover)
  models.soft(isTight)
}

async function proveMedium(): Promise<void> {
  if (isLeftToPrices(prover)) return
  const models = await createModels(prover)
  models.medium()
}

await (order.goal === 'soft' ? proveSoft() : proveMedium())
