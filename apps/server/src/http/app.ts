import { createServer } from 'node:http'
import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import { redactUrl } from '@planner/domain'
import { type HttpError, openApi, type RefusalReason } from '@planner/protocol'
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify'
import type { Logger } from 'pino'
import type { Adapters } from '../adapters/adapters.ts'
import { kindOfError } from '../adapters/error-entry.ts'
import type { Config } from '../config.ts'
import { addCopyRoutes } from '../event-copy/copy-routes.ts'
import { sendRefusal } from '../gate/http-gate.ts'
import { couldNotStore, storageAway } from '../gate/refusal.ts'
import { addImportRoutes } from '../import/import-routes.ts'
import { addBounceRoute } from '../letters/bounce-route.ts'
import { addLetterRoutes } from '../letters/letter-routes.ts'
import type { Letters } from '../letters/letters.ts'
import { addLostLinkRoute } from '../letters/lost-link-route.ts'
import type { LostLinks } from '../letters/lost-links.ts'
import { addPushRoutes } from '../letters/push/push-routes.ts'
import type { PushSender } from '../letters/push/push-sender.ts'
import { addStopRoutes } from '../letters/stop-routes.ts'
import { LIMITS } from '../limits/limits.ts'
import { addOutwardRoutes } from '../outward/open-outward.ts'
import { Previews } from '../preview/previews.ts'
import type { ServerContext } from '../server-context.ts'
import type { BrowserSessions } from '../session/browser-session.ts'
import { operationsReader } from '../site/operations.ts'
import { addRetentionRoutes, type Retention } from '../site/retention.ts'
import { siteAdmins } from '../site/site-admins.ts'
import type { SiteNotes } from '../site/site-notes.ts'
import { addSiteRoutes } from '../site/site-routes.ts'
import { isWithoutRoom } from '../storage/fault.ts'
import { addWebhookRoutes } from '../webhooks/webhook-routes.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import { sendInPieces } from './answer-pieces.ts'
import { addAuthRoutes, addForgetEventRoute, requireAntiForgeryToken } from './auth-routes.ts'
import { baseUrlOf } from './base-url.ts'
import { addEventFileRoute } from './export-route.ts'
import { healthCheck } from './health.ts'
import { addJoinForm } from './join-form.ts'
import type { Metrics } from './metrics.ts'
import { addOperations } from './metrics-route.ts'
import { keepAddresses, limitRequests, takeTurns } from './request-limits.ts'
import { SharedText } from './shared-text.ts'
import { addTranslations } from './translations.ts'
import { addAnalyticsRoutes, addErrorReportRoutes, addFeedbackRoutes } from './visitor-routes.ts'
import { addWebBuild } from './web-build.ts'

// Quality 5 of 11: close to the best compression, and fast enough for dynamic responses. Dynamic responses
// are small, so a window of 64 KB is as good as one of 4 MB, which each of them would allocate.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } }

/** How long a connection stays open for the next request; ms. */
const KEEP_ALIVE_MS = 72_000

type AppOptions = {
  config: Config
  context: ServerContext
  adapters: Adapters
  sessions: BrowserSessions
  webhooks: Webhooks
  letters: Letters
  lostLinks: LostLinks
  push: PushSender
  notes: SiteNotes
  metrics: Metrics
  webBuild: string
  /** The secret of tokens that stand in addresses and open something. */
  secret: string
  retention: Pick<Retention, 'deletesAt' | 'deletionOf'>
  numConnections: () => number
  /** Whether storage has failed. */
  isFailing: () => boolean
}

/** An app without routes. Errors are `{error}` (ERROR-10). */
function newApp(): FastifyInstance {
  const timeouts = {
    requestTimeout: LIMITS.requestSeconds.value * 1000,
    keepAliveTimeout: KEEP_ALIVE_MS,
  }
  return fastify({
    logger: false,
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: LIMITS.requestBytes.value,
    // Requests without a host get the guarded server's answer to nonsense.
    serverFactory: (answer) => createServer({ requireHostHeader: false, ...timeouts }, answer),
    // A malformed address matches no route, so no route handles this error.
    frameworkErrors: ({ statusCode = 400, message }, _request, { raw }) => {
      const body = JSON.stringify({ error: message } satisfies HttpError)
      raw.setHeader('content-length', Buffer.byteLength(body))
      raw.writeHead(statusCode, { 'content-type': 'application/json; charset=utf-8' }).end(body)
    },
  })
}

function answerErrors(app: FastifyInstance, context: ServerContext): void {
  const { log, failures } = context
  app.setErrorHandler((error: Error & { statusCode?: number; reason?: RefusalReason }, request, reply) => {
    const status = error.statusCode ?? 500
    if (context.storage.shared?.isAway() && status >= 500) return sendRefusal(reply, storageAway())
    // A client that has gone away reads no answer, which is no failure (OPS-22).
    if (hasLeft(request, error)) {
      log.debug({ err: error, url: redactUrl(request.url) }, 'A reader has gone away')
      return reply.code(status).send()
    }
    if (status >= 500) {
      log.error({ err: error, url: redactUrl(request.url) }, 'A request failed')
      failures.add({ source: 'server', command: 'RequestFailed', status, reason: kindOfError(error) })
    }
    const { message, reason } = error
    // The answer of ERROR-16 on every route (OPS-23).
    if (isWithoutRoom(error)) return sendRefusal(reply, couldNotStore())
    if (status >= 500) return reply.code(status).send({ error: 'Internal server error.' })
    return reply.code(status).send({ error: message, ...(reason && { reason }) } satisfies HttpError)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found.' }))
}

/** All HTTP routes except the hub's. */
export async function openApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, context, adapters, sessions, notes, metrics, webBuild, secret, retention } = options
  const { numConnections, isFailing } = options
  const { log } = context
  const app = newApp()
  logRequests(app, log)
  answerErrors(app, context)
  keepAddresses(app, config)
  limitRequests(app, config, context.now)
  sendInPieces(app)
  takeTurns(app, context.turns)
  await app.register(fastifyCookie)
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], brotliOptions: BROTLI })
  requireAntiForgeryToken(app, sessions)

  const health = healthCheck({ storage: context.storage, now: context.now, isFailing })
  const description = new SharedText(JSON.stringify(openApi(context.versions.backend)))
  app.get('/api/openapi.json', (request, reply) => {
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return description.send(request, reply)
  })
  app.get('/healthz', async (_request, reply) => {
    const found = await health()
    const code = found.status === 'ok' ? 200 : 503
    return reply.code(code).send({ ...found, version: context.versions.backend })
  })
  const admins = siteAdmins({ key: config.siteAdminKey, now: context.now })
  addOperations(app, { config, admins, metrics })
  const { analytics } = adapters
  addAuthRoutes(app, { config, context, sessions, admins, analytics })
  addForgetEventRoute(app, context, sessions)
  addSiteRoutes(app, {
    admins,
    sessions,
    operations: operationsReader({
      storage: context.storage,
      rooms: context.rooms,
      now: context.now,
      dataDir: config.dataDir,
      notes,
      version: context.versions.backend,
      retentionDays: config.retentionDays,
      retention,
      health,
      numConnections,
      log,
      receivers: adapters.receivers,
    }),
  })
  addTranslations(app)
  addImportRoutes(app, context)
  addEventFileRoute(app, context)
  addJoinForm(app, context, config.hosts)
  addRetentionRoutes(app, context, retention)
  addOutwardRoutes(app, context, config)
  addCopyRoutes(app, context)
  addWebhookRoutes(app, context, options.webhooks)
  const { letters, lostLinks } = options
  addLetterRoutes(app, context, { letters, baseUrlOf: baseUrlOf(config) })
  addLostLinkRoute(app, context, lostLinks)
  addStopRoutes(app, context)
  addBounceRoute(app, letters, { config, admins })
  addPushRoutes(app, context, options.push)
  const logOptions = { notes, now: context.now, sessions }
  addFeedbackRoutes(app, { ...logOptions, send: adapters.sendFeedback })
  addErrorReportRoutes(app, { ...logOptions, send: adapters.sendError })
  addAnalyticsRoutes(app, { ...logOptions, analytics, hosts: config.hosts })
  await addWebBuild(app, {
    folder: webBuild,
    previews: new Previews(context, secret),
    hosts: config.hosts,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
  })
  return app
}

const GONE = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ECONNRESET',
  'EPIPE',
  'ABORT_ERR',
])

/** Whether an error only says that the client's connection is gone. */
function hasLeft({ raw }: FastifyRequest, error: Error & { code?: string }): boolean {
  return raw.socket.destroyed && GONE.has(error.code ?? '')
}

/** Logs one line per request, with secrets redacted from its URL (PRIV-7). */
function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    const ms = Math.round(reply.elapsedTime)
    log.debug({ method, url: redactUrl(url), status: reply.statusCode, ms }, 'request')
  })
}
