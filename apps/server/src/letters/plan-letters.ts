import { ANY_PARTICIPANT, maySeeSchedule, type PlanInForce, programmeOf, TABLES } from '@planner/domain'
import type { PlanLetterState } from '@planner/protocol'
import type { KeptProgramme } from '../outward/kept-programme.ts'
import type { Room } from '../rooms/room.ts'

/** Whether people can be told of the plan now, and why not; LETTER-3. */
export function planLetterState(room: Room, { plan, made }: KeptProgramme): PlanLetterState {
  if (room.isLockedByPlanner) return 'planning'
  const isEmpty = once(made, 'letters: empty', () => programmeOf(plan).length === 0)
  if (isEmpty) return 'noPlan'
  return maySeeSchedule(plan.variant, plan.state, ANY_PARTICIPANT) ? 'ready' : 'hidden'
}

/** When the plan, its times or its rooms were last changed, ms since the epoch. */
export function planChangedAt({ plan, made }: KeptProgramme): number {
  return once(made, 'letters: changed', () => latestChange(plan))
}

function latestChange({ state }: PlanInForce): number {
  const { event, cells, meetings } = state
  let latest = Math.max(event.lastPlannerEndTime ?? 0, event.timestamp)
  for (const { address, timestamp } of cells.values())
    if (timestamp > latest && TABLES[address.table].planned) latest = timestamp
  for (const { timestamp } of meetings.values()) latest = Math.max(latest, timestamp)
  return latest
}

/** Something of a programme that is derived once, until it changes. */
export function once<R>(made: Map<string, unknown>, key: string, make: () => R): R {
  if (!made.has(key)) made.set(key, make())
  return made.get(key) as R
}
