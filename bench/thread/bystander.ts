import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { adminKey, personId, topicId, VARIANT } from '../events.ts'
import { LightClient } from '../light-client.ts'

/** The event of somebody who has nothing to do with the requests. */
export const OTHER_EVENT = 'other'

/** Somebody who edits another event, on a thread of their own, so that what this one is busy with does not count. */
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

/** Runs on the thread: one edit after the other; answers every message with the longest wait since the last. */
async function editAllTheTime(url: string): Promise<never> {
  const client = await LightClient.open(url, VARIANT.hubPath)
  await client.invoke('JoinEventHub2', { urlKey: adminKey(OTHER_EVENT), format: 'compact' })
  let longestMs = 0
  parentPort?.on('message', () => {
    parentPort?.postMessage(longestMs)
    longestMs = 0
  })
  for (let edits = 0; ; edits += 1) {
    const sentAt = performance.now()
    await client.invoke('SendSharedValue', {
      eventAdminGuid: adminKey(OTHER_EVENT),
      eventUserPrivateGuid: '',
      eventShareGuid: '',
      tableName: 'preferences',
      userId: personId(1),
      topicId: topicId(2),
      value: edits % 2 ? 'Yes' : '',
      timestamp: Date.now(),
    })
    longestMs = Math.max(longestMs, performance.now() - sentAt)
    await wait(10)
  }
}
