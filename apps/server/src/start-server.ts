import type { AddressInfo } from 'node:net'
import { translationsVersion } from '@planner/i18n'
import { PROTOCOL_VERSION } from '@planner/protocol'
import type { Logger } from 'pino'
import { openAdapters } from './adapters/adapters.ts'
import { noteCrash, takeCrashNote } from './adapters/crash-note.ts'
import { kindOfError } from './adapters/error-entry.ts'
import type { Config } from './config.ts'
import { openApp } from './http/app.ts'
import { failureReports } from './http/failure-reports.ts'
import { guardServer } from './http/guarded-server.ts'
import { type Metrics, openMetrics } from './http/metrics.ts'
import { WEB_BUILD, webBuildVersion } from './http/web-build.ts'
import { HUB_PATH, type Hub, openHub } from './hub/hub.ts'
import { type Ids, randomIds } from './ids.ts'
import { openLetters } from './letters/open-letters.ts'
import type { LetterPace } from './letters/pace.ts'
import type { AnswerLimits } from './limits/http-answers.ts'

import { openLimits } from './limits/limits-of-server.ts'
import { openLogger } from './log/logger.ts'
import { Insight } from './planning/insight/insight.ts'
import { SearchQueue, type SearchQueueDeps } from './planning/queue/search-queue.ts'
import { type ReadyDeps, ReadyPlans } from './planning/ready/ready-plans.ts'
import { roomReports } from './planning/room-reports.ts'
import { RunsOfServer } from './planning/runs/runs-of-server.ts'
import { ScenarioSets } from './planning/scenarios/scenario-sets.ts'
import { Rooms } from './rooms/rooms.ts'
import { serverClock, storedFloor } from './server-clock.ts'
import type { ServerContext, Versions } from './server-context.ts'
import {
  browserSessions,
  loadOrCreateSecret,
  SESSION_SECONDS,
  sharedSecret,
} from './session/browser-session.ts'
import { sharedClock } from './shared-clock.ts'
import { startRetention } from './site/retention.ts'
import { siteNotes } from './site/site-notes.ts'
import { openStorage } from './storage/open-storage.ts'
import type { LatestStamps, Storage } from './storage/storage.ts'
import type { WebhookPace } from './webhooks/pace.ts'
import { openWebhooks } from './webhooks/webhooks.ts'

export type RunningServer = {
  /** Base URL: scheme, host and port it listens on. */
  url: string
  /** Shuts down gracefully: closes connections, workers and storage. Everything acknowledged is stored. */
  close(): Promise<void>
}

export type ServerOptions = {
  /** The system's clock, ms since the epoch. */
  now?: () => number
  /** Where ids and keys come from. */
  ids?: Ids
  /** How many threads search for a plan; by default as many as there are cores. */
  searchThreads?: number
  /** The folder of the web build. */
  webBuild?: string
  /** How plans are kept ready. */
  ready?: Pick<ReadyDeps, 'pace' | 'freeCores'>
  searches?: Pick<SearchQueueDeps, 'watchHub' | 'startSolver'>
  /** How long everything about letters takes. */
  letters?: Partial<LetterPace>
  /** How long everything about webhooks takes. */
  webhooks?: Partial<WebhookPace>
  /** Limits of answers over HTTP that clients do not read. */
  answers?: Partial<AnswerLimits>
  /** What storage goes through, for tests of what is found when it makes mistakes. */
  throughStorage?: (storage: Storage) => Storage
  /** Storage has failed for good: exit, so that a supervisor restarts the process. */
  onFatal?: () => void
}

/** How long requests in flight may take during a shutdown. */
const CLOSE_GRACE_MS = 1000

/**
 * Starts the server: HTTP and hubs on one port. Whatever was started ends again, the last first, when the
 * server is closed or cannot start.
 * @throws when the port is in use or the data folder cannot be opened.
 */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const stops = new AsyncDisposableStack()
  try {
    return { url: await start(config, options, stops), close: () => stops.disposeAsync() }
  } catch (error) {
    await stops.disposeAsync()
    throw error
  }
}

async function start(config: Config, options: ServerOptions, stops: AsyncDisposableStack): Promise<string> {
  const { log, dropped } = openLogger(config.logLevel)
  const secret = config.sessionSecret || (await sessionSecretOf(config))
  const sessions = browserSessions(secret)
  const { store, storage, now } = await openGround(config, options, { log, stops })
  await storage.write([{ kind: 'forgetIdleSessions', before: now() - SESSION_SECONDS * 1000 }])
  const versions = await versionsOf(options)
  const metrics = openMetrics({
    connections: () => hub?.numConnections() ?? 0,
    rooms: () => rooms.size,
    ready: () => planners.ready.figures(),
    waiting: () => adapters.waiting(),
    droppedLines: dropped,
    shared: () => storage.shared?.figures(),
  })
  const adapters = openAdapters(config.adapters, {
    now,
    log,
    version: versions.backend,
    count: metrics.delivery,
    outgoing: storage.shared?.outgoing,
  })
  stops.defer(() => adapters.close())
  const notes = siteNotes(config.dataDir, storage.shared)
  const failures = failureReports({ notes, now, log, send: adapters.sendError })
  const crash = await takeCrashNote(config.dataDir)
  if (crash) adapters.sendError(crash)
  const rooms = openRooms({ storage, now, log, failures })
  stops.defer(() => rooms.close())
  const planners = openPlanners({ rooms, storage, now, log, failures }, { config, options, stops })
  const { ids = randomIds } = options
  const context: ServerContext = {
    rooms,
    storage,
    ...planners,
    ...openLimits(config, now, { shared: storage.shared, secret }),
    ids,
    formHosts: config.formHosts,
    now,
    log,
    failures,
    versions,
  }
  const tellers = openTellers(context, { config, options, stops, metrics })
  const retention = startRetention({ storage, rooms, now, log, days: config.retentionDays })
  stops.defer(() => retention.close())
  const app = await openApp({
    config,
    context,
    adapters,
    sessions,
    ...tellers,
    notes,
    metrics,
    webBuild: options.webBuild ?? WEB_BUILD,
    secret,
    retention,
    numConnections: () => hub?.numConnections() ?? 0,
    isFailing: () => store.isFailing,
  })
  let hub: Hub | undefined
  stops.defer(() => closeDoors(app, hub))
  await app.ready()
  hub = openHub(app.server, context, {
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    timing: config.hubTiming,
    mostConnections: config.limits.connectionsInAll,
    sessionIdOf: sessions.idOfHeader,
    onInvocation: metrics.invocation,
  })
  return listen(app, context, { config, options })
}

/** What tells others of events: webhooks, and letters to people. */
function openTellers(
  context: ServerContext,
  {
    config,
    options,
    stops,
    metrics,
  }: { config: Config; options: ServerOptions; stops: AsyncDisposableStack; metrics: Metrics },
) {
  const webhooks = openWebhooks({
    ...context,
    allowsPrivate: config.webhooksAllowPrivate,
    pace: options.webhooks,
  })
  stops.defer(() => webhooks.close())
  const { letters, lostLinks, push } = openLetters(context, {
    config,
    pace: options.letters,
    count: (outcome, entries) => metrics.delivery('lostLinks', outcome, entries),
  })
  stops.defer(async () => {
    await letters.close()
    await lostLinks.close()
  })
  return { webhooks, letters, lostLinks, push }
}

/** Storage, and the time of all who use it. */
async function openGround(
  config: Config,
  options: ServerOptions,
  { log, stops }: { log: Logger; stops: AsyncDisposableStack },
) {
  const store = await openStore(config, options, log)
  const storage = options.throughStorage?.(store.storage) ?? store.storage
  stops.defer(() => storage.close())
  const now = openClock(await systemClock(options, storage, stops), await storage.latestStamps(), log)
  return { store, storage, now }
}

/**
 * Starts a node that only plans: it takes up the runs that other nodes start, and those whose node is gone. What was started ends
 * again, the last first, when it is closed or cannot start. @throws without a database that nodes share.
 */
export async function startWorker(
  config: Config,
  options: ServerOptions = {},
): Promise<Pick<RunningServer, 'close'>> {
  if (config.databaseUrl === '')
    throw new Error('A worker plans for other nodes, on the database that they share: set DATABASE_URL.')
  const stops = new AsyncDisposableStack()
  try {
    const { log } = openLogger(config.logLevel)
    const { storage, now } = await openGround(config, options, { log, stops })
    const notes = siteNotes(config.dataDir, storage.shared)
    const failures = failureReports({ notes, now, log, send: () => {} })
    const rooms = openRooms({ storage, now, log, failures })
    stops.defer(() => rooms.close())
    const quiet = { ...config, keepPlansReady: false, takesRuns: true }
    openPlanners({ rooms, storage, now, log, failures }, { config: quiet, options, stops })
    return { close: () => stops.disposeAsync() }
  } catch (error) {
    await stops.disposeAsync()
    throw error
  }
}

/** Several nodes sign with one secret. */
function sessionSecretOf({ databaseUrl, dataDir, keySecrets }: Config): Promise<string> | string {
  return databaseUrl === '' ? loadOrCreateSecret(dataDir) : sharedSecret(keySecrets)
}

/** Storage, and whether it has failed for good. */
async function openStore(
  { dataDir, databaseUrl, listenUrl, keySecrets }: Config,
  { onFatal }: ServerOptions,
  log: Logger,
) {
  const store = { isFailing: false }
  const storage = await openStorage({
    dataDir,
    databaseUrl,
    listenUrl,
    onListening: (state, why) =>
      state === 'heard'
        ? log.info('Changes of other nodes are heard at once')
        : log.error(
            { why },
            'Changes of other nodes are seen after a second only: DATABASE_LISTEN_URL, or else DATABASE_URL, must lead to a PostgreSQL itself and not to a pooler or a standby',
          ),
    keySecrets,
    onResealed: (counts) =>
      log[counts.damaged > 0 ? 'warn' : 'info'](
        counts,
        'All keys are encrypted under the current secret; no former one is needed',
      ),
    onDamagedKey: (message) => log.error(message),
    onFailed(error) {
      store.isFailing = true
      log.fatal({ err: error }, 'Storage has failed; no further writes are possible')
      noteCrash(dataDir, { command: 'StorageFailed', error, at: Date.now() })
      onFatal?.()
    },
  })
  return Object.assign(store, { storage })
}

/** Nodes that share a database take its time. */
async function systemClock(
  { now }: ServerOptions,
  { shared }: Storage,
  stops: AsyncDisposableStack,
): Promise<() => number> {
  if (now || !shared) return now ?? Date.now
  const clock = await sharedClock(shared)
  stops.defer(() => clock.close())
  return () => Math.floor(clock.now())
}

function openClock(system: () => number, latest: LatestStamps, log: Logger): () => number {
  const seconds = (ms: number) => ({ seconds: Math.round(ms / 1000) })
  return serverClock({
    system,
    floor: storedFloor(latest),
    onBehind: (ms) => log.warn(seconds(ms), 'The system clock has gone back; server time runs on'),
    onAhead: (ms) => log.warn(seconds(ms), 'The system clock has jumped ahead; server time follows it'),
  })
}

async function versionsOf({ webBuild = WEB_BUILD }: ServerOptions): Promise<Versions> {
  return {
    backend: PROTOCOL_VERSION,
    frontend: await webBuildVersion(webBuild),
    translations: translationsVersion,
  }
}

type Ground = Pick<ServerContext, 'now' | 'log' | 'failures'> & { storage: Storage }

function openRooms({ storage, now, log, failures }: Ground): Rooms {
  const writeFailed = (error?: unknown) =>
    failures.add({ source: 'server', command: 'WriteFailed', status: 500, reason: kindOfError(error) })
  return new Rooms({
    storage,
    now,
    onReloaded: (room) => {
      log.error({ eventId: room.eventId }, 'A write failed; the event was reloaded')
      writeFailed()
    },
    onBroken: (room, error) => {
      log.error(
        { err: error, eventId: room.eventId },
        'A write and the following reload failed; the event was evicted',
      )
      writeFailed(error)
    },
  })
}

/** Opens what searches for plans and answers questions about them. */
function openPlanners(
  { rooms, storage, now, log, failures }: Ground & { rooms: Rooms },
  { config, options, stops }: { config: Config; options: ServerOptions; stops: AsyncDisposableStack },
): Pick<ServerContext, 'ready' | 'planning' | 'insight' | 'checks' | 'scenarios'> {
  const insight = new Insight()
  stops.defer(() => insight.close())
  const ground = { rooms, storage, insight, now, log, newId: randomIds.newId, random: Math.random }
  const searches = new SearchQueue({ log, threads: options.searchThreads, ...options.searches })
  const ready = new ReadyPlans({
    ...ground,
    searches,
    isOn: config.keepPlansReady,
    ...options.ready,
  })
  stops.defer(() => ready.close())
  const planning = new RunsOfServer({
    ...ground,
    searches,
    ready,
    takesRuns: config.takesRuns,
    ...roomReports({ rooms, failures, log }),
  })
  stops.defer(() => planning.close())
  const checks = new Insight({ isPatient: true })
  stops.defer(() => checks.close())
  const scenarios = new ScenarioSets({
    ...ground,
    planning,
    onChanged: (eventId) => void rooms.tell(eventId, { kind: 'scenarios' }).catch(() => {}),
  })
  stops.defer(() => scenarios.close())
  rooms.onRemoved((eventId) => scenarios.forget(eventId))
  return { ready, planning, insight, checks, scenarios }
}

type App = Awaited<ReturnType<typeof openApp>>

/** Resolves to the base URL. */
async function listen(
  app: App,
  { formHosts, turns, log }: ServerContext,
  { config, options }: { config: Config; options: ServerOptions },
): Promise<string> {
  const { publicUrl, trustProxy } = config
  guardServer(app.server, {
    publicUrl,
    trustProxy,
    formHosts,
    turns,
    hubPath: `${HUB_PATH}/`,
    ...(options.answers ? { answers: options.answers } : {}),
  })
  if (publicUrl === '')
    log.warn(
      'PUBLIC_URL is not set: links begin with the host that is called, and previews of links name no address',
    )
  await app.listen({ port: config.port, host: config.host })
  const { port } = app.server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return `http://${host}:${port}`
}

async function closeDoors(app: App, hub: Hub | undefined): Promise<void> {
  // Node would wait for idle keep-alive connections of browsers.
  const grace = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS)
  await hub?.close()
  await app.close()
  clearTimeout(grace)
}
