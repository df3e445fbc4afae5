import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { isRefusalReason, type SiteEventRow, type SiteOperations } from '@planner/protocol'
import type { Logger } from 'pino'
import type { Health } from '../http/health.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { StorageFault } from '../storage/fault.ts'
import { DATABASE } from '../storage/sqlite/database-file.ts'
import type { SiteEvent, SiteOverview, SiteRun, Storage } from '../storage/storage.ts'
import type { Retention } from './retention.ts'
import type { SiteNotes } from './site-notes.ts'

const DAY_MS = 86_400_000
/** Entries of each list. */
const LIST_LENGTH = 50
/** Whoever asks again within this time gets the same answer, so that open pages cost storage little; ms. */
const KEPT_MS = 2000

type OperationsOptions = {
  dataDir: string
  notes: SiteNotes
  version: string
  storage: Pick<Storage, 'siteOverview' | 'shared'>
  rooms: Pick<Rooms, 'size'>
  retention: Pick<Retention, 'deletionOf'>
  retentionDays: number
  health: () => Promise<Health>
  receivers: () => SiteOperations['receivers']
  numConnections: () => number
  now: () => number
  log: Pick<Logger, 'error'>
}

/** What the operations page shows; OPS-1, OPS-2. */
export function operationsReader(options: OperationsOptions): () => Promise<SiteOperations> {
  const startedAt = options.now()
  let last: { at: number; answer: Promise<SiteOperations> } | undefined
  return () => {
    const at = performance.now()
    if (!last || at - last.at >= KEPT_MS) last = { at, answer: readOperations(options, startedAt) }
    return last.answer
  }
}

async function readOperations(options: OperationsOptions, startedAt: number): Promise<SiteOperations> {
  const { notes, retention, retentionDays, numConnections, rooms, version } = options
  const now = options.now()
  const { health, overview } = await readStorage(options, now)
  const eventRow = ({ announcedMs, ...event }: SiteEvent): SiteEventRow => ({
    ...event,
    deletesAt: event.usedAt === null ? null : retention.deletionOf({ usedAt: event.usedAt, announcedMs }),
  })
  return {
    now,
    server: {
      version,
      startedAt,
      numConnections: numConnections(),
      numRooms: rooms.size,
      memoryBytes: process.memoryUsage.rss(),
    },
    storage: { health, isReadable: overview !== UNREAD, ...(await spaceOf(options)) },
    variants: overview.variants,
    events: overview.events.map(eventRow),
    runs: overview.runs.map(runRow),
    runsOfDay: overview.runsSince,
    feedback: (await notes.newest('feedback')).slice(0, LIST_LENGTH).map(feedbackRow),
    errors: errorRows(await notes.newest('error')).slice(0, LIST_LENGTH),
    receivers: options.receivers(),
    retention: { days: retentionDays, announced: overview.announced.map(eventRow) },
  }
}

const UNREAD: SiteOverview = { variants: [], events: [], announced: [], runs: [], runsSince: [] }

/** The state of the database. That it cannot be read is no failure: the page says so (OPS-18). */
async function readStorage({ storage, health, log }: OperationsOptions, now: number) {
  const found = await health()
  const state = found.status === 'ok' ? 'ok' : found.reason
  // Storage would not answer sooner this time.
  if (state === 'slow' || state === 'stopped') return { health: state, overview: UNREAD }
  try {
    const overview = await storage.siteOverview({ since: now - DAY_MS, limit: LIST_LENGTH })
    return { health: state, overview }
  } catch (error) {
    log.error({ err: error }, 'The operations page could not read the database')
    const fault = error instanceof Error ? (error.cause as StorageFault | undefined) : undefined
    return { health: fault ?? state, overview: UNREAD }
  }
}

async function spaceOf({
  dataDir,
  storage: { shared },
}: OperationsOptions): Promise<Pick<SiteOperations['storage'], 'databaseBytes' | 'freeBytes'>> {
  // The disk of the database is another machine's.
  if (shared) return { databaseBytes: await shared.bytes().catch(() => 0), freeBytes: null }
  const files = [DATABASE, `${DATABASE}-wal`]
  const sizes = await Promise.all(
    files.map((name) =>
      stat(join(dataDir, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  const disk = await statfs(dataDir).catch(() => null)
  return {
    databaseBytes: sizes.reduce((sum, size) => sum + size, 0),
    freeBytes: disk && disk.bavail * disk.bsize,
  }
}

/** The text of an error stays in the log, since it may contain anything. */
function runRow({ error, ...run }: SiteRun): SiteOperations['runs'][number] {
  const reason = isRefusalReason(error ?? '') ? (error ?? '') : 'planFailed'
  return { ...run, reason: run.status === 'failed' ? reason : '' }
}

function feedbackRow({ at, text, email }: Record<string, unknown>): SiteOperations['feedback'][number] {
  return { at: textOf(at), text: textOf(text), email: textOf(email) }
}

/** Reports that are alike as one row, where the newest of them stands. */
function errorRows(entries: readonly Record<string, unknown>[]): SiteOperations['errors'] {
  const rows = new Map<string, SiteOperations['errors'][number]>()
  for (const { at, command, status, reason } of entries) {
    const key = JSON.stringify([command, status, reason])
    const row = rows.get(key)
    if (row) row.count += 1
    else
      rows.set(key, {
        command: textOf(command),
        status: Number(status) || 0,
        reason: textOf(reason),
        count: 1,
        at: textOf(at),
      })
  }
  return [...rows.values()]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
