import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { told } from '../audit/audited-actions.ts'
import type { Gate } from '../gate/gate.ts'
import { authoriseRequest, sendRefusal } from '../gate/http-gate.ts'
import { couldNotStore } from '../gate/refusal.ts'
import type { ServerContext } from '../server-context.ts'
import { eventFile } from './event-file.ts'

const GATE: Gate = { right: 'admin', whilePlanning: 'allowed' }

/** POST /api/Event/Export gives an event admin everything of the event as one file; KEY-21. */
export function addEventFileRoute(
  app: FastifyInstance,
  context: Pick<ServerContext, 'rooms' | 'storage' | 'now'>,
): void {
  app.post('/api/Event/Export', async (request, reply) => {
    const authorised = await authoriseRequest(context, GATE, request.body)
    if (!authorised.ok) return sendRefusal(reply, authorised)
    const { room, actor } = authorised
    if (!(await room.audit(actor, told('eventExported')))) return sendRefusal(reply, couldNotStore())
    const runs = await context.storage.planRuns.summaries(room.eventId)
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
    return reply.send(Readable.from(eventFile(room.state, runs, context.now()), { objectMode: false }))
  })
}
