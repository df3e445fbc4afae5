import type { EventState } from '../cells/event-state.ts'
import { activePeople } from '../cells/read.ts'

export type PlanRefusal = 'eventNotRegistered' | 'tooFewPeople'

/** A plan needs at least this many people; MODEL-47. */
export const MIN_PEOPLE = 2

/** Why no planner run can start, or undefined; MODEL-47. */
export function planRefusal(state: EventState): PlanRefusal | undefined {
  if (!state.event.isRegistered) return 'eventNotRegistered'
  return activePeople(state).length < MIN_PEOPLE ? 'tooFewPeople' : undefined
}
