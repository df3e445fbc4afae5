import type { RetentionResult } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import type { Gate } from '../gate/gate.ts'
import { authoriseRequest, sendRefusal } from '../gate/http-gate.ts'
import { couldNotStore } from '../gate/refusal.ts'
import type { ServerContext } from '../server-context.ts'
import type { Retention } from './retention.ts'

const GATE: Gate = { right: 'admin', whilePlanning: 'allowed' }

/** POST /api/Event/Retention says when the event will be deleted as unused, /api/Event/Keep counts as a use; OPS-9. */
export function addRetentionRoutes(
  app: FastifyInstance,
  context: Pick<ServerContext, 'rooms' | 'storage' | 'now'>,
  retention: Pick<Retention, 'deletesAt'>,
): void {
  app.post('/api/Event/Retention', async (request, reply) => {
    const authority = await authoriseRequest(context, GATE, request.body)
    if (!authority.ok) return sendRefusal(reply, authority)
    return { deletesAt: await retention.deletesAt(authority.room.eventId) } satisfies RetentionResult
  })

  app.post('/api/Event/Keep', async (request, reply) => {
    const authority = await authoriseRequest(context, GATE, request.body)
    if (!authority.ok) return sendRefusal(reply, authority)
    if (!(await authority.room.keep())) return sendRefusal(reply, couldNotStore())
    return { deletesAt: await retention.deletesAt(authority.room.eventId) } satisfies RetentionResult
  })
}
