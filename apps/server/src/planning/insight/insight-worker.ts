import { parentPort, workerData } from 'node:worker_threads'
import { beNice, PLANNER_NICENESS } from '../niceness.ts'
import { answerOf } from './answer.ts'
import type { InsightOptions, ToInsight } from './insight.ts'
import { SentSubjects } from './sent-snapshots.ts'

/** Answers questions about plans, so that the hub never waits for them. */
if (!parentPort)
  throw new Error('insight-worker.ts was not started as a thread. Maybe use insight.ts instead.')
const port = parentPort
// Elsewhere a thread cannot be nice without its process.
if ((workerData as InsightOptions).isPatient && process.platform === 'linux') beNice(PLANNER_NICENESS)

const snapshots = new SentSubjects()

port.on('message', async (message: ToInsight) => {
  if (message.kind === 'snapshot') {
    snapshots.put(message)
    return
  }
  const { id, key, name, input } = message
  const snapshot = snapshots.get(key)
  try {
    port.postMessage({
      id,
      ...(snapshot ? { answer: await answerOf(name, snapshot, input) } : { isForgotten: true }),
    })
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
