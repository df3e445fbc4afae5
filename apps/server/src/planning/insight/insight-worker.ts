import { parentPort } from 'node:worker_threads'
import { answerOf } from './answer.ts'
import type { ToInsight } from './insight.ts'
import { SentSubjects } from './sent-subjects.ts'

/** Answers questions about plans, so that the hub never waits for them. */
if (!parentPort)
  throw new Error('insight-worker.ts was not started as a thread. Maybe use insight.ts instead.')
const port = parentPort

const subjects = new SentSubjects()

port.on('message', (message: ToInsight) => {
  if (message.kind === 'subject') {
    subjects.put(message)
    return
  }
  const { id, key, name, input } = message
  const subject = subjects.get(key)
  try {
    port.postMessage({
      id,
      ...(subject ? { answer: answerOf(name, subject, input) } : { isForgotten: true }),
    })
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
