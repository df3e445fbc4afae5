import type { SharedValue, SignalName, SignalPayload } from '@planner/protocol'

/** Shared values within this time go out as one list. */
const BATCH_MS = 30
/** Fresh data that several changes require is sent once. */
const RELOAD_MS = 250

export type Emit = <N extends SignalName>(name: N, payload: SignalPayload<N>) => void
/** As `Emit`, with a payload that is JSON already. */
export type EmitText = (name: SignalName, payload: string) => void

/**
 * Everything a connection is sent, in order. A shared value is sent immediately when none was sent just before, else
 * together with those that follow. `close()` forgets what is waiting.
 */
export class Outbox {
  readonly #emit: Emit
  readonly #emitText: EmitText
  readonly #alwaysList: boolean
  #values: SharedValue[] = []
  #pause: NodeJS.Timeout | undefined
  #reload: NodeJS.Timeout | undefined
  #closed = false

  constructor(emit: Emit, emitText: EmitText, options: { alwaysList: boolean }) {
    this.#emit = emit
    this.#emitText = emitText
    this.#alwaysList = options.alwaysList
  }

  send<N extends SignalName>(name: N, payload: SignalPayload<N>): void {
    if (this.#closed) return
    this.#flush()
    this.#emit(name, payload)
  }

  sendText(name: SignalName, payload: string): void {
    if (this.#closed) return
    this.#flush()
    this.#emitText(name, payload)
  }

  sendValue(value: SharedValue): void {
    if (this.#closed) return
    this.#values.push(value)
    if (this.#pause) return
    this.#flush()
    this.#pause = setTimeout(() => {
      this.#pause = undefined
      this.#flush()
    }, BATCH_MS)
  }

  /** Sends fresh data soon; `data` makes it when it is sent. */
  reloadSoon(data: () => string | undefined): void {
    if (this.#closed) return
    this.#reload ??= setTimeout(() => {
      this.#reload = undefined
      const fresh = data()
      if (fresh) this.sendText('ReloadData', fresh)
    }, RELOAD_MS)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#pause)
    clearTimeout(this.#reload)
  }

  #flush(): void {
    const values = this.#values
    const [first] = values
    if (!first || this.#closed) return
    this.#values = []
    this.#emit('ReceiveSharedValue', values.length === 1 && !this.#alwaysList ? first : values)
  }
}
