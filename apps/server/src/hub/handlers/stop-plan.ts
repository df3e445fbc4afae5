import { actorOf } from '../../audit/actor.ts'
import { couldNotStore, refuse } from '../../gate/refusal.ts'
import type { Handler } from './handler.ts'

/** Requests that a run ends early with its best plan so far; PLAN-7. */
export const stopPlan: Handler<'StopPlan'> = async (context, connection, _payload, authority) => {
  const answer = await context.planning.stop(authority.room, actorOf(connection, authority))
  if (answer === 'notStored') return couldNotStore()
  return answer === 'stopped' ? { ok: true } : refuse(409, 'plannerNotRunning', 'The planner is not running.')
}
