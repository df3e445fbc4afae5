import {
  type Ack,
  type Cost,
  type Description,
  INVOCATIONS,
  type InvocationName,
  type InvocationPayload,
  type Refusal,
} from '@planner/protocol'
import type { z } from 'zod'
import { kindOfError } from '../adapters/error-entry.ts'
import { isNotStored, refuse, storageAway, tooMany } from '../gate/refusal.ts'
import type { Connection } from './connections/connection.ts'
import type { HubContext } from './context.ts'
import type { Handler } from './handlers/handler.ts'
import * as handlers from './handlers.ts'
import { dataTokens } from './rights/costs.ts'
import { authorise } from './rights/gates.ts'
import { sendRefusal } from './signals/signal-queue.ts'

/** The handler of every invocation; a missing one does not compile. */
const HANDLERS: { [N in InvocationName]: Handler<N> } = handlers

/**
 * Handles one invocation from raw payload to acknowledgement: its cost is taken, its turn comes, it is done.
 * A refusal is also sent as ReceiveException (WIRE-3). The promise never rejects.
 */
export async function dispatch<N extends InvocationName>(
  context: HubContext,
  connection: Connection,
  name: N,
  raw: unknown,
): Promise<Ack<N>> {
  const ack = await handle(context, connection, name, raw)
  if (!ack.ok) sendRefusal(connection.signals, ack)
  // What an invocation causes on its own connection comes before its acknowledgement.
  await connection.signals.settled()
  return ack
}

async function handle<N extends InvocationName>(
  context: HubContext,
  connection: Connection,
  name: N,
  raw: unknown,
): Promise<Ack<N>> {
  const { cost }: Description = INVOCATIONS[name]
  const { sendsData } = cost
  const tokens = tokensOf(cost, raw)
  if (!connection.rateLimit.take(tokens)) return tooMany()
  if (sendsData && !connection.sendBuffer.startData()) return stillSending()
  try {
    // What joining again costs is known by now.
    const bytes = sendsData ? (connection.membership?.room.bytes ?? 0) : 0
    const ack = await context.turns.run(connection.address, tokens + dataTokens(bytes), async () =>
      connection.signals.isClosed
        ? refuse(503, 'internal', 'The connection was closed.')
        : work(context, connection, name, raw),
    )
    if (sendsData) await connection.signals.settled()
    return ack
  } finally {
    if (sendsData) connection.sendBuffer.endData()
  }
}

/** What a payload that is not parsed yet costs. */
function tokensOf({ tokens, forEachOf }: Cost, raw: unknown): number {
  const list = forEachOf === undefined ? undefined : (raw as Record<string, unknown> | null)?.[forEachOf]
  return Array.isArray(list) ? tokens * Math.max(1, list.length) : tokens
}

async function work<N extends InvocationName>(
  context: HubContext,
  connection: Connection,
  name: N,
  raw: unknown,
): Promise<Ack<N>> {
  try {
    const parsed = INVOCATIONS[name].input.safeParse(raw)
    if (!parsed.success) return malformedPayload(name, parsed.error)
    // Schema and handler belong to the same name, which TypeScript cannot correlate across the union.
    const payload = parsed.data as InvocationPayload<N>
    const handler = HANDLERS[name] as Handler<N>
    const ack = await authorise(context, connection, { name, payload }, (authority) =>
      handler(context, connection, payload, authority),
    )
    return isNotStored(ack) && context.storage.shared?.isAway() ? storageAway() : ack
  } catch (error) {
    if (context.storage.shared?.isAway()) return storageAway()
    context.log.error({ err: error, invocation: name }, 'An invocation failed')
    context.failures.add({ source: 'server', command: name, status: 500, reason: kindOfError(error) })
    return refuse(500, 'internal', 'Internal server error.')
  }
}

const stillSending = (): Refusal =>
  refuse(429, 'stillSending', 'The event is still on its way to you. Please wait until it is there.')

function malformedPayload(name: InvocationName, error: z.ZodError): Refusal {
  const issues = error.issues
    .slice(0, 5)
    .map(({ path, message }) => ({ field: path.join('.') || 'payload', message }))
  return {
    ...refuse(
      400,
      'unreadable',
      `${name}: ${issues.map(({ field, message }) => `${field}: ${message}`).join('; ')}.`,
    ),
    fields: issues.map(({ field }) => ({ field, rule: 'unreadable' })),
  }
}
