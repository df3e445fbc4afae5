import { NEEDS_DATA, type SignalName, type SignalPayload } from '@planner/protocol'
import { logIgnored } from '../log.ts'
import { SIGNAL_HANDLERS, type SignalContext } from './signals.ts'

/** Hands the signals of the hub to their handlers, in order. Some wait for the data; LIVE-13. */
export class SignalReceiver {
  readonly #context: SignalContext
  #waiting: (() => void)[] = []

  constructor(context: SignalContext) {
    this.#context = context
  }

  /** Unknown names are logged and ignored (ERROR-6). */
  receive<N extends SignalName>(name: N, payload: SignalPayload<N>): void {
    if (!Object.hasOwn(SIGNAL_HANDLERS, name)) {
      logIgnored('Unknown signal', name)
      return
    }
    const handle = () => SIGNAL_HANDLERS[name](this.#context, payload)
    if (NEEDS_DATA[name] && !this.#isLoaded) {
      this.#waiting.push(handle)
      return
    }
    handle()
    if (this.#isLoaded) for (const replay of this.#waiting.splice(0)) replay()
  }

  get #isLoaded(): boolean {
    return this.#context.store.getSnapshot().isLoaded
  }
}
