import type { z } from 'zod'
import { EDITS } from './invocations/edits.ts'
import { EVENT } from './invocations/event.ts'
import { JOINING } from './invocations/joining.ts'
import { MEETINGS } from './invocations/meetings.ts'
import { PEOPLE } from './invocations/people.ts'
import { PLANS } from './invocations/plans.ts'
import { QUESTIONS } from './invocations/questions.ts'
import { SCENARIOS } from './invocations/scenarios.ts'
import type { Refusal } from './refusal.ts'

export type { Cost, Description, Right } from './invocations/description.ts'

/** Client to server: WIRE-5 to WIRE-11, and additions of this product (WIRE-3). */
export const INVOCATIONS = {
  ...JOINING,
  ...EVENT,
  ...PEOPLE,
  ...EDITS,
  ...PLANS,
  ...QUESTIONS,
  ...SCENARIOS,
  ...MEETINGS,
} as const

export type Invocations = typeof INVOCATIONS
export type InvocationName = keyof Invocations
/** The payload as sent; fields with defaults are optional. */
export type InvocationInput<N extends InvocationName> = z.input<Invocations[N]['input']>
/** The parsed payload. */
export type InvocationPayload<N extends InvocationName> = z.output<Invocations[N]['input']>
/** Those that need a right of these. */
export type InvocationsOf<R extends Invocations[InvocationName]['right']> = {
  [N in InvocationName]: Invocations[N]['right'] extends R ? N : never
}[InvocationName]

type Answer<N extends InvocationName> = z.infer<Invocations[N]['answer']>
/** `{ ok: true }` with the acknowledgement's payload, or a refusal. */
export type Ack<N extends InvocationName> =
  | ({ ok: true } & (Answer<N> extends Record<string, never> ? unknown : Answer<N>))
  | Refusal
