import { isEmail } from '@planner/domain'
import {
  type FeedbackRequest,
  type FeedbackResult,
  feedbackRequest,
  type HttpError,
  type RefusalReason,
} from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { LIMITS } from '../limits/limits.ts'
import { type LogOptions, rateLimitedLog } from './rate-limited-log.ts'

export const FEEDBACK_FILE = 'feedback.jsonl'

/** POST /api/Feedback appends a text and an optional e-mail address to feedback.jsonl in the data folder, and sends them on afterwards; OPS-15. */
export function addFeedbackRoutes(
  app: FastifyInstance,
  { send, ...options }: LogOptions & { send: (feedback: FeedbackRequest) => void },
): void {
  const { feedbackOfSession, feedbackOfAddress, feedbackOfAll } = LIMITS
  const perHour = {
    session: feedbackOfSession.value,
    address: feedbackOfAddress.value,
    total: feedbackOfAll.value,
  }
  const log = rateLimitedLog(FEEDBACK_FILE, perHour, options)

  app.post('/api/Feedback', async (request, reply) => {
    const refuse = (status: number, reason: RefusalReason, error: string) =>
      reply.code(status).send({ error, reason } satisfies HttpError)
    const parsed = feedbackRequest.safeParse(request.body)
    if (!parsed.success || (parsed.data.email !== '' && !isEmail(parsed.data.email)))
      return refuse(400, 'invalid', 'Please write up to 5000 characters; the e-mail address may be left out.')
    if (!(await log.add(request, parsed.data)))
      return refuse(
        429,
        'tooMuchFeedback',
        'There is a lot of feedback at the moment. Please try again in an hour.',
      )
    send(parsed.data)
    return { received: true } satisfies FeedbackResult
  })
}
