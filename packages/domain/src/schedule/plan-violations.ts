import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { groupSizeBounds } from './group-size.ts'
import { slotsIn } from './presence.ts'
import { membersIn, type Schedule, type ScheduledGroup } from './schedule.ts'

/** A violated rule of the event, shown to its admins; SCHED-11. */
export type PlanViolation =
  | { kind: 'tooSmall'; group: ScheduledGroup; sessionId: number; size: number; bound: number }
  | { kind: 'tooLarge'; group: ScheduledGroup; sessionId: number; size: number; bound: number }
  | { kind: 'twoGroups'; personId: PersonId; sessionId: number; groups: readonly ScheduledGroup[] }

export function planViolations(
  variant: VariantDescription,
  state: EventState,
  schedule: Schedule,
): PlanViolation[] {
  return schedule.sessions.flatMap(({ id }) => [
    ...sizeViolations(variant, state, schedule, id),
    ...clashes(schedule, id),
  ])
}

/** A group that takes several sessions is reported once, in the first of them. */
function sizeViolations(
  variant: VariantDescription,
  state: EventState,
  schedule: Schedule,
  sessionId: number,
): PlanViolation[] {
  return schedule.groups.flatMap((group): PlanViolation[] => {
    if (group.sessions[0] !== sessionId) return []
    const size = new Set([...group.members.values()].flat()).size
    const { min, max } = groupSizeBounds(variant, state, group.topic)
    if (size < min) return [{ kind: 'tooSmall', group, sessionId, size, bound: min }]
    return size > max ? [{ kind: 'tooLarge', group, sessionId, size, bound: max }] : []
  })
}

function clashes(schedule: Schedule, sessionId: number): PlanViolation[] {
  const groupsOf = new Map<PersonId, ScheduledGroup[]>()
  for (const group of schedule.groups) {
    for (const personId of membersIn(group, sessionId))
      groupsOf.set(personId, [...(groupsOf.get(personId) ?? []), group])
  }
  return [...groupsOf].flatMap(([personId, groups]): PlanViolation[] => {
    const clashing = groups.filter((group) =>
      groups.some((other) => other !== group && overlap(schedule, sessionId, group, other)),
    )
    return clashing.length > 0 ? [{ kind: 'twoGroups', personId, sessionId, groups: clashing }] : []
  })
}

/** Whether two groups of a session overlap in time. In a week only groups with a known hour can. */
export function overlap(
  schedule: Schedule,
  sessionId: number,
  a: ScheduledGroup,
  b: ScheduledGroup,
): boolean {
  if (schedule.layout !== 'weeks') return true
  const taken = new Set(slotsIn(schedule.layout, a, sessionId))
  return slotsIn(schedule.layout, b, sessionId).some((slot) => taken.has(slot))
}
