import {
  type Ack,
  type InvocationInput,
  type InvocationName,
  type SignalName,
  type SignalPayload,
  SignalUnpacker,
} from '@planner/protocol'
import { io, type Socket } from 'socket.io-client'
import { logFailed, reportFailed } from '../log.ts'

const RECONNECT_DELAY_MS = 1000
const ANSWER_TIMEOUT_MS = 20_000

export type ConnectionStatus = 'connecting' | 'connected' | 'lost'

export type HubHandlers = {
  onStatus(status: ConnectionStatus): void
  /** A signal has arrived; full data are in plain form. */
  onSignal<N extends SignalName>(name: N, payload: SignalPayload<N>): void
  /** Full data have arrived that cannot be read. */
  onUnreadable(error: unknown): void
  /** The server has acknowledged an invocation. */
  onAcknowledged(name: InvocationName): void
}

/** The result of a command without a response. Its effect is unknown; it may be sent again. */
export const NO_ANSWER = { ok: false, status: 0, message: 'No answer', reason: 'noAnswer' } as const

/** An invocation's acknowledgement, or `NO_ANSWER`. */
export type CommandResult<N extends InvocationName> = Ack<N> | typeof NO_ANSWER

/**
 * The socket of one variant's hub. Reconnects after about a second (LIVE-14), with jitter so that clients do
 * not all reconnect at the same moment; `close()` ends it.
 */
export class HubConnection {
  readonly #socket: Socket
  readonly #handlers: HubHandlers
  readonly #unpacker: SignalUnpacker
  #comeBack: ReturnType<typeof setTimeout> | undefined

  /** `url` is the hub path, prefixed with scheme and host if the server is not the page's own. */
  constructor(url: string, handlers: HubHandlers) {
    this.#handlers = handlers
    this.#socket = io(url, {
      forceNew: true,
      transports: ['websocket', 'polling'],
      // Without it the library tries the first one for ever.
      tryAllTransports: true,
      reconnectionDelay: RECONNECT_DELAY_MS,
      reconnectionDelayMax: RECONNECT_DELAY_MS,
      randomizationFactor: 0.3,
    })
    this.#socket.on('connect', () => handlers.onStatus('connected'))
    this.#socket.on('connect_error', () => handlers.onStatus('lost'))
    this.#socket.on('disconnect', (reason) => {
      handlers.onStatus('lost')
      // The one disconnect reason after which the library does not reconnect automatically.
      if (reason === 'io server disconnect')
        this.#comeBack = setTimeout(() => this.#socket.connect(), RECONNECT_DELAY_MS)
    })
    this.#unpacker = new SignalUnpacker(handlers.onSignal, handlers.onUnreadable)
    this.#socket.onAny((name: SignalName, payload) => this.#unpacker.receive(name, payload))
  }

  get isConnected(): boolean {
    return this.#socket.connected
  }

  /** Sends an invocation; resolves with its acknowledgement, or `NO_ANSWER` when none came in time. */
  async invoke<N extends InvocationName>(name: N, payload: InvocationInput<N>): Promise<CommandResult<N>> {
    const result = await this.#send(name, payload)
    if (result.ok) {
      this.#handlers.onAcknowledged(name)
      return result
    }
    logFailed(name, result)
    // Without a connection a failure report could not be delivered either.
    if (this.#socket.connected) reportFailed(name, result)
    return result
  }

  close(): void {
    clearTimeout(this.#comeBack)
    this.#socket.disconnect()
  }

  async #send<N extends InvocationName>(name: N, payload: InvocationInput<N>): Promise<CommandResult<N>> {
    if (!this.#socket.connected) return NO_ANSWER
    try {
      const ack = await this.#socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck(name, payload)
      // What came before the acknowledgement is handled before it.
      await this.#unpacker.settled()
      return ack
    } catch {
      return NO_ANSWER
    }
  }
}
