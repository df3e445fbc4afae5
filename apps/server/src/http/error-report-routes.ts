import { join } from 'node:path'
import { type ErrorReportResult, errorReport, type HttpError } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { quota } from '../limits/quota.ts'
import { type BrowserSessions, SESSION_COOKIE } from '../session/browser-session.ts'
import { appendLog } from './append-log.ts'

const PER_HOUR = { session: 30, everybody: 1000 } as const
const HOUR_MS = 3_600_000

type Options = { dataDir: string; now: () => number; sessions: BrowserSessions }

/**
 * POST /api/ErrorReport: what failed in a browser, kept as a line of errors.jsonl in the data folder (spec 8). A report is a
 * name, a status and a reason; it has no room for what was typed, for an address or for a key.
 */
export function addErrorReportRoutes(app: FastifyInstance, { dataDir, now, sessions }: Options): void {
  const log = appendLog(join(dataDir, 'errors.jsonl'))
  const ofSession = quota({ limit: PER_HOUR.session, windowMs: HOUR_MS, now })
  const ofEverybody = quota({ limit: PER_HOUR.everybody, windowMs: HOUR_MS, now })

  app.post('/api/ErrorReport', async (request, reply) => {
    const parsed = errorReport.safeParse(request.body)
    if (!parsed.success) {
      const refused: HttpError = { error: 'A report is a command, a status and a reason.', reason: 'invalid' }
      return reply.code(400).send(refused)
    }
    const sessionId = sessions.idOf(request.cookies[SESSION_COOKIE])
    // Nobody waits for the answer: beyond the limits a report is simply not kept.
    const isKept = ofSession.take(sessionId) && ofEverybody.take('')
    if (isKept) await log.append(JSON.stringify({ at: new Date(now()).toISOString(), ...parsed.data }))
    return { isKept } satisfies ErrorReportResult
  })
}
