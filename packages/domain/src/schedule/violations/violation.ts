import type { EventState } from '../../entities/event-state.ts'
import type { GroupRoom } from '../../entities/group-rooms.ts'
import type { PersonId } from '../../entities/person.ts'
import type { VariantDescription } from '../../variants/registry.ts'
import type { Schedule, ScheduledGroup } from '../schedule.ts'

/** The rules of the planner that an edit by hand can break, besides those of one assignment (SCHED-6); SCHED-17. */
export type ViolationKind =
  | 'tooSmall'
  | 'tooLarge'
  | 'leavesTime'
  | 'outsideRanges'
  | 'tooManyAtOnce'
  | 'tooManyGroups'
  | 'hostMissing'
  | 'twoGroups'
  | 'oneGroupOnly'
  | 'overLimit'
  | 'pinnedElsewhere'
  | 'contactNo'
  | 'noCommonLanguage'
  | 'noRoom'
  | 'roomTwice'
  | 'roomAway'
  | 'roomTooSmall'

/** A rule of the event that the plan in force breaks. `count` is what there is, `bound` what is allowed; 0 where nothing is counted. */
export type PlanViolation = {
  kind: ViolationKind
  /** Where it is so, ascending: several sessions where it is the same breach in each. */
  sessionIds: readonly number[]
  groups: readonly ScheduledGroup[]
  people: readonly PersonId[]
  count: number
  bound: number
  /** The room that it is about. */
  room?: GroupRoom
}

/** What a check of one rule looks at. */
export type PlanInForce = { variant: VariantDescription; state: EventState; schedule: Schedule }

export function membersOf(group: ScheduledGroup): PersonId[] {
  return [...new Set([...group.members.values()].flat())]
}

/** Map.groupBy, which phones of some years ago do not have. */
export function groupsBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
