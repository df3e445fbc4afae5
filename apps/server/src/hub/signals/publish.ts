import { isAdmin, type PersonId } from '@planner/domain'
import { personFor, seesRuns } from '../../readers/visibility.ts'
import type { FeedListener, Notice, RoomChange } from '../../rooms/feed.ts'
import type { Audience } from '../connections/audience.ts'
import {
  linkReplaced,
  personalLinkReplaced,
  refreshMembers,
  revokeAccess,
  sessionClosed,
} from '../connections/membership.ts'
import type { PublishContext } from '../context.ts'
import {
  broadcastApproved,
  broadcastCells,
  broadcastData,
  broadcastEvent,
  broadcastPeople,
  broadcastPerson,
  broadcastPersonRemoved,
  broadcastRange,
  broadcastSetting,
  broadcastTo,
  readersOf,
  sendChangedPerson,
  sendEvent,
} from './broadcast.ts'
import { publishContact, publishMeetings } from './publish-meetings.ts'
import { sendData } from './send-data.ts'
import { writtenCells } from './written-cells.ts'

type Publish<K extends Notice['kind']> = (
  context: PublishContext,
  audience: Audience,
  change: RoomChange & { kind: K },
) => void

/** How each kind of change is broadcast. Every payload is filtered by `visibility.ts`. */
const PUBLISH: { [K in Notice['kind']]: Publish<K> } = {
  cells: (context, audience, change) => {
    if (change.followUps.length === 0) publishCells(audience, change, change.origin)
    else publishMeetings(context, audience, change, [...change.writes, ...change.followUps])
  },
  range: (_, audience, { range, origin }) => broadcastRange(audience, range, origin),
  meetings: (context, audience, change) => publishMeetings(context, audience, change, change.writes),
  setting: (context, audience, change) => publishSettings(context, audience, change),
  event: (context, audience, change) => {
    broadcastEvent(audience, context)
    broadcastPeople(audience, peopleOf(change), context)
    publishSettings(context, audience, change)
  },
  personAdded: (context, audience, change) => {
    broadcastPerson(audience, 'AddUser', change.personId, context)
    publishCells(audience, change, null)
  },
  personChanged: (context, audience, change) => {
    broadcastPerson(audience, 'UpdateUser', change.personId, context, change)
    if (change.isContact) publishContact(audience, change.personId)
    publishCells(audience, change, null)
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
  peopleApproved: (context, audience, { personIds }) => {
    refreshMembers(context, audience, ...personIds)
    broadcastApproved(audience, personIds, context)
  },
  peopleArchived: (context, audience, change) => publishManyPeople(context, audience, change),
  peopleRemoved: (context, audience, change) => publishManyPeople(context, audience, change),
  // One reload for each reader, instead of a signal for each of many topics.
  topicsAdded: (context, audience) => broadcastData(audience, context),
  keysReplaced: (context, audience, { admin, share, origin }) => {
    const replaced = { admin, share, private: false }
    for (const [member, reader] of [...readersOf(audience)]) {
      const kind = member.membership?.holder.kind ?? 'private'
      if (member.id !== origin && replaced[kind]) revokeAccess(context, member, linkReplaced())
      else if (reader.viewer.role === 'admin') sendData(context, member, 'JoinEventHub')
      else sendEvent(audience, member, reader, context)
    }
  },
  personalLinkReplaced: (context, audience, { personId, origin }) => {
    const { room } = audience
    for (const [member, reader] of [...readersOf(audience)]) {
      const holder = member.membership?.holder
      const isHolder = holder?.kind === 'private' && holder.personId === personId
      if (isHolder && member.id !== origin) revokeAccess(context, member, personalLinkReplaced())
      // Whoever acts for the person gets the new key with their data; other admins have the link in a table.
      else if (reader.viewer.personId === personId) sendData(context, member, 'JoinEventHub')
      else if (reader.viewer.role === 'admin') {
        const seen = personFor(reader, room, personId)
        if (seen) sendChangedPerson(member, reader, seen)
      }
    }
  },
  sessionEnded: (context, { members }, { sessionId, origin }) => {
    for (const member of [...members])
      if (member.sessionId === sessionId && member.id !== origin)
        revokeAccess(context, member, sessionClosed())
  },
  eventRemoved: ({ leave }, { members }) => {
    for (const member of [...members]) {
      leave(member)
      member.signals.send('EventRemoved', {})
    }
  },
  plannerStarted: (_, audience, { startTime }) =>
    broadcastTo(audience, seesRuns, 'PlannerRunning', { startTime }),
  planWaiting: (_, audience, { seconds }) => broadcastTo(audience, isAdmin, 'PlanWaiting', { seconds }),
  // To others even that there was an improvement, and when, would tell of what people have entered (PRIV-14).
  planProgress: (_, audience, { progress }) => broadcastTo(audience, isAdmin, 'PlanProgress', progress),
  planEnded: (context, audience, { failure }) => {
    const { lastPlannerStartTime, lastPlannerEndTime } = audience.room.state.event
    for (const [member, reader] of readersOf(audience)) {
      if (!seesRuns(reader.viewer)) continue
      // To others a run that failed ends like any other (PRIV-14).
      if (failure === null || !isAdmin(reader.viewer)) sendData(context, member, 'ReceivePlan')
      else {
        member.signals.send('ReceivePlan', {
          error: failure.reason,
          obstacles: [...failure.obstacles],
          startTime: lastPlannerStartTime ?? 0,
          endTime: lastPlannerEndTime ?? context.now(),
        })
        // During a run clients discard incoming cells, those of newly registered people included (LIVE-11).
        sendData(context, member, 'ReloadData')
      }
    }
  },
  dataReplaced: (context, audience) => broadcastData(audience, context),
  audited: () => {},
  scenarios: (_, audience) => broadcastTo(audience, isAdmin, 'ScenariosChanged', {}),
}

/** Broadcasts a room's changes to its audience, each payload filtered to what its reader may see. */
export function publisher(context: PublishContext): (audience: Audience) => FeedListener {
  return (audience) => (change) => {
    // Kind and publisher belong together, which TypeScript cannot correlate across the union.
    const publish = PUBLISH[change.kind] as Publish<Notice['kind']>
    publish(context, audience, change as never)
    // Those of cells are published with the cells that they follow from.
    if (change.followUps.length > 0 && change.kind !== 'cells')
      publishMeetings(context, audience, change, change.followUps)
    if (change.writes.some(({ kind }) => kind === 'appendAudit'))
      broadcastTo(audience, isAdmin, 'AuditChanged', {})
  }
}

/** One reload for each reader, instead of a signal for each of many people. */
function publishManyPeople(
  context: PublishContext,
  audience: Audience,
  { personIds }: { personIds: readonly string[] },
): void {
  refreshMembers(context, audience, ...personIds)
  broadcastData(audience, context)
}

/** Those that a change of the event has changed with it. */
function peopleOf({ writes }: RoomChange): PersonId[] {
  return writes.flatMap((write) => (write.kind === 'putPerson' ? [write.person.id] : []))
}

function publishCells(audience: Audience, change: RoomChange, origin: string | null): void {
  broadcastCells(audience, writtenCells(audience.room.state, change, change.writes), origin)
}

/** Participants get fresh data when what they may see has changed (PRIV-4). */
function publishSettings(
  context: PublishContext,
  audience: Audience,
  { writes, origin, visibilityChanged }: RoomChange,
): void {
  for (const write of writes)
    if (write.kind === 'putSetting') broadcastSetting(audience, write.key, context, origin)
  if (visibilityChanged) broadcastData(audience, context, 'participant')
}
