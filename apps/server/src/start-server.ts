import type { AddressInfo } from 'node:net'
import os from 'node:os'
import { translationsVersion } from '@planner/i18n'
import { PROTOCOL_VERSION } from '@planner/protocol'
import { type Adapters, openAdapters } from './adapters/adapters.ts'
import { noteCrash, takeCrashNote } from './adapters/crash-note.ts'
import { kindOfError } from './adapters/error-entry.ts'
import type { Config } from './config.ts'
import { openApp } from './http/app.ts'
import { failureReports } from './http/failure-reports.ts'
import { guardServer } from './http/guarded-server.ts'
import { openMetrics } from './http/metrics.ts'
import { WEB_BUILD, webBuildVersion } from './http/web-build.ts'
import { HUB_PATH, openHub } from './hub/hub.ts'
import { type Ids, randomIds } from './ids.ts'
import { AddressLimits, GrowthLimits, RegistrationLimits } from './limits/address-limits.ts'
import type { AnswerLimits } from './limits/http-answers.ts'
import { quota } from './limits/quota.ts'
import { Turns } from './limits/turns.ts'
import { openLogger } from './log/logger.ts'
import { startPlanning } from './planning/index.ts'
import { Insight } from './planning/insight/insight.ts'
import { type ReadyDeps, ReadyPlans } from './planning/ready/ready-plans.ts'
import { roomReports } from './planning/room-reports.ts'
import { ScenarioSets } from './planning/scenarios/scenario-sets.ts'
import { Rooms } from './rooms/rooms.ts'
import { serverClock, storedFloor } from './server-clock.ts'
import type { ServerContext } from './server-context.ts'
import { browserSessions, loadOrCreateSecret, SESSION_SECONDS } from './session/browser-session.ts'
import { startRetention } from './site/retention.ts'
import { openStorage } from './storage/open-storage.ts'

const HOUR_MS = 3_600_000

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
  ready?: Pick<ReadyDeps, 'pace' | 'freeCores' | 'watchHub' | 'startSolver'>
  /** What may be asked for and not read over HTTP. */
  answers?: Partial<AnswerLimits>
  /** Storage has failed for good: exit, so that a supervisor restarts the process. */
  onFatal?: () => void
}

/** How long requests in flight may take during a shutdown. */
const CLOSE_GRACE_MS = 1000

/** Starts the server: HTTP and hubs on one port. @throws when the port is in use or the data folder cannot be opened. */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const { webBuild = WEB_BUILD, ids = randomIds } = options
  const { log, dropped } = openLogger(config.logLevel)
  const secret = config.sessionSecret || (await loadOrCreateSecret(config.dataDir))
  const sessions = browserSessions(secret)
  let isFailing = false
  const storage = await openStorage({
    dataDir: config.dataDir,
    keySecrets: config.keySecrets,
    onResealed: (counts) =>
      log[counts.damaged > 0 ? 'warn' : 'info'](
        counts,
        'All keys are encrypted under the current secret; no former one is needed',
      ),
    onDamagedKey: (message) => log.error(message),
    onFailed(error) {
      isFailing = true
      log.fatal({ err: error }, 'Storage has failed; no further writes are possible')
      noteCrash(config.dataDir, { command: 'StorageFailed', error, at: Date.now() })
      options.onFatal?.()
    },
  })
  const now = serverClock({
    system: options.now ?? Date.now,
    floor: storedFloor(await storage.latestStamps()),
    onBehind: (ms) =>
      log.warn({ seconds: Math.round(ms / 1000) }, 'The system clock has gone back; server time runs on'),
    onAhead: (ms) =>
      log.warn(
        { seconds: Math.round(ms / 1000) },
        'The system clock has jumped ahead; server time follows it',
      ),
  })
  await storage.write([{ kind: 'forgetIdleSessions', before: now() - SESSION_SECONDS * 1000 }])
  const versions = {
    backend: PROTOCOL_VERSION,
    frontend: await webBuildVersion(webBuild),
    translations: translationsVersion,
  }
  const metrics = openMetrics({
    connections: () => hub.numConnections(),
    rooms: () => rooms.size,
    ready: () => ready.figures(),
    waiting: () => adapters.waiting(),
    droppedLines: dropped,
  })
  const adapters: Adapters = openAdapters(config.adapters, {
    now,
    log,
    version: versions.backend,
    count: metrics.delivery,
  })
  const failures = failureReports({ dataDir: config.dataDir, now, log, send: adapters.sendError })
  const writeFailed = (error?: unknown) =>
    failures.add({ source: 'server', command: 'WriteFailed', status: 500, reason: kindOfError(error) })
  const crash = await takeCrashNote(config.dataDir)
  if (crash) adapters.sendError(crash)
  const rooms = new Rooms({
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
  const ready = new ReadyPlans({
    rooms,
    now,
    log,
    random: Math.random,
    isOn: config.keepPlansReady,
    threads: os.availableParallelism(),
    ...options.ready,
  })
  const planning = startPlanning({
    ready,
    rooms,
    storage,
    now,
    log,
    newId: randomIds.newId,
    random: Math.random,
    ...(options.searchThreads ? { threads: options.searchThreads } : {}),
    ...roomReports({ rooms, failures, log }),
  })
  const insight = new Insight()
  const checks = new Insight({ isPatient: true })
  const scenarios = new ScenarioSets({
    planning,
    rooms,
    storage,
    now,
    log,
    newId: randomIds.newId,
    random: Math.random,
    ...(options.searchThreads ? { threads: options.searchThreads } : {}),
    onChanged: (eventId) => void rooms.loaded(eventId)?.tell({ kind: 'scenarios' }),
  })
  rooms.onRemoved((eventId) => scenarios.forget(eventId))
  const eventQuota = quota({ limit: config.limits.eventsPerHour, windowMs: HOUR_MS, now })
  const { formHosts } = config
  const registrations = new RegistrationLimits({ now, addressPerMinute: config.registrationsPerMinute })
  const context: ServerContext = {
    rooms,
    storage,
    planning,
    scenarios,
    ready,
    insight,
    checks,
    ids,
    eventQuota,
    registrations,
    addresses: new AddressLimits({ maxConnections: config.limits.connections, now }),
    turns: new Turns(),
    growth: new GrowthLimits(now),
    formHosts,
    now,
    log,
    failures,
    versions,
  }
  const retention = startRetention({ storage, rooms, now, log, days: config.retentionDays })
  const app = await openApp({
    config,
    context,
    adapters,
    sessions,
    metrics: () => metrics,
    webBuild,
    secret,
    retention,
    numConnections: () => hub.numConnections(),
    isFailing: () => isFailing,
  })
  await app.ready()
  const hub = openHub(app.server, context, {
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    timing: config.hubTiming,
    sessionIdOf: sessions.idOfHeader,
    onInvocation: metrics.invocation,
  })
  const { publicUrl, trustProxy } = config
  guardServer(app.server, {
    publicUrl,
    trustProxy,
    formHosts,
    turns: context.turns,
    hubPath: `${HUB_PATH}/`,
    ...(options.answers ? { answers: options.answers } : {}),
  })
  if (publicUrl === '')
    log.warn(
      'PUBLIC_URL is not set: links begin with the host that is called, and previews of links name no address',
    )

  const close = async () => {
    // Node would wait for idle keep-alive connections of browsers.
    const grace = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS)
    await hub.close()
    await app.close()
    clearTimeout(grace)
    retention.close()
    await scenarios.close()
    await ready.close()
    await planning.close()
    await insight.close()
    await checks.close()
    await rooms.close()
    await storage.close()
    await adapters.close()
  }
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await close()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return { url: `http://${host}:${port}`, close }
}
