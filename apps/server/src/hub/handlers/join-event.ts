import { isPlannerRunning } from '@planner/domain'
import type { InvocationPayload } from '@planner/protocol'
import type { Versions } from '../../server-context.ts'
import { authorityOf } from '../authority.ts'
import { joinedText } from '../joined-text.ts'
import { rememberOpened } from '../opened-events.ts'
import type { Handler } from './handler.ts'

/** The full data of a large event is worth many edits. */
const JOIN_COST = 20

/** Opens what a key opens (KEY-4); without a key there is nothing to open yet (KEY-5). */
export const joinEvent: Handler<'JoinEventHub2'> = async (context, connection, payload) => {
  if (isOutdated(payload, context.versions)) connection.outbox.send('ReloadPage', {})
  if (payload.urlKey === '') {
    context.audiences.leave(connection)
    return { ok: true, role: 'none' }
  }
  const authority = await authorityOf(context, connection, payload.urlKey)
  if (!authority.ok) return authority
  connection.rateLimit.charge(JOIN_COST)
  const { room, viewer } = authority
  context.audiences.join(connection, room, viewer, authority.holder)
  rememberOpened(context, connection, room, payload.urlKey)
  connection.outbox.sendText(
    'JoinEventHub',
    joinedText({ viewer, baseUrl: connection.baseUrl }, room, context),
  )
  const { lastPlannerStartTime } = room.state.event
  if (isPlannerRunning(room.state.event) && lastPlannerStartTime !== null)
    connection.outbox.send('PlannerRunning', { startTime: lastPlannerStartTime })
  return { ok: true, role: viewer.role }
}

/** Whether a client names another version than ours of anything; '' on either side says nothing. */
function isOutdated(
  { backendVersion, frontendVersion, translationsVersion }: InvocationPayload<'JoinEventHub2'>,
  { backend, frontend, translations }: Versions,
): boolean {
  const pairs = [
    [backendVersion, backend],
    [frontendVersion, frontend],
    [translationsVersion, translations],
  ]
  return pairs.some(([theirs, ours]) => theirs !== '' && ours !== '' && theirs !== ours)
}
