import type { RetentionResult } from '@planner/protocol'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Gate } from '../gate/gate.ts'
import { authoriseRequest, sendRefusal } from '../gate/http-gate.ts'
import { couldNotStore } from '../gate/refusal.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { ServerContext } from '../server-context.ts'
import type { EventUse, Storage } from '../storage/storage.ts'

const DAY_MS = 86_400_000
/** How long a deletion is announced before it happens. */
const NOTICE_DAYS = 30
const SWEEP_MS = 3_600_000

type RetentionOptions = {
  storage: Pick<Storage, 'retention'> & Partial<Pick<Storage, 'shared'>>
  rooms: Rooms
  /** Server time, ms since the epoch. */
  now: () => number
  /** A clock that only ever runs on, ms since any moment. */
  steady?: () => number
  log: Pick<Logger, 'info' | 'error'>
  /** Events unused for so many days are deleted; 0 keeps them for ever. */
  days: number
}

/**
 * Deletes events that nobody uses any more, after announcing it; OPS-9, OPS-10. `close()` stops its timer.
 */
export type Retention = {
  /** When the event will be deleted, ms since the epoch; null while that is not announced. */
  deletesAt(eventId: string): Promise<number | null>
  /** The same, of an event whose use is known. */
  deletionOf(use: EventUse): number | null
  /** Looks at all events, as happens every hour. */
  sweep(): Promise<void>
  close(): void
}

export function startRetention(options: RetentionOptions): Retention {
  const { storage, now, steady = () => performance.now(), days } = options
  const [unusedMs, noticeMs] = [days * DAY_MS, NOTICE_DAYS * DAY_MS]
  let sweptAt = steady()
  const sweep = async () => {
    const at = steady()
    // A computer that slept through the hours has shown the announcement to nobody.
    const elapsedMs = Math.min(at - sweptAt, 2 * SWEEP_MS)
    sweptAt = at
    const began = now()
    const { announced, due } = await storage.retention.sweep({
      now: began,
      unusedMs,
      noticeMs,
      elapsedMs,
      ...(storage.shared ? { turnMs: SWEEP_MS } : {}),
    })
    if (announced.length > 0) options.log.info({ events: announced.length }, 'deletions announced')
    for (const eventId of due) await deleteUnused(options, eventId, began)
  }
  const sweepSafely = () =>
    sweep().catch((error: unknown) => options.log.error({ err: error }, 'unused events were not looked at'))
  const timer = days > 0 ? setInterval(sweepSafely, SWEEP_MS) : undefined
  timer?.unref()
  if (days > 0) void sweepSafely()
  const deletion = (use: EventUse) => (days > 0 ? deletionOf(use, { now: now(), unusedMs, noticeMs }) : null)
  return {
    async deletesAt(eventId) {
      const use = days > 0 ? await storage.retention.use(eventId) : undefined
      return use ? deletion(use) : null
    },
    deletionOf: deletion,
    sweep,
    close: () => clearInterval(timer),
  }
}

function deletionOf(
  { usedAt, announcedMs }: EventUse,
  { now, unusedMs, noticeMs }: { now: number; unusedMs: number; noticeMs: number },
): number | null {
  if (announcedMs === null) return null
  return Math.max(usedAt + unusedMs, now + Math.max(0, noticeMs - announcedMs))
}

/** Deletes an event like its organiser would, unless somebody has begun to use it since the sweep. */
async function deleteUnused(
  { rooms, log, days, storage, now }: RetentionOptions,
  eventId: string,
  began: number,
) {
  const room = await rooms.open(eventId)
  if (!room) return
  await room.settled()
  const { revision } = room
  const use = await storage.retention.use(eventId)
  if (!use || use.announcedMs === null || use.usedAt >= began) return
  // A run or a change has begun while storage answered.
  if (room.isLockedByPlanner || room.revision !== revision) return
  const isDeleted = await rooms.remove(room)
  if (isDeleted) log.info({ eventId, days, at: now() }, 'an unused event was deleted')
  else log.error({ eventId }, 'an unused event could not be deleted')
}

const GATE: Gate = { right: 'admin', whilePlanning: 'allowed' }

/** POST /api/Event/Retention tells the date of deletion, /api/Event/Keep postpones it; OPS-9. */
export function addRetentionRoutes(
  app: FastifyInstance,
  context: Pick<ServerContext, 'rooms' | 'storage' | 'now'>,
  retention: Pick<Retention, 'deletesAt'>,
): void {
  app.post('/api/Event/Retention', async (request, reply) => {
    const authority = await authoriseRequest(context, GATE, request.body)
    if (!authority.ok) return sendRefusal(reply, authority)
    return { deletesAt: await retention.deletesAt(authority.room.eventId) } satisfies RetentionResult
  })

  app.post('/api/Event/Keep', async (request, reply) => {
    const authority = await authoriseRequest(context, GATE, request.body)
    if (!authority.ok) return sendRefusal(reply, authority)
    if (!(await authority.room.keep())) return sendRefusal(reply, couldNotStore())
    return { deletesAt: await retention.deletesAt(authority.room.eventId) } satisfies RetentionResult
  })
}
