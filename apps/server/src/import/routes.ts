import { type AuditActor, sanitiseLine } from '@planner/domain'
import {
  type HttpError,
  type ImportPreview,
  type ImportResult,
  importRequest,
  type Refusal,
} from '@planner/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { actorOf } from '../audit/actor.ts'
import { told } from '../audit/audited-actions.ts'
import { authorityIn, openByKey } from '../gate/authority.ts'
import { type Gate, gateRefusal } from '../gate/gate.ts'
import { refuse } from '../gate/refusal.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { type ParsedImport, parseImport } from './parse-import.ts'
import { planImport } from './plan-import.ts'
import { previewImport } from './preview-import.ts'

/** The maximum table of `importRequest` plus JSON overhead. */
const BODY_LIMIT = 32 * 1024 * 1024

type Context = Pick<ServerContext, 'rooms' | 'storage' | 'ids' | 'now'>
const PREVIEW_GATE: Gate = { right: 'admin', whilePlanning: 'allowed' }
const COMMIT_GATE: Gate = { right: 'admin', whilePlanning: 'refused' }

type ImportHandler<R> = (room: Room, parsed: ParsedImport, actor: AuditActor) => R | Refusal

/** POST /api/Import/Preview and /api/Import/Commit import a table of people by topics, for event admins. */
export function addImportRoutes(app: FastifyInstance, context: Context): void {
  app.post('/api/Import/Preview', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const result = await handleImport(context, PREVIEW_GATE, request.body, previewOf)
    return 'ok' in result ? sendRefusal(reply, result) : result
  })

  app.post('/api/Import/Commit', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const commit: ImportHandler<Promise<ImportResult | Refusal> | ImportPreview> = (room, parsed, actor) => {
      const preview = previewOf(room, parsed)
      return preview.problems.length > 0 ? preview : commitImport(context, room, parsed, actor)
    }
    const result = await handleImport(context, COMMIT_GATE, request.body, commit)
    if ('ok' in result) return sendRefusal(reply, result)
    if (!('problems' in result)) return result
    const refusal = refuse(422, 'tableHasProblems', 'Nothing was imported: the table has problems.')
    return sendRefusal(reply, refusal, result)
  })
}

function previewOf({ state }: Room, parsed: ParsedImport): ImportPreview {
  return previewImport(state, parsed)
}

async function commitImport(
  { now, ids }: Context,
  room: Room,
  parsed: ParsedImport,
  actor: AuditActor,
): Promise<ImportResult | Refusal> {
  const { writes, result } = planImport(room.variant, room.state, parsed, { now: now(), ids })
  const audited = [told('imported', { details: { ...result } })]
  if (await room.change(writes, { kind: 'dataReplaced' }, { actor, audited })) return result
  return refuse(500, 'notStored', 'The table could not be stored. Nothing was imported.')
}

/** Authorises and parses a request, then calls `handler` in the same turn of the event loop, so that the check still holds. */
async function handleImport<R>(
  context: Context,
  gate: Gate,
  body: unknown,
  handler: ImportHandler<R>,
): Promise<Awaited<R> | Refusal> {
  const request = importRequest.safeParse(body)
  if (!request.success) return refuse(400, 'unreadable', 'This is not an import request.')
  const { variant, adminKey, csv, adminName } = request.data
  const found = await openByKey(context, adminKey)
  if (!found || found.room.variant.id !== variant) return refuse(404, 'unknownKey', 'This link is not valid.')
  const authority = authorityIn(found.room, found.holder)
  if (!authority.ok) return authority
  const refusal = gateRefusal(authority, gate, { now: context.now() })
  if (refusal) return refusal
  const actor = actorOf({ membership: null, adminName: sanitiseLine(adminName) }, authority)
  return await handler(found.room, parseImport(csv, found.room.variant), actor)
}

function sendRefusal(reply: FastifyReply, { status, message, reason }: Refusal, preview?: ImportPreview) {
  const refused = { error: message, ...(reason && { reason }), ...(preview && { preview }) }
  return reply.code(status).send(refused satisfies HttpError)
}
