import { preferenceOf } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { PREFERENCE_SCALES } from '../variants/scales.ts'
import { groupSizeBounds } from './group-size.ts'
import { overlap } from './plan-violations.ts'
import { presenceAt, slotsIn } from './presence.ts'
import { membersIn, type Schedule, type ScheduledGroup } from './schedule.ts'

/** A group with free places. */
export type Opening = { group: ScheduledGroup; places: number }

/**
 * Groups of a session with free places that match the person's preferences and availability, most preferred first. Topics
 * they already attend are excluded.
 */
export function openingsFor(
  variant: VariantDescription,
  state: EventState,
  schedule: Schedule,
  sessionId: number,
  personId: PersonId,
): Opening[] {
  const attended = schedule.groups.filter((group) => isMember(group, personId))
  const topics = new Set(attended.map(({ topic }) => topic.id))
  const busyWith = attended.filter((group) => membersIn(group, sessionId).includes(personId))
  const interest = (group: ScheduledGroup) => interestIn(variant, state, personId, group)
  return schedule.groups
    .filter(
      (group) => group.sessions.includes(sessionId) && !topics.has(group.topic.id) && interest(group) > 0,
    )
    .filter((group) => !busyWith.some((other) => overlap(schedule, sessionId, group, other)))
    .filter((group) =>
      slotsIn(schedule.layout, group, sessionId).every(
        (slot) => presenceAt(variant, state, schedule.layout, personId, slot) !== 'no',
      ),
    )
    .map((group) => ({
      group,
      places: groupSizeBounds(variant, state, group.topic).max - membersIn(group, sessionId).length,
    }))
    .filter(({ places }) => places > 0)
    .sort((a, b) => interest(b.group) - interest(a.group))
}

export function isMember(group: ScheduledGroup, personId: PersonId): boolean {
  for (const members of group.members.values()) if (members.includes(personId)) return true
  return false
}

function interestIn(
  variant: VariantDescription,
  state: EventState,
  personId: PersonId,
  group: ScheduledGroup,
): number {
  const choices: readonly string[] = PREFERENCE_SCALES[variant.preferenceScale].choices
  return choices.indexOf(preferenceOf(state, personId, group.topic.id))
}
