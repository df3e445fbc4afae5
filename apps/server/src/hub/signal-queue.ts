import type { SharedValue, SignalName, SignalPayload } from '@planner/protocol'

/** Throttles shared values: those within this interval are sent as one list. */
const BATCH_MS = 30
/** Debounces data reloads: several changes in quick succession cause one. */
const RELOAD_MS = 250

export type Emit = <N extends SignalName>(name: N, payload: SignalPayload<N>) => void
/** As `Emit`, with an already serialised payload. */
export type EmitJson = (name: SignalName, payload: string) => void

/**
 * Sends signals to a connection, in order. Shared values are batched: the first is sent immediately (leading edge), later
 * ones together at the end of the interval. `close()` discards what is queued.
 */
export class SignalQueue {
  readonly #emit: Emit
  readonly #emitJson: EmitJson
  readonly #alwaysList: boolean
  #values: SharedValue[] = []
  #batchTimer: NodeJS.Timeout | undefined
  #reloadTimer: NodeJS.Timeout | undefined
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
    this.#emit(name, payload)
  }

  sendJson(name: SignalName, payload: string): void {
    if (this.#closed) return
    this.#flush()
    this.#emitJson(name, payload)
  }

  sendValue(value: SharedValue): void {
    if (this.#closed) return
    this.#values.push(value)
    if (this.#batchTimer) return
    this.#flush()
    this.#batchTimer = setTimeout(() => {
      this.#batchTimer = undefined
      this.#flush()
    }, BATCH_MS)
  }

  /** Sends ReloadData after a delay; `dataJson` is evaluated then, so that the data is current. */
  scheduleReload(dataJson: () => string | undefined): void {
    if (this.#closed) return
    this.#reloadTimer ??= setTimeout(() => {
      this.#reloadTimer = undefined
      const json = dataJson()
      if (json) this.sendJson('ReloadData', json)
    }, RELOAD_MS)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#batchTimer)
    clearTimeout(this.#reloadTimer)
  }

  #flush(): void {
    const values = this.#values
    const [first] = values
    if (!first || this.#closed) return
    this.#values = []
    this.#emit('ReceiveSharedValue', values.length === 1 && !this.#alwaysList ? first : values)
  }
}
