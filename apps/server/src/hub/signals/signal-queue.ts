import type { Refusal, SharedValue, SignalName, SignalPayload } from '@planner/protocol'

/** Throttles shared values: those within this interval are sent as one list. */
const BATCH_MS = 30
/** Debounces data reloads: several changes in quick succession cause one. */
const RELOAD_MS = 250

export type Emit = <N extends SignalName>(name: N, payload: SignalPayload<N>) => void
/** As `Emit`, with an already serialised payload, whose placeholder the attachment belongs to. */
export type EmitJson = (name: SignalName, payload: string, attachment?: Buffer) => void

/** Full data to be sent. */
export type QueuedData = {
  name: SignalName
  /** Undefined when they can be sent now; otherwise resolves when to ask again. Never rejects. */
  prepare: () => Promise<unknown> | undefined
  send: (emit: EmitJson) => void
}

/** What waits for its turn: full data that are being prepared, and what is sent behind them. */
type Waiting = Partial<Pick<QueuedData, 'name' | 'prepare'>> & { send: () => void; drop?: () => void }

/**
 * Sends signals to a connection, in order. Shared values are batched: the first is sent immediately (leading
 * edge), later ones together at the end of the interval. Full data may take a while to prepare; what is sent
 * meanwhile waits behind them. `close()` discards what is queued.
 */
export class SignalQueue {
  readonly #emit: Emit
  readonly #emitJson: EmitJson
  readonly #alwaysList: boolean
  #values: SharedValue[] = []
  #batchTimer: NodeJS.Timeout | undefined
  #reloadTimer: NodeJS.Timeout | undefined
  #line: Waiting[] = []
  /** The first of the line while it is being prepared. */
  #preparing: Waiting | undefined
  #closed = false

  constructor(emit: Emit, emitJson: EmitJson, options: { alwaysList: boolean }) {
    this.#emit = emit
    this.#emitJson = emitJson
    this.#alwaysList = options.alwaysList
  }

  get isClosed(): boolean {
    return this.#closed
  }

  send<N extends SignalName>(name: N, payload: SignalPayload<N>): void {
    if (this.#closed) return
    this.#flush()
    this.#inOrder({ send: () => this.#emit(name, payload) })
  }

  /**
   * Sends full data when they are prepared. Data of the same name that still wait are as good, since they are
   * composed when they are sent.
   */
  sendData({ name, prepare, send }: QueuedData): void {
    if (this.#closed || this.#line.some((waiting) => waiting.name === name)) return
    this.#flush()
    this.#inOrder({ name, prepare, send: () => send(this.#emitJson) })
  }

  /** Those that are given at once are in one signal. */
  sendValues(values: readonly SharedValue[]): void {
    if (this.#closed || values.length === 0) return
    for (const value of values) this.#values.push(value)
    if (this.#batchTimer) return
    this.#flush()
    this.#batchTimer = setTimeout(() => {
      this.#batchTimer = undefined
      this.#flush()
    }, BATCH_MS)
  }

  /** Calls `reload` after a delay, once however often it is scheduled meanwhile. */
  scheduleReload(reload: () => void): void {
    if (this.#closed) return
    this.#reloadTimer ??= setTimeout(() => {
      this.#reloadTimer = undefined
      reload()
    }, RELOAD_MS)
  }

  /** Resolves when everything sent so far has left, batched values excepted; undefined when it has. */
  settled(): Promise<void> | undefined {
    if (this.#line.length === 0) return undefined
    return new Promise((resolve) => this.#inOrder({ send: resolve, drop: resolve }))
  }

  /** Discards what waits: it is about a room that the connection has left. */
  discard(): void {
    const dropped = this.#line
    this.#line = []
    this.#values = []
    for (const { drop } of dropped) drop?.()
    clearTimeout(this.#batchTimer)
    clearTimeout(this.#reloadTimer)
    this.#batchTimer = this.#reloadTimer = undefined
  }

  close(): void {
    this.#closed = true
    this.discard()
  }

  #flush(): void {
    const values = this.#values
    const [first] = values
    if (!first || this.#closed) return
    this.#values = []
    const payload = values.length === 1 && !this.#alwaysList ? first : values
    this.#inOrder({ send: () => this.#emit('ReceiveSharedValue', payload) })
  }

  #inOrder(waiting: Waiting): void {
    this.#line.push(waiting)
    this.#advance()
  }

  #advance(): void {
    for (let first = this.#line[0]; first; first = this.#line[0]) {
      if (first === this.#preparing) return
      const prepared = first.prepare?.()
      if (prepared !== undefined) {
        this.#wait(first, prepared)
        return
      }
      this.#line.shift()
      first.send()
    }
  }

  #wait(first: Waiting, prepared: Promise<unknown>): void {
    this.#preparing = first
    const goOn = () => {
      if (this.#preparing === first) this.#preparing = undefined
      this.#advance()
    }
    void prepared.then(goOn)
  }
}

/** Tells a client of a refusal by signal, whether or not it asked for an acknowledgement; WIRE-3. */
export function sendRefusal(signals: SignalQueue, { status, message, reason }: Refusal): void {
  signals.send('ReceiveException', { status, message, ...(reason ? { reason } : {}) })
}
