import { INVOCATIONS, type InvocationName, type Refusal } from '@planner/protocol'
import { refuse, tooMany } from '../../gate/refusal.ts'
import { sendRefusal } from '../signals/signal-queue.ts'
import type { Connection } from './connection.ts'

/** What the refusal repeats of an unknown name. */
const MAX_NAME = 40

export function isInvocationName(name: unknown): name is InvocationName {
  return typeof name === 'string' && Object.hasOwn(INVOCATIONS, name)
}

/** Refuses an event that is no invocation, at the price of one; WIRE-24. */
export function refuseUnknown({ rateLimit, signals }: Connection, name: unknown): Refusal {
  const refusal = rateLimit.take()
    ? refuse(
        400,
        'unknownInvocation',
        `There is no invocation "${shortened(name)}"; docs/protocol.md lists those there are.`,
      )
    : tooMany()
  sendRefusal(signals, refusal)
  return refusal
}

/** Payload and callback of an event; a missing payload is undefined, a missing callback does nothing. */
export function argumentsOf(args: readonly unknown[]): { payload: unknown; reply: (ack: unknown) => void } {
  const last = args.at(-1)
  const reply = typeof last === 'function' ? (last as (ack: unknown) => void) : () => {}
  return { payload: typeof args[0] === 'function' ? undefined : args[0], reply }
}

function shortened(name: unknown): string {
  return String(name).slice(0, MAX_NAME).toWellFormed()
}
