import type { Refusal } from '@planner/protocol'
import type { SignalQueue } from './signal-queue.ts'

/** Tells a client of a refusal by signal, whether or not it asked for an acknowledgement; WIRE-3. */
export function sendRefusal(signals: SignalQueue, { status, message, reason }: Refusal): void {
  signals.send('ReceiveException', { status, message, ...(reason ? { reason } : {}) })
}
