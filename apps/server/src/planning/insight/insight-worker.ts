import { parentPort } from 'node:worker_threads'
import { answerOf } from './answer.ts'
import type { ToInsight } from './insight.ts'
import type { Subject } from './subject.ts'

/** Answers questions about plans, so that the hub never waits for them. It keeps the subjects that were asked about last. */
if (!parentPort)
  throw new Error('insight-worker.ts was not started as a thread. Maybe use insight.ts instead.')
const port = parentPort

/** Each of a large event takes some megabytes. */
const MAX_SUBJECTS = 4

const subjects = new Map<string, Subject>()

port.on('message', (message: ToInsight) => {
  if (message.kind === 'subject') {
    subjects.delete(message.key)
    subjects.set(message.key, JSON.parse(message.text))
    for (const key of [...subjects.keys()].slice(0, -MAX_SUBJECTS)) subjects.delete(key)
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
