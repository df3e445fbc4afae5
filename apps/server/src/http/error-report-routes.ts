import {
  type ErrorReport,
  type ErrorReportResult,
  errorReport,
  INVOCATIONS,
  isPageFault,
  isRefusalReason,
  isScriptErrorName,
} from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import type { ErrorEntry } from '../adapters/error-entry.ts'
import { sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
import { LIMITS } from '../limits/limits.ts'
import { type LogOptions, rateLimitedLog } from './rate-limited-log.ts'

export const ERRORS_FILE = 'errors.jsonl'

/**
 * POST /api/ErrorReport appends a client error to errors.jsonl in the data folder (ERROR-15). Only names that the protocol
 * knows are kept, so that a report cannot contain user input, URLs or keys.
 */
export function addErrorReportRoutes(
  app: FastifyInstance,
  { send, ...options }: LogOptions & { send: (entry: ErrorEntry) => void },
): void {
  const { reportsOfSession: session, reportsOfAddress: address, reportsOfAll: all } = LIMITS
  const log = rateLimitedLog(ERRORS_FILE, { session, address, all }, options)

  app.post('/api/ErrorReport', async (request, reply) => {
    const parsed = errorReport.safeParse(request.body)
    if (!parsed.success)
      return sendRefusal(reply, refuse(400, 'invalid', 'A report is a command, a status and a reason.'))
    // Clients ignore the response, so a report beyond the limits is dropped without an error.
    const entry = { source: 'browser' as const, ...known(parsed.data) }
    const isKept = await log.add(request, entry)
    if (isKept) send({ at: new Date(options.now()).toISOString(), ...entry })
    return { isKept } satisfies ErrorReportResult
  })
}

/** A name that nobody knows may be anything, a key for instance. */
const UNKNOWN = 'unknown'

function known({ command, status, reason }: ErrorReport): ErrorReport {
  return {
    command: Object.hasOwn(INVOCATIONS, command) || isPageFault(command) ? command : UNKNOWN,
    status,
    reason: reason === '' || isRefusalReason(reason) || isScriptErrorName(reason) ? reason : UNKNOWN,
  }
}
