import {
  type Ack,
  type InvocationInput,
  type InvocationName,
  type SignalName,
  type SignalPayload,
  SignalUnpacker,
} from '@planner/protocol'
import { io, type Socket } from 'socket.io-client'

/** How long anything may take to come: less than a test may, so that the failure names what is missing. */
const WAIT_MS = 100_000

type Received = { name: SignalName; payload: unknown }
/** How full data come to a client; WIRE-18. */
export type Format = InvocationInput<'JoinEventHub2'>['format']

/** A hub client that records every signal it receives, in order, with full data in plain form. */
export class TestClient {
  readonly received: Received[] = []
  readonly socket: Socket
  readonly #waiting = new Set<() => void>()
  readonly #handlers: ((received: Received) => void)[] = []
  readonly #format: Format | undefined
  readonly #unpacker = new SignalUnpacker(
    (name, payload) => this.#receive(name, payload),
    (error) => this.#receive('ReceiveException', { status: 0, message: `Unreadable: ${error}` }),
  )

  constructor(
    url: string,
    hubPath: string,
    options: { cookie?: string; transport?: 'websocket' | 'polling'; format?: Format } = {},
  ) {
    this.#format = options.format
    this.socket = io(url + hubPath, {
      transports: [options.transport ?? 'websocket'],
      forceNew: true,
      reconnection: false,
      ...(options.cookie ? { extraHeaders: { cookie: options.cookie } } : {}),
    })
    this.socket.onAny((name: SignalName, payload) => this.#unpacker.receive(name, payload))
  }

  async connected(): Promise<this> {
    if (!this.socket.connected) {
      await new Promise<void>((resolve, reject) => {
        this.socket.once('connect', resolve)
        this.socket.once('connect_error', reject)
      })
    }
    return this
  }

  invoke<N extends InvocationName>(name: N, payload: InvocationInput<N>): Promise<Ack<N>> {
    return this.raw(name, this.#withFormat(name, payload)) as Promise<Ack<N>>
  }

  /** Sends an arbitrary payload under an arbitrary name. */
  async raw(name: string, payload: unknown): Promise<unknown> {
    const ack = await this.socket.timeout(WAIT_MS).emitWithAck(name, payload)
    await this.#unpacker.settled()
    return ack
  }

  all<N extends SignalName>(name: N): SignalPayload<N>[] {
    return this.received.filter((each) => each.name === name).map((each) => each.payload as SignalPayload<N>)
  }

  last<N extends SignalName>(name: N): SignalPayload<N> {
    const found = this.all(name).at(-1)
    if (!found) throw new Error(`No ${name} has arrived; there were ${this.names().join(', ')}`)
    return found
  }

  names(): SignalName[] {
    return this.received.map(({ name }) => name)
  }

  /** Resolves to the first signal of a name that satisfies `matches`, whether already received or not. */
  next<N extends SignalName>(
    name: N,
    matches: (payload: SignalPayload<N>) => boolean = () => true,
  ): Promise<SignalPayload<N>> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = this.all(name).find(matches)
        if (found === undefined) return
        this.#waiting.delete(look)
        clearTimeout(timer)
        resolve(found)
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(look)
        reject(new Error(`No ${name} like that has arrived; there were ${this.names().join(', ')}`))
      }, WAIT_MS)
      this.#waiting.add(look)
      look()
    })
  }

  forget(): void {
    this.received.length = 0
  }

  /** Forgets everything sent before, what is still on its way as well. */
  async startAfresh(): Promise<void> {
    await this.settle()
    this.forget()
  }

  /**
   * Waits for one round trip. By then everything sent to this client before has arrived: the reply is queued
   * behind it, and changes are broadcast before their acknowledgement.
   */
  async settle(): Promise<void> {
    if (process.env.PLANNER_TEST_NODES) await new Promise((resolve) => setTimeout(resolve, 150))
    await this.invoke('SendMessage', { message: 'settle' })
  }

  /** Calls a handler with every signal of a name, in order. */
  onSignal<N extends SignalName>(name: N, handler: (payload: SignalPayload<N>) => void): void {
    this.#handlers.push((received) => {
      if (received.name === name) handler(received.payload as SignalPayload<N>)
    })
  }

  close(): void {
    this.socket.disconnect()
  }

  #withFormat(name: InvocationName, payload: object): object {
    return name === 'JoinEventHub2' && this.#format ? { format: this.#format, ...payload } : payload
  }

  #receive(name: SignalName, payload: unknown): void {
    this.received.push({ name, payload })
    for (const handle of this.#handlers) handle({ name, payload })
    for (const look of this.#waiting) look()
  }
}
