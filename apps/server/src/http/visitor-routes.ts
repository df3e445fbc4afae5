import { isEmail } from '@planner/domain'
import {
  type AnalyticsResult,
  analyticsRequest,
  type ErrorReport,
  type ErrorReportResult,
  errorReport,
  type FeedbackRequest,
  type FeedbackResult,
  feedbackRequest,
  INVOCATIONS,
  isPageFault,
  isRefusalReason,
  isScriptErrorName,
} from '@planner/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Analytics } from '../adapters/analytics.ts'
import type { ErrorEntry } from '../adapters/error-entry.ts'
import type { HostLists } from '../config.ts'
import { sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
import { LIMITS, type Limit } from '../limits/limits.ts'
import { quota } from '../limits/quota.ts'
import type { BrowserSessions } from '../session/browser-session.ts'
import type { SiteNotes } from '../site/site-notes.ts'
import type { NoteKind } from '../storage/shared-storage.ts'
import { environmentOf } from './environment.ts'

/** Limits for an hour. Sessions are free to create, so addresses have a limit too, and all together one. */
type VisitorLimits = { readonly session: Limit; readonly address: Limit; readonly all: Limit }

type VisitorOptions = { now: () => number; sessions: BrowserSessions }

/** An hourly quota of requests without a key. The returned function takes one; false when none is left. */
function visitorQuota(
  limits: VisitorLimits,
  { now, sessions }: VisitorOptions,
): (request: FastifyRequest) => () => boolean {
  const perHour = ({ value }: Limit) => quota({ limit: value, per: 'hour', now })
  const ofSession = perHour(limits.session)
  const ofAddress = perHour(limits.address)
  const ofAll = perHour(limits.all)
  return (request) => {
    const session = sessions.of(request)
    const { address } = request
    return () => ofSession.take(session) && ofAddress.take(address) && ofAll.take('')
  }
}

type LogOptions = VisitorOptions & { notes: SiteNotes }

/**
 * Notes for the site administrator that browsers may write within hourly limits. The returned
 * function appends an entry with a timestamp and resolves when it is durable, or to false when a quota is
 * exhausted.
 */
function rateLimitedLog(
  kind: NoteKind,
  limits: VisitorLimits,
  { notes, ...options }: LogOptions,
): (request: FastifyRequest, entry: object) => Promise<boolean> {
  const quotaOf = visitorQuota(limits, options)
  return async (request, entry) => {
    const take = quotaOf(request)
    const isAllowed = take()
    if (isAllowed)
      await notes.add(kind, JSON.stringify({ at: new Date(options.now()).toISOString(), ...entry }))
    return isAllowed
  }
}

/** POST /api/Feedback keeps feedback for the site administrator, then sends it on; OPS-15. */
export function addFeedbackRoutes(
  app: FastifyInstance,
  { send, ...options }: LogOptions & { send: (feedback: FeedbackRequest) => void },
): void {
  const { feedbackOfSession: session, feedbackOfAddress: address, feedbackOfAll: all } = LIMITS
  const add = rateLimitedLog('feedback', { session, address, all }, options)

  app.post('/api/Feedback', async (request, reply) => {
    const parsed = feedbackRequest.safeParse(request.body)
    if (!parsed.success || (parsed.data.email !== '' && !isEmail(parsed.data.email)))
      return sendRefusal(reply, invalidFeedback())
    if (!(await add(request, parsed.data))) return sendRefusal(reply, tooMuchFeedback())
    send(parsed.data)
    return { received: true } satisfies FeedbackResult
  })
}

const invalidFeedback = () =>
  refuse(400, 'invalid', 'Please write up to 5000 characters; the e-mail address may be left out.')

const tooMuchFeedback = () =>
  refuse(429, 'tooMuchFeedback', 'There is a lot of feedback at the moment. Please try again in an hour.')

/**
 * POST /api/ErrorReport keeps a client error for the site administrator (ERROR-15). Only names that
 * the protocol knows are kept, so that a report cannot contain user input, URLs or keys.
 */
export function addErrorReportRoutes(
  app: FastifyInstance,
  { send, ...options }: LogOptions & { send: (entry: ErrorEntry) => void },
): void {
  const { reportsOfSession: session, reportsOfAddress: address, reportsOfAll: all } = LIMITS
  const add = rateLimitedLog('error', { session, address, all }, options)

  app.post('/api/ErrorReport', async (request, reply) => {
    const parsed = errorReport.safeParse(request.body)
    if (!parsed.success)
      return sendRefusal(reply, refuse(400, 'invalid', 'A report is a command, a status and a reason.'))
    // Clients ignore the response, so a report beyond the limits is dropped without an error.
    const entry = { source: 'browser' as const, ...known(parsed.data) }
    const isKept = await add(request, entry)
    if (isKept) send({ at: new Date(options.now()).toISOString(), ...entry })
    return { isKept } satisfies ErrorReportResult
  })
}

/** Stands for a name that the protocol does not know, which may be anything, such as a key. */
const UNKNOWN = 'unknown'

function known({ command, status, reason }: ErrorReport): ErrorReport {
  return {
    command: Object.hasOwn(INVOCATIONS, command) || isPageFault(command) ? command : UNKNOWN,
    status,
    reason: reason === '' || isRefusalReason(reason) || isScriptErrorName(reason) ? reason : UNKNOWN,
  }
}

const MAX_BODY = 32 * 1024

type Options = VisitorOptions & { analytics: Analytics; hosts: HostLists }

/** POST /api/Analytics counts page views within a quota, unless the browser asks not to; PRIV-21. */
export function addAnalyticsRoutes(app: FastifyInstance, { analytics, hosts, ...options }: Options): void {
  const { viewsOfSession: session, viewsOfAddress: address, viewsOfAll: all } = LIMITS
  const quotaOf = visitorQuota({ session, address, all }, options)

  app.post('/api/Analytics', { bodyLimit: MAX_BODY }, async (request, reply) => {
    const parsed = analyticsRequest.safeParse(request.body)
    if (!parsed.success)
      return sendRefusal(reply, refuse(400, 'invalid', 'Page views are a list of names, pages and numbers.'))
    if (analytics.stateFor(request.headers) !== 'counted') return { counted: 0 } satisfies AnalyticsResult
    const take = quotaOf(request)
    const counted = parsed.data.events.filter(() => take())
    const environment = environmentOf(hosts, request.host)
    for (const event of counted) analytics.add(event, environment)
    return { counted: counted.length } satisfies AnalyticsResult
  })
}
