import type { Logger } from 'pino'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Write } from '../storage/storage.ts'
import { readerOf, tellAll } from './broadcast.ts'
import { dataText } from './data-text.ts'
import type { PlanEnd, PlanningListener } from './planning.ts'

type Context = { rooms: Rooms; log: Logger; now: () => number }

/** Brings what planning reports to the rooms that somebody has open. */
export function planningNews(context: Context): PlanningListener {
  return {
    onProgress(eventId, progress) {
      const room = context.rooms.loaded(eventId)
      if (room) tellAll(room, 'PlanProgress', progress)
    },
    onFinished(eventId, end) {
      finish(context, eventId, end).catch((error: unknown) => {
        context.log.error({ err: error, eventId }, 'A finished plan could not be brought to its room')
      })
    },
  }
}

/** Of the event itself a run changes its end alone; whatever was saved since the run was stored stays. */
function endOf(room: Room, write: Extract<Write, { kind: 'putEvent' }>): Write {
  const { lastPlannerStartTime, lastPlannerEndTime } = write.event
  return {
    ...write,
    event: { ...room.state.event, lastPlannerStartTime, lastPlannerEndTime },
    keys: room.keys,
  }
}

async function finish({ rooms, now }: Context, eventId: string, end: PlanEnd): Promise<void> {
  const room = await rooms.current(eventId)
  if (!room) return
  // A room that was being loaded meanwhile may have either side of the writes: applying them twice does no harm.
  room.applyStored(end.writes.map((write) => (write.kind === 'putEvent' ? endOf(room, write) : write)))
  const { lastPlannerStartTime, lastPlannerEndTime } = room.state.event
  for (const member of room.members) {
    const reader = readerOf(member)
    if (!reader) continue
    if (end.kind === 'failed') {
      const error = reader.viewer.role === 'admin' ? end.error : 'planFailed'
      const startTime = lastPlannerStartTime ?? 0
      member.outbox.send('ReceivePlan', { error, startTime, endTime: lastPlannerEndTime ?? now() })
      // While a run went on, cells of people who registered meanwhile were discarded by every screen (spec 4).
      member.outbox.sendText('ReloadData', dataText(reader, room, now()))
    } else member.outbox.sendText('ReceivePlan', dataText(reader, room, now()))
  }
}
