import { adminAuthorityOf } from '../authority.ts'
import { refuse } from '../refusal.ts'
import type { Handler } from './handler.ts'

/** Ends a run early with its best plan so far; decision 20. */
export const stopPlan: Handler<'StopPlan'> = async (context, connection, payload) => {
  const authority = await adminAuthorityOf(context, connection, payload.adminKey)
  if (!authority.ok) return authority
  const stopped = await context.planning.stop(authority.room.eventId)
  return stopped ? { ok: true } : refuse(409, 'plannerNotRunning', 'The planner is not running.')
}
