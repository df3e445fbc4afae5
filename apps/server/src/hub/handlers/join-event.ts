import { isPlannerRunning, type Viewer } from '@planner/domain'
import type { EventData, SignalPayload } from '@planner/protocol'
import { personalLink } from '../../rooms/links.ts'
import type { Room } from '../../rooms/room.ts'
import { authorityOf } from '../authority.ts'
import { type Connection, joinRoom, leaveRoom } from '../connection.ts'
import type { HubContext } from '../context.ts'
import { rememberOpened } from '../opened-events.ts'
import { dataFor } from '../visibility.ts'
import type { Handler } from './handler.ts'

/** The full data of a large event is worth many edits. */
const JOIN_COST = 20

/** Opens what a key opens (decision 12); without a key there is nothing to open yet (spec 2.1). */
export const joinEvent: Handler<'JoinEventHub2'> = async (context, connection, payload) => {
  const { versions } = context
  if (
    payload.frontendVersion !== '' &&
    versions.frontend !== '' &&
    payload.frontendVersion !== versions.frontend
  )
    connection.outbox.send('ReloadPage', {})
  if (payload.urlKey === '') {
    leaveRoom(connection, context.now())
    return { ok: true, role: 'none' }
  }
  const authority = await authorityOf(context, connection, payload.urlKey)
  if (!authority.ok) return authority
  connection.rateLimit.fine(JOIN_COST)
  const { room, viewer } = authority
  joinRoom(connection, room, viewer)
  rememberOpened(context, connection, authority.holder, payload.urlKey)
  const data = dataFor({ viewer, baseUrl: connection.baseUrl }, room, context.now())
  connection.outbox.send('JoinEventHub', joinedData(context, connection, room, viewer, data))
  const { lastPlannerStartTime } = room.state.event
  if (isPlannerRunning(room.state.event) && lastPlannerStartTime !== null)
    connection.outbox.send('PlannerRunning', { startTime: lastPlannerStartTime })
  return { ok: true, role: viewer.role }
}

function joinedData(
  { versions }: HubContext,
  connection: Connection,
  room: Room,
  viewer: Viewer,
  data: EventData,
): SignalPayload<'JoinEventHub'> {
  const privateKey = viewer.personId === null ? '' : room.privateKeyOf(viewer.personId)
  const { lastPlannerStartTime, lastPlannerEndTime } = room.state.event
  return {
    ...data,
    backendVersion: versions.backend,
    frontendVersion: versions.frontend,
    translationsVersion: versions.translations,
    userPassword: '',
    role: viewer.role,
    isAdminView: viewer.role === 'admin',
    eventUserShareGuid: viewer.personId ?? '',
    eventUserPrivateGuid: privateKey,
    personalLink: privateKey === '' ? '' : connection.baseUrl + personalLink(room.variant, privateKey),
    eventAdminGuid: viewer.role === 'admin' ? room.keys.adminKey : '',
    lastPlannerStartTime,
    lastPlannerEndTime,
  }
}
