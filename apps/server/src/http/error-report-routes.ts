import { type ErrorReportResult, errorReport, type HttpError } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { type LogOptions, limitedLog } from './limited-log.ts'

/**
 * POST /api/ErrorReport: what failed in a browser, kept as a line of errors.jsonl in the data folder (ERROR-15). A report is a
 * name, a status and a reason; it has no room for what was typed, for an address or for a key.
 */
export function addErrorReportRoutes(app: FastifyInstance, options: LogOptions): void {
  const log = limitedLog('errors.jsonl', { session: 30, everybody: 1000 }, options)

  app.post('/api/ErrorReport', async (request, reply) => {
    const parsed = errorReport.safeParse(request.body)
    if (!parsed.success) {
      const refused: HttpError = { error: 'A report is a command, a status and a reason.', reason: 'invalid' }
      return reply.code(400).send(refused)
    }
    // Nobody waits for the answer: beyond the limits a report is simply not kept.
    return { isKept: await log.add(request, parsed.data) } satisfies ErrorReportResult
  })
}
