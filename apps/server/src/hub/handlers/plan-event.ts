import { isActivePerson } from '@planner/domain'
import { adminAuthorityOf } from '../authority.ts'
import { tellAll } from '../broadcast.ts'
import { plannerRunning, refuse } from '../refusal.ts'
import type { Handler } from './handler.ts'

const MIN_PEOPLE = 2

/** Starts a planner run; spec 4 "Planner run". */
export const planEvent: Handler<'PlanEvent'> = async (context, connection, payload) => {
  const authority = await adminAuthorityOf(context, connection, payload.adminKey)
  if (!authority.ok) return authority
  const { room } = authority
  const { variant, state, keys } = room
  if (!state.event.isRegistered) return refuse(422, 'notRegistered', 'Register the event before planning it.')
  const numActive = [...state.persons.keys()].filter((id) => isActivePerson(state, id)).length
  if (numActive < MIN_PEOPLE)
    return refuse(
      422,
      'tooFewPeople',
      `Planning needs at least ${MIN_PEOPLE} people who take part; there are ${numActive}.`,
    )
  if (room.isPlanStarting) return plannerRunning()

  room.isPlanStarting = true
  try {
    const { keepPreviousPlan } = payload
    const start = await context.planning.start({ variant, state, keys }, { keepPreviousPlan })
    if (start.kind === 'busy') return plannerRunning()
    if (start.kind === 'invalid') return refuse(422, 'cannotPlan', start.message)
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
