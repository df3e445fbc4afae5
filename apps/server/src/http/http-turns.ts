import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Turns } from '../limits/turns.ts'
import { HTTP_TOKENS, USUAL_TOKENS } from './http-costs.ts'

type Options = { turns: Pick<Turns, 'run'>; addressOf: (request: FastifyRequest) => string }

/** Has requests answered when it is the turn of their address, among its invocations on the hub; LIMIT-9. */
export function takeTurns(app: FastifyInstance, { turns, addressOf }: Options): void {
  const ends = new WeakMap<FastifyReply, () => void>()
  app.addHook('preHandler', (request, reply, answer) => {
    // What a route finds to be nowhere comes here again, in its turn. To wait for another one would be to wait for itself.
    if (ends.has(reply)) return answer()
    void turns.run(addressOf(request), tokensOf(request), async () => {
      // Nobody waits for it any more.
      if (reply.raw.destroyed) return void reply.hijack()
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(reply, resolve)
      reply.raw.once('close', resolve)
      answer()
      await promise
    })
  })
  // By then it is made. Who reads it slowly keeps nobody else of the address waiting.
  app.addHook('onSend', async (_request, reply) => ends.get(reply)?.())
}

function tokensOf({ method, routeOptions: { url } }: FastifyRequest): number {
  return HTTP_TOKENS[`${method} ${url}`] ?? USUAL_TOKENS
}
