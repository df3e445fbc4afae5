import { type AddressedCell, cellAddress, variantOf } from '@planner/domain'
import type { InvocationInput } from '@planner/protocol'
import { TestClient } from '../../apps/server/src/testing/test-client.ts'
import { sharedValue } from '../../apps/server/src/testing/test-event.ts'

type Payload = InvocationInput<'SendSharedValue'>
type EventContents = { people: readonly string[]; topics: readonly string[]; choices: readonly string[] }

/** A client that sends everything twice, repeats old messages, and resends after lost connections. */
export class DuplicatingClient {
  acknowledged = 0
  duplicates = 0
  readonly #url: () => string
  readonly #key: string
  readonly #random: () => number
  readonly #history: Payload[] = []
  #waiting: Payload[] = []
  #client: TestClient | undefined

  constructor(url: () => string, key: string, random: () => number) {
    this.#url = url
    this.#key = key
    this.#random = random
  }

  /** Sends a value, with duplicates of it and sometimes of older ones. Returns the acknowledged edits. */
  async step({ people, topics, choices }: EventContents): Promise<AddressedCell[]> {
    const pick = <T>(list: readonly T[]): T => list[Math.floor(this.#random() * list.length)] as T
    const [userId, topicId, value] = [pick(people), pick(topics), pick(choices)]
    // Sometimes a timestamp that is already in use, so that the value breaks the tie (LIVE-2).
    const timestamp = this.#random() < 0.3 ? (this.#history.at(-1)?.timestamp ?? Date.now()) : Date.now()
    const cell = { tableName: 'preferences', userId, topicId, value, timestamp }
    this.#waiting.push(sharedValue({ admin: this.#key }, cell))
    const older = this.#random() < 0.5 && this.#history.length > 0 ? [pick(this.#history)] : []
    return this.#sendAll(older)
  }

  /** Sends until everything is acknowledged. */
  async finish(): Promise<AddressedCell[]> {
    const edits: AddressedCell[] = []
    while (this.#waiting.length > 0) edits.push(...(await this.#sendAll([])))
    return edits
  }

  close(): void {
    this.#client?.close()
  }

  async #sendAll(older: readonly Payload[]): Promise<AddressedCell[]> {
    const payloads = this.#waiting
    this.#waiting = []
    try {
      const client = await this.#connected()
      const send = (payload: Payload) => client.invoke('SendSharedValue', payload)
      const acks = await Promise.all([...payloads, ...payloads, ...older].map(send))
      this.duplicates += acks.length - payloads.length
      this.acknowledged += acks.slice(0, payloads.length).filter(({ ok }) => ok).length
      this.#history.push(...payloads)
      return payloads.map(({ userId, topicId, value, timestamp }) => ({
        address: cellAddress('preferences', { userId: userId ?? '', topicId: topicId ?? '' }),
        value,
        timestamp,
      }))
    } catch {
      // It is unknown whether they were stored, so they are sent again.
      this.#waiting.unshift(...payloads)
      this.#client?.close()
      this.#client = undefined
      return []
    }
  }

  async #connected(): Promise<TestClient> {
    if (!this.#client?.socket.connected) this.#client = undefined
    this.#client ??= await new TestClient(this.#url(), variantOf('weekdayhourplanner').hubPath).connected()
    return this.#client
  }
}
