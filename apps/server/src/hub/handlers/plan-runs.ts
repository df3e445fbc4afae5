import { MIN_PEOPLE, type PlanRefusal } from '@planner/domain'
import type { Refusal } from '@planner/protocol'
import { actorOf } from '../../audit/actor.ts'
import { couldNotStore, plannerRunning, refuse } from '../../gate/refusal.ts'
import { reopenPastMeetings } from '../../meetings/reopen-past.ts'
import type { Handler } from './handler.ts'

const REFUSALS = {
  eventNotRegistered: 'Register the event before planning it.',
  tooFewPeople: `Planning needs at least ${MIN_PEOPLE} people who take part.`,
} as const satisfies Record<PlanRefusal, string>

export function cannotPlan(reason: PlanRefusal): Refusal {
  return refuse(422, reason, REFUSALS[reason])
}

export function tooManyPlans(): Refusal {
  const message = 'Too many plans are being made from here. Please wait until one is done.'
  return refuse(429, 'tooManyPlans', message)
}

export const PlanEvent: Handler<'PlanEvent'> = async (context, connection, payload, authority) => {
  const { room } = authority
  const { keepPreviousPlan } = payload
  const actor = actorOf(connection, authority)
  if (!(await reopenPastMeetings(room, actor, context.now()))) return couldNotStore()
  const start = await context.planning.start(room, {
    keepPreviousPlan,
    address: connection.address,
    actor,
    refusalByNow: authority.refusalByNow,
  })
  if (start.kind === 'refused') return start.refusal
  if (start.kind === 'busy') return plannerRunning()
  if (start.kind === 'notStored') return couldNotStore()
  if (start.kind === 'tooMany') return tooManyPlans()
  if (start.kind === 'invalid') return cannotPlan(start.reason)
  return { ok: true, startTime: start.startTime }
}

export const StopPlan: Handler<'StopPlan'> = async (context, connection, _payload, authority) => {
  const answer = await context.planning.stop(authority.room, actorOf(connection, authority))
  if (answer === 'notStored') return couldNotStore()
  return answer === 'stopped' ? { ok: true } : refuse(409, 'plannerNotRunning', 'The planner is not running.')
}
