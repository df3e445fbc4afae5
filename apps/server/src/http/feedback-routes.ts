import { isEmail } from '@planner/domain'
import { type FeedbackRequest, type FeedbackResult, feedbackRequest } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
import { LIMITS } from '../limits/limits.ts'
import { type LogOptions, rateLimitedLog } from './rate-limited-log.ts'

export const FEEDBACK_FILE = 'feedback.jsonl'

/** POST /api/Feedback appends a text and an optional e-mail address to feedback.jsonl in the data folder, and sends them on afterwards; OPS-15. */
export function addFeedbackRoutes(
  app: FastifyInstance,
  { send, ...options }: LogOptions & { send: (feedback: FeedbackRequest) => void },
): void {
  const { feedbackOfSession: session, feedbackOfAddress: address, feedbackOfAll: all } = LIMITS
  const log = rateLimitedLog(FEEDBACK_FILE, { session, address, all }, options)

  app.post('/api/Feedback', async (request, reply) => {
    const parsed = feedbackRequest.safeParse(request.body)
    if (!parsed.success || (parsed.data.email !== '' && !isEmail(parsed.data.email)))
      return sendRefusal(reply, invalidFeedback())
    if (!(await log.add(request, parsed.data))) return sendRefusal(reply, tooMuchFeedback())
    send(parsed.data)
    return { received: true } satisfies FeedbackResult
  })
}

const invalidFeedback = () =>
  refuse(400, 'invalid', 'Please write up to 5000 characters; the e-mail address may be left out.')

const tooMuchFeedback = () =>
  refuse(429, 'tooMuchFeedback', 'There is a lot of feedback at the moment. Please try again in an hour.')
