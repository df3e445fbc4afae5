import { redactUrl } from '@planner/domain'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** Logs one line per request, with secrets redacted from its URL (PRIV-7). */
export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    const ms = Math.round(reply.elapsedTime)
    log.debug({ method, url: redactUrl(url), status: reply.statusCode, ms }, 'request')
  })
}
