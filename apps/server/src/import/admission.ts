import type { HttpError, RefusalReason } from '@planner/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LIMITS } from '../limits/limits.ts'
import { quota } from '../limits/quota.ts'
import { Slots } from '../limits/slots.ts'

const MINUTE_MS = 60_000

type Options = { addressOf: (request: FastifyRequest) => string; now: () => number }

/** A hook that admits imports before their bodies are received: some at once and some in a minute from one address. */
export function importAdmission({ addressOf, now }: Options) {
  const { importsAtOnce, importsOfAll, importsPerMinute } = LIMITS
  const slots = new Slots({ perKey: importsAtOnce.value, total: importsOfAll.value })
  const perMinute = quota({ limit: importsPerMinute.value, windowMs: MINUTE_MS, now })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressOf(request)
    if (!perMinute.take(address) || !slots.take(address)) {
      const refused: HttpError = {
        error: 'Too many tables are being read at the moment. Please try again in a minute.',
        reason: 'tooManyImports' satisfies RefusalReason,
      }
      return reply.code(429).header('retry-after', '60').send(refused)
    }
    reply.raw.once('close', () => slots.free(address))
  }
}
