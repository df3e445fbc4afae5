import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The event of somebody who has nothing to do with the requests. */
export const OTHER_EVENT = 'other'

/** Somebody who edits another event, on a thread of its own, so that what this one is busy with does not count. */
export class Bystander {
  readonly #worker: Worker

  constructor(url: string) {
    this.#worker = new Worker(new URL('./bystander-thread.ts', import.meta.url), { workerData: url })
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
