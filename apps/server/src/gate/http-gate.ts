import { sanitiseLine } from '@planner/domain'
import { eventRequest, type HttpError, type Refusal } from '@planner/protocol'
import type { FastifyReply } from 'fastify'
import type { Rooms } from '../rooms/rooms.ts'
import type { Storage } from '../storage/storage.ts'
import { type Authority, authorityIn, openByKey } from './authority.ts'
import { type Gate, gateRefusal } from './gate.ts'
import { refuse } from './refusal.ts'

type Context = { rooms: Rooms; storage: Storage; now: () => number }

/** Checks the gate of an HTTP request about an event; its body names the variant and a key. */
export async function authoriseRequest(
  context: Context,
  gate: Gate,
  body: unknown,
): Promise<Authority | Refusal> {
  const request = eventRequest.safeParse(body)
  if (!request.success) return refuse(400, 'unreadable', 'This request needs a variant and a key.')
  const { variant, adminKey } = request.data
  const found = await openByKey(context, adminKey)
  if (!found || found.room.variant.id !== variant) return refuse(404, 'unknownKey', 'This link is not valid.')
  const authority = authorityIn(found.room, found.holder)
  if (!authority.ok) return authority
  return gateRefusal(authority, gate, { now: context.now() }) ?? authority
}

/** What a holder of the admin link calls themselves in a request, '' without it; AUDIT-3. */
export function adminNameOf(body: unknown): string {
  return sanitiseLine(eventRequest.safeParse(body).data?.adminName ?? '')
}

/** ERROR-10. */
export function sendRefusal(reply: FastifyReply, { status, message, reason }: Refusal) {
  return reply.code(status).send({ error: message, ...(reason && { reason }) } satisfies HttpError)
}
