import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { sendRefusal } from '../gate/http-gate.ts'
import { refuse } from '../gate/refusal.ts'
import { addressOf } from '../limits/address.ts'
import type { AddressTurns } from '../limits/address-turns.ts'
import { quota } from '../limits/quota.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address as all limits key it. */
    readonly address: string
  }
}

/** Gives requests their addresses. */
export function keepAddresses(app: FastifyInstance, proxy: Pick<Config, 'trustProxy'>): void {
  app.decorateRequest('address', {
    getter() {
      return addressOf(this, proxy)
    },
  })
}

/** Limits the requests of an address in a minute, whatever their path; LIMIT-10. */
export function limitRequests(app: FastifyInstance, config: Config, now: () => number): void {
  const requests = quota({ limit: config.requestsPerMinute, per: 'minute', now })
  app.addHook('onRequest', async (request, reply) => {
    if (requests.take(request.address)) return
    const seconds = Math.ceil(requests.leftMs() / 1000)
    const words = `Too many requests came from here. Please try again in ${seconds} seconds.`
    return sendRefusal(reply.header('retry-after', seconds), refuse(429, 'tooManyRequests', words))
  })
}

/** Taken from the allowance of the address on the hub, in addition to what the size of the event costs. */
export const EXPORT_TOKENS = 20

/** The tokens that requests take of the turn of their address, as edits on the hub take one. */
const HTTP_TOKENS: Readonly<Record<string, number>> = {
  'POST /api/Event/Export': EXPORT_TOKENS,
  'POST /api/Event/File': EXPORT_TOKENS,
  'POST /api/Import/Columns': 10,
  'POST /api/Import/Preview': 10,
  'POST /api/Import/Commit': 10,
}

const USUAL_TOKENS = 4

/** Has requests answered when it is the turn of their address, among its invocations on the hub; LIMIT-9. */
export function takeTurns(app: FastifyInstance, turns: Pick<AddressTurns, 'run'>): void {
  const ends = new WeakMap<FastifyReply, () => void>()
  app.addHook('preHandler', (request, reply, answer) => {
    // A route that answers "not found" runs this hook again, within its turn. Waiting for another turn would
    // never end.
    if (ends.has(reply)) return answer()
    void turns.run(request.address, tokensOf(request), async () => {
      // The client has gone.
      if (reply.raw.destroyed) return void reply.hijack()
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(reply, resolve)
      reply.raw.once('close', resolve)
      answer()
      await promise
    })
  })
  // The answer is complete by then. A slow reader does not hold up other requests of its address.
  app.addHook('onSend', async (_request, reply) => ends.get(reply)?.())
}

function tokensOf({ method, routeOptions: { url } }: FastifyRequest): number {
  return HTTP_TOKENS[`${method} ${url}`] ?? USUAL_TOKENS
}
