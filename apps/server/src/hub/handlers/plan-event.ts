import { FEWEST_PEOPLE, type PlanRefusal } from '@planner/domain'
import { adminAuthorityOf } from '../authority.ts'
import { tellAll } from '../broadcast.ts'
import { plannerRunning, refuse } from '../refusal.ts'
import type { Handler } from './handler.ts'

const REFUSALS = {
  eventNotRegistered: 'Register the event before planning it.',
  tooFewPeople: `Planning needs at least ${FEWEST_PEOPLE} people who take part.`,
} as const satisfies Record<PlanRefusal, string>

/** Starts a planner run; spec 4 "Planner run". */
export const planEvent: Handler<'PlanEvent'> = async (context, connection, payload) => {
  const authority = await adminAuthorityOf(context, connection, payload.adminKey)
  if (!authority.ok) return authority
  const { room } = authority
  const { variant, state, keys } = room
  if (room.isPlanStarting) return plannerRunning()

  room.isPlanStarting = true
  try {
    const { keepPreviousPlan } = payload
    const start = await context.planning.start({ variant, state, keys }, { keepPreviousPlan })
    if (start.kind === 'busy') return plannerRunning()
    if (start.kind === 'invalid') return refuse(422, start.reason, REFUSALS[start.reason])
    const { startTime } = start
    const { event } = room.state
    // A very short run may have ended already.
    if ((event.lastPlannerStartTime ?? 0) < startTime) {
      room.state.event = { ...event, lastPlannerStartTime: startTime }
      tellAll(room, 'PlannerRunning', { startTime })
    }
    return { ok: true, startTime }
  } finally {
    room.isPlanStarting = false
  }
}
