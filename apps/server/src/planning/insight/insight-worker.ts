import { parentPort, workerData } from 'node:worker_threads'
import { beNice, PLANNER_NICENESS } from '../niceness.ts'
import { answerOf } from './answer.ts'
import type { InsightOptions, ToInsight } from './insight.ts'
import { SentSubjects } from './sent-subjects.ts'

/** Answers questions about plans, so that the hub never waits for them. */
if (!parentPort)
  throw new Error('insight-worker.ts was not started as a thread. Maybe use insight.ts instead.')
const port = parentPort
// Elsewhere a thread cannot be nice without its process.
if ((workerData as InsightOptions).isPatient && process.platform === 'linux') beNice(PLANNER_NICENESS)

const subjects = new SentSubjects()

port.on('message', async (message: ToInsight) => {
  if (message.kind === 'subject') {
    subjects.put(message)
    return
  }
  const { id, key, name, input } = message
  const subject = subjects.get(key)
  try {
    port.postMessage({
      id,
      ...(subject ? { answer: await answerOf(name, subject, input) } : { isForgotten: true }),
    })
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
