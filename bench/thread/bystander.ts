import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { sharedValue } from '../../apps/server/src/testing/test-event.ts'
import { adminKey, personId, topicId } from '../events.ts'
import { LightClient } from '../light-client.ts'

/** The event that the bystander edits; no request is about it. */
export const OTHER_EVENT = 'other'

/** Edits another event on a thread of its own, so that work of this thread does not lengthen the waits. */
export class Bystander {
  readonly #worker: Worker

  constructor(url: string) {
    this.#worker = new Worker(new URL(import.meta.url), { workerData: url })
  }

  /** The longest time from an edit to its acknowledgement since the last call; ms. */
  async takeLongest(): Promise<number> {
    const answer = once(this.#worker, 'message')
    this.#worker.postMessage('longest')
    const [longest] = await answer
    return longest as number
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}

if (!isMainThread && typeof workerData === 'string') await editAllTheTime(workerData)

/**
 * Runs on the thread: one edit after the other; answers every message with the longest wait since the last.
 */
async function editAllTheTime(url: string): Promise<never> {
  const keys = { admin: adminKey(OTHER_EVENT) }
  const cell = { tableName: 'preferences', userId: personId(1), topicId: topicId(2) }
  const client = await LightClient.joined(url, keys.admin)
  let longestMs = 0
  parentPort?.on('message', () => {
    parentPort?.postMessage(longestMs)
    longestMs = 0
  })
  for (let edits = 0; ; edits += 1) {
    const sentAt = performance.now()
    await client.invoke('SendSharedValue', sharedValue(keys, { ...cell, value: edits % 2 ? 'Yes' : '' }))
    longestMs = Math.max(longestMs, performance.now() - sentAt)
    await wait(10)
  }
}
