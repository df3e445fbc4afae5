import { join } from 'node:path'
import { isEmail } from '@planner/domain'
import { type FeedbackResult, feedbackRequest, type HttpError, type RefusalReason } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { quota } from '../limits/quota.ts'
import { type BrowserSessions, SESSION_COOKIE } from '../session/browser-session.ts'
import { appendLog } from './append-log.ts'

/** More than anybody writes; a new session costs nothing, so all together have a limit too. */
const PER_HOUR = { session: 10, everybody: 200 } as const
const HOUR_MS = 3_600_000

type Options = { dataDir: string; now: () => number; sessions: BrowserSessions }

/** POST /api/Feedback: a text and an optional e-mail address, kept as a line of feedback.jsonl in the data folder. */
export function addFeedbackRoutes(app: FastifyInstance, { dataDir, now, sessions }: Options): void {
  const log = appendLog(join(dataDir, 'feedback.jsonl'))
  const ofSession = quota({ limit: PER_HOUR.session, windowMs: HOUR_MS, now })
  const ofEverybody = quota({ limit: PER_HOUR.everybody, windowMs: HOUR_MS, now })

  app.post('/api/Feedback', async (request, reply) => {
    const refuse = (status: number, reason: RefusalReason, error: string) =>
      reply.code(status).send({ error, reason } satisfies HttpError)
    const parsed = feedbackRequest.safeParse(request.body)
    if (!parsed.success || (parsed.data.email !== '' && !isEmail(parsed.data.email)))
      return refuse(400, 'invalid', 'Please write up to 5000 characters; the e-mail address may be left out.')
    const sessionId = sessions.idOf(request.cookies[SESSION_COOKIE])
    if (!ofSession.take(sessionId) || !ofEverybody.take(''))
      return refuse(
        429,
        'tooMuchFeedback',
        'There is a lot of feedback at the moment. Please try again in an hour.',
      )
    await log.append(JSON.stringify({ at: new Date(now()).toISOString(), ...parsed.data }))
    return { received: true } satisfies FeedbackResult
  })
}
