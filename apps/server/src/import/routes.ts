import {
  type HttpError,
  type ImportPreview,
  type ImportResult,
  importRequest,
  type Refusal,
} from '@planner/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { authorityIn, openByKey } from '../gate/authority.ts'
import { type Gate, gateRefusal } from '../gate/gate.ts'
import { refuse } from '../gate/refusal.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { type ParsedImport, parseImport } from './parse-import.ts'
import { planImport } from './plan-import.ts'
import { previewImport } from './preview-import.ts'

/** The table of `importRequest` and some room for its JSON. */
const BODY_LIMIT = 32 * 1024 * 1024

type Context = Pick<ServerContext, 'rooms' | 'storage' | 'ids' | 'now'>
const PREVIEW_GATE: Gate = { right: 'admin', whilePlanning: 'allowed' }
const COMMIT_GATE: Gate = { right: 'admin', whilePlanning: 'refused' }

type Work<R> = (room: Room, parsed: ParsedImport) => R | Refusal

/** POST /api/Import/Preview and /api/Import/Commit: a table of people by topics into an event, for its admins. */
export function addImportRoutes(app: FastifyInstance, context: Context): void {
  app.post('/api/Import/Preview', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const done = await withImport(context, PREVIEW_GATE, request.body, previewOf)
    return 'ok' in done ? answer(reply, done) : done
  })

  app.post('/api/Import/Commit', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const commit: Work<Promise<ImportResult | Refusal> | ImportPreview> = (room, parsed) => {
      const preview = previewOf(room, parsed)
      return preview.problems.length > 0 ? preview : commitImport(context, room, parsed)
    }
    const done = await withImport(context, COMMIT_GATE, request.body, commit)
    if ('ok' in done) return answer(reply, done)
    if (!('problems' in done)) return done
    const refused = refuse(422, 'tableHasProblems', 'Nothing was imported: the table has problems.')
    return answer(reply, refused, done)
  })
}

function previewOf({ state }: Room, parsed: ParsedImport): ImportPreview {
  return previewImport(state, parsed)
}

async function commitImport(
  { now, ids }: Context,
  room: Room,
  parsed: ParsedImport,
): Promise<ImportResult | Refusal> {
  const { writes, result } = planImport(room.variant, room.state, parsed, { now: now(), ids })
  if (await room.change(writes, { kind: 'dataReplaced' })) return result
  return refuse(500, 'notStored', 'The table could not be stored. Nothing was imported.')
}

/**
 * The event of the admin key in the request and its table, read by the event's scale. The work starts in the same turn
 * as the gate's answer.
 */
async function withImport<R>(
  context: Context,
  gate: Gate,
  body: unknown,
  work: Work<R>,
): Promise<Awaited<R> | Refusal> {
  const request = importRequest.safeParse(body)
  if (!request.success) return refuse(400, 'unreadable', 'This is not an import request.')
  const { variant, adminKey, csv } = request.data
  const found = await openByKey(context, adminKey)
  if (!found || found.room.variant.id !== variant) return refuse(404, 'unknownKey', 'This link is not valid.')
  const authority = authorityIn(found.room, found.holder)
  if (!authority.ok) return authority
  const refusal = gateRefusal(authority, gate, { now: context.now() })
  if (refusal) return refusal
  return await work(found.room, parseImport(csv, found.room.variant))
}

function answer(reply: FastifyReply, { status, message, reason }: Refusal, preview?: ImportPreview) {
  const refused = { error: message, ...(reason && { reason }), ...(preview && { preview }) }
  return reply.code(status).send(refused satisfies HttpError)
}
