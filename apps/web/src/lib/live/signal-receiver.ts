import type { SignalName, SignalPayload } from '@planner/protocol'
import { logIgnored } from '../log.ts'
import { SIGNAL_HANDLERS, type SignalContext } from './signals.ts'

/** Signals that change the event's data: those received before the data are queued and replayed; LIVE-13. */
const NEEDS_DATA: { readonly [N in SignalName]: boolean } = {
  ReceiveSharedValue: true,
  ReceiveSharedRangeValue: true,
  ReceiveSettingValue: true,
  ReceiveMeetings: true,
  AddUser: true,
  UpdateUser: true,
  RemoveUser: true,
  UpdateEvent: true,
  PlannerRunning: true,
  PlanWaiting: true,
  PlanProgress: true,
  ReloadPage: false,
  ReceiveMessage: false,
  ReceiveException: false,
  SyncTimestamp: false,
  JoinEventHub: false,
  RegisterEvent: false,
  RegisterUser: false,
  EventRemoved: false,
  ReloadData: false,
  ReceivePlan: false,
  AuditChanged: false,
  ScenariosChanged: false,
}

/** Dispatches the signals of the hub to their handlers, in order. */
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
