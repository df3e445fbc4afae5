import { parentPort, workerData } from 'node:worker_threads'
import { beNice, PLANNER_NICENESS } from '../threads/niceness.ts'
import type { InsightOptions, ToInsight } from './insight.ts'
import { QUESTIONS } from './questions.ts'
import { Replica } from './replica.ts'
import type { AskedEvent } from './snapshot.ts'

/** Answers questions about events that it has replicas of, so that the hub never waits for them. */
if (!parentPort)
  throw new Error('insight-worker.ts was not started as a thread. Maybe use insight.ts instead.')
const port = parentPort
// Elsewhere a thread cannot be nice without its process.
if ((workerData as InsightOptions).isPatient && process.platform === 'linux') beNice(PLANNER_NICENESS)

// biome-ignore lint/plugin: the thread owns them, and ends with them
const replicas = new Map<string, Replica>()

port.on('message', async (message: ToInsight) => {
  const { eventId } = message
  switch (message.kind) {
    case 'copy':
      replicas.set(eventId, new Replica(message.event))
      return
    case 'cells':
      replicas.get(eventId)?.addCells(message.text)
      return
    case 'writes':
      replicas.get(eventId)?.apply(message.writes)
      return
    case 'forget':
      replicas.delete(eventId)
      return
  }
  const { id, name, input } = message
  try {
    const replica = replicas.get(eventId)
    if (!replica) throw new Error(`There is no replica of event ${eventId}. Maybe it was forgotten too soon?`)
    // A question's name goes with its own input.
    const question = QUESTIONS[name] as (event: AskedEvent, input: never) => unknown
    port.postMessage({ id, answer: await question(replica, input) })
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
