import { type AuditActor, sanitiseLine } from '@planner/domain'
import {
  type EventRequest,
  eventRequest,
  type HttpError,
  type ImportPreview,
  type Refusal,
} from '@planner/protocol'
import type { FastifyReply } from 'fastify'
import { actorOf } from '../audit/actor.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Storage } from '../storage/storage.ts'
import { type Authority, authorityByNow, openByKey } from './authority.ts'
import { type Gate, gateRefusal } from './gate.ts'
import { refuse } from './refusal.ts'

type Context = { rooms: Rooms; storage: Pick<Storage, 'findKey'>; now: () => number }

/** The room that an HTTP request may act on, and who it acts as. */
type Authorised = { ok: true; room: Room; actor: AuditActor }

export const invalidLink = (): Refusal => refuse(404, 'unknownKey', 'This link is not valid.')

/**
 * Checks the gate of an HTTP request about an event, then calls `act` in the same turn of the event loop, so
 * that the check still holds.
 */
export async function authoriseKey<R>(
  context: Context,
  gate: Gate,
  { variant, adminKey, adminName }: EventRequest,
  act: (authorised: Authorised) => R | Refusal,
): Promise<Awaited<R> | Refusal> {
  const found = await openByKey(context, adminKey)
  if (!found || found.room.variant.id !== variant) return invalidLink()
  const authority = judged(context, gate, { room: found.room, key: adminKey })
  if (!authority.ok) return authority
  const actor = actorOf({ membership: null, adminName: sanitiseLine(adminName) }, authority)
  return await act({ ok: true, room: authority.room, actor })
}

/** What a key of an event of the variant authorises, whoever holds it. */
export async function authorityByKey(
  context: Omit<Context, 'now'>,
  { variant, key }: { variant: string; key: string },
): Promise<Authority | Refusal> {
  const found = await openByKey(context, key)
  if (!found || found.room.variant.id !== variant) return invalidLink()
  return authorityByNow(found.room, key)
}

/** Checks the gate of a request by its key alone, before its body has arrived. */
export async function judgeKey(context: Context, gate: Gate, key: string): Promise<Authority | Refusal> {
  const found = await openByKey(context, key)
  return found ? judged(context, gate, { room: found.room, key }) : invalidLink()
}

function judged(
  { now }: Context,
  gate: Gate,
  { room, key }: { room: Room; key: string },
): Authority | Refusal {
  const authority = authorityByNow(room, key)
  if (!authority.ok) return authority
  return gateRefusal(authority, gate, { now: now() }) ?? authority
}

/** As `authoriseKey`, for a request whose body holds only the event and the key. */
export async function authoriseRequest(
  context: Context,
  gate: Gate,
  body: unknown,
): Promise<Authorised | Refusal> {
  const request = eventRequest.safeParse(body)
  if (!request.success) return refuse(400, 'unreadable', 'This request needs a variant and a key.')
  return authoriseKey(context, gate, request.data, (authorised) => authorised)
}

/** ERROR-10. The preview says what is wrong with the table of an import. */
export function sendRefusal(
  reply: FastifyReply,
  { status, message, reason }: Refusal,
  preview?: ImportPreview,
) {
  const refused = { error: message, ...(reason && { reason }), ...(preview && { preview }) }
  return reply.code(status).send(refused satisfies HttpError)
}
