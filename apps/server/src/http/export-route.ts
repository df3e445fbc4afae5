import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Refusal } from '@planner/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { auditedAction } from '../audit/audited-actions.ts'
import type { Gate } from '../gate/gate.ts'
import { authoriseRequest, sendRefusal } from '../gate/http-gate.ts'
import { couldNotStore, refuse } from '../gate/refusal.ts'
import { dataTokens } from '../hub/rights/costs.ts'
import type { ServerContext } from '../server-context.ts'
import { piecesOf } from './answer-pieces.ts'
import { EventFiles, type ExportReader } from './event-exports.ts'
import { EXPORT_TOKENS } from './request-limits.ts'
import { takesGzip } from './shared-text.ts'

const GATE: Gate = { right: 'admin', whilePlanning: 'allowed' }
const RETRY_SECONDS = 10

type Context = Pick<ServerContext, 'rooms' | 'storage' | 'now' | 'addresses'>

/** POST /api/Event/Export gives an event admin everything of the event as one file; KEY-21. */
export function addEventFileRoute(app: FastifyInstance, context: Context): void {
  const files = new EventFiles(context.now)
  // The file is compressed already, once for everybody.
  app.post('/api/Event/Export', { compress: false }, async (request, reply) => {
    const reader: ExportReader = { address: request.address, end: () => reply.raw.destroy() }
    if (!files.admit(reader)) return refuseForNow(reply, tooManyExports())
    reply.raw.once('close', () => files.leave(reader))
    const authorised = await authoriseRequest(context, GATE, request.body)
    if (!authorised.ok) return sendRefusal(reply, authorised)
    const { room, actor } = authorised
    if (!context.addresses.takeTokens(reader.address, EXPORT_TOKENS + dataTokens(room.bytes)))
      return refuseForNow(reply, tooManyExports())
    if (!(await room.audit(actor, auditedAction('eventExported')))) return sendRefusal(reply, couldNotStore())
    const runs = await context.storage.planRuns.summaries(room.eventId)
    const version = (id: string) => context.storage.planRuns.version(room.eventId, id)
    const bytes = await files.read(room, runs, reader, version)
    // The request was ended to make room for others.
    if (!bytes) return reply.hijack()
    reply.type('application/json; charset=utf-8')
    return sendFile(request, reply, bytes)
  })
}

/** Clients that do not accept gzip get the file unpacked on the way. */
function sendFile(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  reply.header('vary', 'accept-encoding')
  if (takesGzip(request.headers['accept-encoding']))
    return reply.header('content-encoding', 'gzip').send(bytes)
  const unpacked = createGunzip()
  pipeline(piecesOf(bytes), unpacked, () => {})
  return reply.send(unpacked)
}

function refuseForNow(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return sendRefusal(reply.header('retry-after', String(RETRY_SECONDS)), refusal)
}

const tooManyExports = (): Refusal =>
  refuse(
    429,
    'tooManyExports',
    'Too many events are being exported from here at the moment. Please try again in a minute.',
  )
