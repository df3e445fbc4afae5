import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
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
    if (!perMinute.take(address) || !slots.take(address))
      return sendRefusal(reply.header('retry-after', '60'), tooManyImports())
    reply.raw.once('close', () => slots.free(address))
  }
}

const tooManyImports = () =>
  refuse(429, 'tooManyImports', 'Too many tables are being read at the moment. Please try again in a minute.')
