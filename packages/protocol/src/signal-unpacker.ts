import type { EventData } from './entities.ts'
import type { PackedData } from './packed-rows.ts'
import type { SignalName, SignalPayload } from './signals.ts'
import { isPacked, unpackData } from './unpack-rows.ts'

type Pass = <N extends SignalName>(name: N, payload: SignalPayload<N>) => void

/**
 * Passes on the signals of a connection in order, with full data in plain form. Unpacking takes a while, and
 * the signals behind the data wait for it. Data that cannot be read are left out.
 */
export class SignalUnpacker {
  readonly #pass: Pass
  readonly #onUnreadable: (error: unknown) => void
  #last: Promise<void> | undefined

  constructor(pass: Pass, onUnreadable: (error: unknown) => void) {
    this.#pass = pass
    this.#onUnreadable = onUnreadable
  }

  receive<N extends SignalName>(name: N, payload: SignalPayload<N>): void {
    if (!this.#last && !isPacked(payload)) {
      this.#pass(name, payload)
      return
    }
    const last = this.#passAfter(this.settled(), name, payload)
    this.#last = last
    void last.finally(() => {
      if (this.#last === last) this.#last = undefined
    })
  }

  /** Resolves when what has been received so far is passed on; undefined when it is. */
  settled(): Promise<void> | undefined {
    return this.#last?.catch(() => {})
  }

  async #passAfter<N extends SignalName>(
    previous: Promise<void> | undefined,
    name: N,
    payload: SignalPayload<N>,
  ): Promise<void> {
    await previous
    const data = isPacked(payload) ? await this.#unpacked(payload) : payload
    if (data) this.#pass(name, data as SignalPayload<N>)
  }

  async #unpacked(data: PackedData): Promise<EventData | undefined> {
    try {
      return await unpackData(data)
    } catch (error) {
      this.#onUnreadable(error)
      return undefined
    }
  }
}
