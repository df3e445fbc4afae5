import { isPlannerRunning } from '@planner/domain'
import { authorityOf } from '../authority.ts'
import { joinRoom, leaveRoom } from '../connection.ts'
import { joinedText } from '../joined-text.ts'
import { rememberOpened } from '../opened-events.ts'
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
  joinRoom(connection, room, viewer, authority.holder)
  rememberOpened(context, connection, authority.holder, payload.urlKey)
  connection.outbox.sendText(
    'JoinEventHub',
    joinedText({ viewer, baseUrl: connection.baseUrl }, room, context),
  )
  const { lastPlannerStartTime } = room.state.event
  if (isPlannerRunning(room.state.event) && lastPlannerStartTime !== null)
    connection.outbox.send('PlannerRunning', { startTime: lastPlannerStartTime })
  return { ok: true, role: viewer.role }
}
