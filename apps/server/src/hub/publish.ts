import type { FeedListener, Notice, RoomChange } from '../rooms/feed.ts'
import type { Write } from '../storage/storage.ts'
import type { Audience } from './audience.ts'
import {
  broadcastCell,
  broadcastData,
  broadcastEvent,
  broadcastPerson,
  broadcastPersonRemoved,
  broadcastRange,
  broadcastSetting,
  broadcastToAll,
  readersOf,
} from './broadcast.ts'
import type { PublishContext } from './context.ts'
import { linkReplaced, refreshMembers, revokeAccess } from './membership.ts'
import { sendData } from './send-data.ts'
import { eventFor } from './visibility.ts'

type Publish<K extends Notice['kind']> = (
  context: PublishContext,
  audience: Audience,
  change: RoomChange & { kind: K },
) => void

/** How each kind of change is broadcast. Every payload is filtered by `visibility.ts`. */
const PUBLISH: { [K in Notice['kind']]: Publish<K> } = {
  cells: (_, audience, { writes, origin }) => publishCells(audience, writes, origin),
  range: (_, audience, { range, origin }) => broadcastRange(audience, range, origin),
  setting: (context, audience, change) => {
    publishSettings(context, audience, change)
    publishVisibility(context, audience, change)
  },
  event: (context, audience, change) => {
    broadcastEvent(audience)
    publishSettings(context, audience, change)
    publishVisibility(context, audience, change)
  },
  personAdded: (context, audience, { personId, writes }) => {
    broadcastPerson(audience, 'AddUser', personId, context)
    publishCells(audience, writes, null)
  },
  personChanged: (context, audience, { personId, writes }) => {
    broadcastPerson(audience, 'UpdateUser', personId, context)
    publishCells(audience, writes, null)
  },
  personRightsChanged: (context, audience, { personId }) => {
    refreshMembers(context, audience, personId)
    broadcastPerson(audience, 'UpdateUser', personId, context)
  },
  personArchived: (context, audience, { personId }) => {
    refreshMembers(context, audience, personId)
    // Data first: participants would ignore an update of a person they do not have.
    broadcastData(audience, context, 'participant')
    broadcastPerson(audience, 'UpdateUser', personId, context)
  },
  personRemoved: (context, audience, { person }) => {
    refreshMembers(context, audience, person.id)
    broadcastPersonRemoved(audience, person, context)
  },
  keysReplaced: (context, audience, { admin, share, origin }) => {
    const replaced = { admin, share, private: false }
    const { room } = audience
    for (const [member, reader] of [...readersOf(audience)]) {
      const kind = member.membership?.holder.kind ?? 'private'
      if (member.id !== origin && replaced[kind]) revokeAccess(context, member, linkReplaced())
      else if (reader.viewer.role === 'admin') sendData(context, member, 'JoinEventHub')
      else member.signals.send('UpdateEvent', { event: eventFor(reader, room) })
    }
  },
  eventRemoved: ({ leave }, { members }) => {
    for (const member of [...members]) {
      leave(member)
      member.signals.send('EventRemoved', {})
    }
  },
  plannerStarted: (_, audience, { startTime }) => broadcastToAll(audience, 'PlannerRunning', { startTime }),
  planProgress: (_, audience, { progress }) => broadcastToAll(audience, 'PlanProgress', progress),
  planEnded: (context, audience, { error }) => {
    const { lastPlannerStartTime, lastPlannerEndTime } = audience.room.state.event
    for (const [member, reader] of readersOf(audience)) {
      if (error === null) sendData(context, member, 'ReceivePlan')
      else {
        member.signals.send('ReceivePlan', {
          error: reader.viewer.role === 'admin' ? error : 'planFailed',
          startTime: lastPlannerStartTime ?? 0,
          endTime: lastPlannerEndTime ?? context.now(),
        })
        // During a run clients discard incoming cells, those of newly registered people included (LIVE-11).
        sendData(context, member, 'ReloadData')
      }
    }
  },
  dataReplaced: (context, audience) => broadcastData(audience, context),
}

/** Broadcasts a room's changes to its audience, each payload filtered to what its reader may see. */
export function publisher(context: PublishContext): (audience: Audience) => FeedListener {
  return (audience) => (change) => {
    // Kind and publisher belong together, which TypeScript cannot correlate across the union.
    const publish = PUBLISH[change.kind] as Publish<Notice['kind']>
    publish(context, audience, change as never)
  }
}

function publishCells(audience: Audience, writes: readonly Write[], origin: string | null): void {
  for (const write of writes) if (write.kind === 'putCell') broadcastCell(audience, write.cell, origin)
}

function publishSettings(
  context: PublishContext,
  audience: Audience,
  { writes, origin }: Pick<RoomChange, 'writes' | 'origin'>,
): void {
  for (const write of writes)
    if (write.kind === 'putSetting') broadcastSetting(audience, write.key, context, origin)
}

/** Participants get fresh data when what they may see has changed (PRIV-4). */
function publishVisibility(
  context: PublishContext,
  audience: Audience,
  { visibilityChanged }: RoomChange,
): void {
  if (visibilityChanged) broadcastData(audience, context, 'participant')
}
