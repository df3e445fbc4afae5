import { activePeople } from '../cells/read.ts'
import type { Session } from '../entities/event.ts'
import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { HOURS_OF_WEEK } from './layout.ts'
import { isMember, type Opening, openingsFor } from './openings.ts'
import { presenceAt } from './presence.ts'
import { membersIn, type Schedule, type ScheduledGroup } from './schedule.ts'
import { wantedUnits } from './wanted-units.ts'

/** One session of a person: their groups, or why there are none. `enough`: they have as many groups as they want. */
export type PersonalSession = { session: Session } & (
  | { status: 'placed'; groups: readonly ScheduledGroup[] }
  | { status: 'away' }
  | { status: 'enough' }
  | { status: 'open'; openings: readonly Opening[] }
)

export function personalSchedule(
  variant: VariantDescription,
  state: EventState,
  schedule: Schedule,
  personId: PersonId,
): PersonalSession[] {
  const hasEnough = unitsOf(schedule, personId) >= wantedIn(variant, state, schedule, personId)
  return schedule.sessions.map((session): PersonalSession => {
    const groups = schedule.groups
      .filter((group) => membersIn(group, session.id).includes(personId))
      .sort((a, b) => (a.starts.get(session.id) ?? 0) - (b.starts.get(session.id) ?? 0))
    if (groups.length > 0) return { session, status: 'placed', groups }
    if (hasEnough) return { session, status: 'enough' }
    if (!isPresent(variant, state, schedule, personId, session.id)) return { session, status: 'away' }
    return { session, status: 'open', openings: openingsFor(variant, state, schedule, session.id, personId) }
  })
}

export type UnplacedPerson = { personId: PersonId; openings: readonly Opening[] }

/** People who are available in a session and want a group but have none, with groups that have a place for them. */
export function unplacedPeople(
  variant: VariantDescription,
  state: EventState,
  schedule: Schedule,
  sessionId: number,
): UnplacedPerson[] {
  const placed = new Set(schedule.groups.flatMap((group) => membersIn(group, sessionId)))
  return activePeople(state)
    .map(({ id }) => id)
    .filter((id) => !placed.has(id))
    .filter((id) => isPresent(variant, state, schedule, id, sessionId))
    .filter((id) => unitsOf(schedule, id) < wantedIn(variant, state, schedule, id))
    .map((personId) => ({
      personId,
      openings: openingsFor(variant, state, schedule, sessionId, personId),
    }))
}

/** The number of sessions a person spends in groups, or of groups where there are no sessions (MODEL-10 `countBy`). */
function unitsOf(schedule: Schedule, personId: PersonId): number {
  if (schedule.layout !== 'sessions')
    return schedule.groups.filter((group) => isMember(group, personId)).length
  return schedule.sessions.filter(({ id }) =>
    schedule.groups.some((group) => membersIn(group, id).includes(personId)),
  ).length
}

function wantedIn(
  variant: VariantDescription,
  state: EventState,
  { layout, sessions }: Schedule,
  personId: PersonId,
): number {
  return wantedUnits(variant, state, layout, personId, sessions.length)
}

function isPresent(
  variant: VariantDescription,
  state: EventState,
  { layout }: Schedule,
  personId: PersonId,
  sessionId: number,
): boolean {
  const at = (slot: number) => presenceAt(variant, state, layout, personId, slot) !== 'no'
  if (layout === 'sessions') return at(sessionId - 1)
  if (layout === 'untimed') return true
  for (let hour = 0; hour < HOURS_OF_WEEK; hour += 1) if (at(hour)) return true
  return false
}
