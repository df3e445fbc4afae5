import { actorOf } from '../../audit/actor.ts'
import { refuse } from '../../gate/refusal.ts'
import type { Handler } from './handler.ts'

/** Requests that a run ends early with its best plan so far; PLAN-7. */
export const stopPlan: Handler<'StopPlan'> = async (context, connection, _payload, authority) => {
  const { room } = authority
  const stopped = await context.planning.stop(room.eventId, actorOf(connection, authority))
  if (stopped) await room.auditGrew()
  return stopped ? { ok: true } : refuse(409, 'plannerNotRunning', 'The planner is not running.')
}
