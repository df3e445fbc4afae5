import type { FeedListener, Notice, RoomChange } from '../rooms/feed.ts'
import type { Write } from '../storage/storage.ts'
import type { Audience } from './audience.ts'
import {
  broadcastCell,
  broadcastData,
  broadcastEvent,
  broadcastPerson,
  broadcastRange,
  broadcastRemoved,
  broadcastSetting,
  broadcastToAll,
  readersOf,
} from './broadcast.ts'
import type { PublishContext } from './context.ts'
import { dataText } from './data-text.ts'
import { expel, linkReplaced, reviseMembers, sendJoined } from './membership.ts'
import { eventFor } from './visibility.ts'

type Publish<K extends Notice['kind']> = (
  context: PublishContext,
  audience: Audience,
  change: RoomChange & { kind: K },
) => void

/** What each change sends to whom; everything that is sent goes through `visibility.ts`. */
const PUBLISH: { [K in Notice['kind']]: Publish<K> } = {
  cells: (_, audience, { writes, origin }) => publishCells(audience, writes, origin),
  range: (_, audience, { range, origin }) => broadcastRange(audience, range, origin),
  setting: (context, audience, change) => {
    publishSettings(context, audience, change)
    publishSight(context, audience, change)
  },
  event: (context, audience, change) => {
    broadcastEvent(audience)
    publishSettings(context, audience, change)
    publishSight(context, audience, change)
  },
  personAdded: ({ now }, audience, { personId, writes }) => {
    broadcastPerson(audience, 'AddUser', personId, now)
    publishCells(audience, writes, null)
  },
  personChanged: ({ now }, audience, { personId, writes }) => {
    broadcastPerson(audience, 'UpdateUser', personId, now)
    publishCells(audience, writes, null)
  },
  personRightsChanged: (context, audience, { personId }) => {
    reviseMembers(context, audience, personId)
    broadcastPerson(audience, 'UpdateUser', personId, context.now)
  },
  personArchived: (context, audience, { personId }) => {
    reviseMembers(context, audience, personId)
    // First the data: an update of somebody unknown would say nothing to participants.
    broadcastData(audience, context.now, 'participant')
    broadcastPerson(audience, 'UpdateUser', personId, context.now)
  },
  personRemoved: (context, audience, { person }) => {
    reviseMembers(context, audience, person.id)
    broadcastRemoved(audience, person, context.now)
  },
  keysReplaced: (context, audience, { admin, share, origin }) => {
    const replaced = { admin, share, private: false }
    const { room } = audience
    for (const [member, reader] of [...readersOf(audience)]) {
      const kind = member.membership?.holder.kind ?? 'private'
      if (member.id !== origin && replaced[kind]) expel(context, member, linkReplaced())
      else if (reader.viewer.role === 'admin') sendJoined(context, room, member)
      else member.outbox.send('UpdateEvent', { event: eventFor(reader, room) })
    }
  },
  eventRemoved: ({ leave }, { members }) => {
    for (const member of [...members]) {
      member.outbox.send('EventRemoved', {})
      leave(member)
    }
  },
  plannerStarted: (_, audience, { startTime }) => broadcastToAll(audience, 'PlannerRunning', { startTime }),
  planProgress: (_, audience, { progress }) => broadcastToAll(audience, 'PlanProgress', progress),
  planEnded: ({ now }, audience, { error }) => {
    const { room } = audience
    const { lastPlannerStartTime, lastPlannerEndTime } = room.state.event
    for (const [{ outbox }, reader] of readersOf(audience)) {
      const data = dataText(reader, room, now())
      if (error === null) outbox.sendText('ReceivePlan', data)
      else {
        outbox.send('ReceivePlan', {
          error: reader.viewer.role === 'admin' ? error : 'planFailed',
          startTime: lastPlannerStartTime ?? 0,
          endTime: lastPlannerEndTime ?? now(),
        })
        // While a run went on, cells of people who registered meanwhile were discarded by every screen (LIVE-11).
        outbox.sendText('ReloadData', data)
      }
    }
  },
  dataReplaced: ({ now }, audience) => broadcastData(audience, now),
}

/** Sends the changes of a room to those who have joined it, each cut to what its reader may see. */
export function publisher(context: PublishContext): (audience: Audience) => FeedListener {
  return (audience) => (change) => {
    // The kind and its publisher have one name, which the compiler cannot follow through a union.
    const publish = PUBLISH[change.kind] as Publish<Notice['kind']>
    publish(context, audience, change as never)
  }
}

function publishCells(audience: Audience, writes: readonly Write[], origin: string | null): void {
  for (const write of writes) if (write.kind === 'putCell') broadcastCell(audience, write.cell, origin)
}

function publishSettings(
  { now }: PublishContext,
  audience: Audience,
  { writes, origin }: Pick<RoomChange, 'writes' | 'origin'>,
): void {
  for (const write of writes)
    if (write.kind === 'putSetting') broadcastSetting(audience, write.key, now, origin)
}

/** Who may now see more or less gets fresh data (PRIV-4). */
function publishSight({ now }: PublishContext, audience: Audience, { sightChanged }: RoomChange): void {
  if (sightChanged) broadcastData(audience, now, 'participant')
}
