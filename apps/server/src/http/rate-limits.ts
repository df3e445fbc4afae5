import fastifyRateLimit from '@fastify/rate-limit'
import type { RefusalReason } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { addressOf } from '../limits/address.ts'

/** Addresses whose requests are counted at the same time; the longest silent is forgotten first. */
const MAX_ADDRESSES = 50_000

/** Limits the requests of an address in a minute, to files and to addresses that do not exist as well. */
export async function limitRequests(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    cache: MAX_ADDRESSES,
    global: false,
    keyGenerator: (request) => addressOf(request, config),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
    // Beside Retry-After nobody needs to know how close they are.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
  app.addHook('onRequest', app.rateLimit())
}

/** An error that the app answers with its status, reason and message. */
type RequestError = Error & { statusCode: number; reason: RefusalReason }

function tooManyRequests(seconds: number): RequestError {
  const error = new Error(`Too many requests came from here. Please try again in ${seconds} seconds.`)
  return Object.assign(error, { statusCode: 429, reason: 'tooManyRequests' } as const)
}
