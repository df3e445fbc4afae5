import { refuse } from '../../gate/refusal.ts'
import type { Handler } from './handler.ts'

/** Requests that a run ends early with its best plan so far; PLAN-7. */
export const stopPlan: Handler<'StopPlan'> = async (context, _connection, _payload, { room }) => {
  const stopped = await context.planning.stop(room.eventId)
  return stopped ? { ok: true } : refuse(409, 'plannerNotRunning', 'The planner is not running.')
}
