import { eventFileRequest, type Refusal } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { auditedAction } from '../../audit/audited-actions.ts'
import type { Gate } from '../../gate/gate.ts'
import { authoriseKey, sendRefusal } from '../../gate/http-gate.ts'
import { couldNotStore, refuse } from '../../gate/refusal.ts'
import { EXPORT_TOKENS } from '../../http/request-limits.ts'
import { dataTokens } from '../../hub/rights/costs.ts'
import { NoAnswer } from '../../planning/insight/insight.ts'
import type { ServerContext } from '../../server-context.ts'

const GATE: Gate = { right: 'admin', whilePlanning: 'allowed' }
const RETRY_SECONDS = 10

type Context = Pick<ServerContext, 'rooms' | 'storage' | 'now' | 'addresses' | 'checks'>

/** POST /api/Event/File gives an event admin a table, a workbook or breakout rooms; made on a thread of its own. FILES-1 */
export function addFileRoute(app: FastifyInstance, context: Context): void {
  app.post('/api/Event/File', async (request, reply) => {
    const parsed = eventFileRequest.safeParse(request.body)
    if (!parsed.success) return sendRefusal(reply, unreadable())
    const { variant, adminKey, adminName, language, ...asked } = parsed.data
    const authorised = await authoriseKey(context, GATE, { variant, adminKey, adminName }, (found) => found)
    if (!authorised.ok) return sendRefusal(reply, authorised)
    const { room, actor } = authorised
    if (!context.addresses.takeTokens(request.address, EXPORT_TOKENS + dataTokens(room.bytes)))
      return sendRefusal(reply.header('retry-after', String(RETRY_SECONDS)), tooManyFiles())
    const details = { file: asked.file }
    if (!(await room.audit(actor, auditedAction('fileTaken', { details }))))
      return sendRefusal(reply, couldNotStore())
    try {
      const input = { ...asked, language: language || (room.state.event.languageCode ?? '') }
      const made = await context.checks.askInTurn(request.address, room, 'eventFile', input)
      if (!made) return sendRefusal(reply, refuse(404, 'fileUnknown', NO_TABLE))
      const name = `${asked.file}.${made.extension}`
      return reply
        .type(made.type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('x-without-email', String(made.withoutEmail))
        .send(Buffer.from(made.bytes))
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      return sendRefusal(reply.header('retry-after', String(RETRY_SECONDS)), tooManyFiles())
    }
  })
}

const NO_TABLE = 'This kind of event has no such table. Please choose another one.'

const unreadable = (): Refusal =>
  refuse(400, 'unreadable', 'This request needs a variant, a key and the name of a file.')

const tooManyFiles = (): Refusal =>
  refuse(429, 'tooManyExports', 'Too many files are being made at the moment. Please try again in a minute.')
