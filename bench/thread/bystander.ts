import { setTimeout as wait } from 'node:timers/promises'
import { adminKey, personId, topicId, VARIANT } from '../hub/big-event.ts'
import { LightClient } from '../hub/light-client.ts'

/** The event of somebody who has nothing to do with the requests. */
export const OTHER_EVENT = 'other'

/** Edits an event of their own all the time, one edit after the other. */
export class Bystander {
  readonly #client: LightClient
  #longestMs = 0
  #isOver = false

  static async join(url: string): Promise<Bystander> {
    const client = await LightClient.open(url, VARIANT.hubPath)
    await client.invoke('JoinEventHub2', { urlKey: adminKey(OTHER_EVENT), format: 'compact' })
    return new Bystander(client)
  }

  private constructor(client: LightClient) {
    this.#client = client
    void this.#edit()
  }

  /** The longest time from an edit to its acknowledgement since the last call. */
  takeLongest(): number {
    const longest = this.#longestMs
    this.#longestMs = 0
    return longest
  }

  close(): void {
    this.#isOver = true
    this.#client.close()
  }

  async #edit(): Promise<void> {
    for (let edits = 0; !this.#isOver; edits += 1) {
      const sentAt = performance.now()
      await this.#client.invoke('SendSharedValue', {
        eventAdminGuid: adminKey(OTHER_EVENT),
        eventUserPrivateGuid: '',
        eventShareGuid: '',
        tableName: 'preferences',
        userId: personId(1),
        topicId: topicId(2),
        value: edits % 2 ? 'Yes' : '',
        timestamp: Date.now(),
      })
      this.#longestMs = Math.max(this.#longestMs, performance.now() - sentAt)
      await wait(10)
    }
  }
}
