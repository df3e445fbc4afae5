import type { InvocationInput, InvocationName } from '@planner/protocol'
import type { TestClient } from './test-client.ts'

/**
 * Everything that reaches a connection, as text: every packet as it comes over the wire, and every answer.
 */
export class Recorder {
  readonly client: TestClient
  readonly #packets: string[] = []

  constructor(client: TestClient) {
    this.client = client
    client.socket.onAny((name: string, payload: unknown) => {
      // ReceiveMessage answers `settle`.
      if (name === 'ReceiveMessage') return
      // How many cells one signal carries depends on the moment; which, and in what order, does not.
      for (const each of name === 'ReceiveSharedValue' ? [payload].flat() : [payload]) this.#note(name, each)
    })
  }

  async invoke<N extends InvocationName>(name: N, payload: InvocationInput<N>) {
    const ack = await this.client.invoke(name, payload)
    this.#note(`${name} is answered`, ack)
    return ack
  }

  /** Marks in the record what happens next. */
  mark(text: string): void {
    this.#packets.push(`--- ${text}`)
  }

  /** The record, without what differs between servers. */
  textOf(url: string): string[] {
    return this.#packets.map((packet) => packet.replaceAll(url, 'https://planner.example'))
  }

  #note(name: string, payload: unknown): void {
    const bytes = (_: string, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value
    this.#packets.push(`${name} ${JSON.stringify(payload, bytes)}`)
  }
}
