import { activePeople } from '../cells/read.ts'
import type { Session } from '../entities/event.ts'
import type { PersonId } from '../entities/person.ts'
import { wantedUnits } from './group-size.ts'
import { HOURS_OF_WEEK } from './layout.ts'
import { isMember, type NoOpeningReason, type Opening, openingsFor, whyNoOpening } from './openings.ts'
import { presenceAt } from './presence.ts'
import { membersIn, type PlanInForce, type Schedule, type ScheduledGroup } from './schedule.ts'
import { sessionsTogether } from './schedule-edits.ts'

/** One session of a person: their groups, or why there are none. `enough`: as many as they want. */
export type PersonalSession = { session: Session } & (
  | { status: 'placed'; groups: readonly ScheduledGroup[] }
  | { status: 'away' }
  | { status: 'enough' }
  | { status: 'open'; openings: readonly Opening[] }
)

export function personalSchedule(plan: PlanInForce, personId: PersonId): PersonalSession[] {
  const { schedule } = plan
  const hasEnough = unitsOf(schedule, personId) >= wantedIn(plan, personId)
  return schedule.sessions.map((session): PersonalSession => {
    const groups = schedule.groups
      .filter((group) => membersIn(group, session.id).includes(personId))
      .sort((a, b) => (a.starts.get(session.id) ?? 0) - (b.starts.get(session.id) ?? 0))
    if (groups.length > 0) return { session, status: 'placed', groups }
    if (hasEnough) return { session, status: 'enough' }
    if (!isPresent(plan, personId, session.id)) return { session, status: 'away' }
    return { session, status: 'open', openings: openingsFor(plan, session.id, personId) }
  })
}

/** What is shown of a person's schedule, once for all sessions where it is the same. */
export type PersonalPart = { sessions: readonly Session[] } & (
  | { status: 'placed'; groups: readonly ScheduledGroup[] }
  | { status: 'away' }
  | { status: 'enough' }
  | ({ status: 'open' } & Openings)
)

/** Groups a person could join, or why there are none. */
export type Openings = { openings: readonly Opening[]; reason: NoOpeningReason | null }

/**
 * A group of several sessions stands once (SCHED-27); one of every week stands above weeks A and B, and so
 * does what is true of both (SCHED-19).
 */
export function personalParts(plan: PlanInForce, personId: PersonId): PersonalPart[] {
  const { schedule } = plan
  const each = personalSchedule(plan, personId)
  const part = (sessions: readonly Session[], of: PersonalSession): PersonalPart =>
    of.status === 'open'
      ? { sessions, status: 'open', ...openingsIn(plan, sessions, personId) }
      : { ...of, sessions }
  const [first] = each
  if (!first || schedule.layout !== 'weeks')
    return each.flatMap((of) =>
      of.status === 'placed' ? partsFrom(schedule, of, personId) : [part([of.session], of)],
    )
  const isInAll = (group: ScheduledGroup) =>
    each.every((of) => of.status === 'placed' && of.groups.includes(group))
  const shared = first.status === 'placed' ? first.groups.filter(isInAll) : []
  const everyWeek: PersonalPart[] =
    shared.length > 0 ? [{ sessions: schedule.sessions, status: 'placed', groups: shared }] : []
  if (first.status !== 'placed' && each.every(({ status }) => status === first.status))
    return [part(schedule.sessions, first)]
  const rest = each.flatMap((of): PersonalPart[] => {
    if (of.status !== 'placed') return [part([of.session], of)]
    const groups = of.groups.filter((group) => !shared.includes(group))
    return groups.length > 0 ? [{ sessions: [of.session], status: 'placed', groups }] : []
  })
  return [...everyWeek, ...rest]
}

/** The parts whose first session this is: groups of the same sessions together. */
function partsFrom(
  schedule: Schedule,
  { session, groups }: Extract<PersonalSession, { status: 'placed' }>,
  personId: PersonId,
): PersonalPart[] {
  const parts = new Map<string, { sessions: Session[]; groups: ScheduledGroup[] }>()
  for (const group of groups) {
    const ids = sessionsTogether(schedule, group, session.id).filter((id) =>
      membersIn(group, id).includes(personId),
    )
    if (ids[0] !== session.id) continue
    const sessions = schedule.sessions.filter(({ id }) => ids.includes(id))
    const part = parts.get(ids.join()) ?? { sessions, groups: [] }
    part.groups.push(group)
    parts.set(ids.join(), part)
  }
  return [...parts.values()].map((part) => ({ status: 'placed', ...part }))
}

/** A group that meets in several of the sessions is offered once. */
export function openingsIn(plan: PlanInForce, sessions: readonly Session[], personId: PersonId): Openings {
  const ids = sessions.map(({ id }) => id)
  const all = ids.flatMap((id) => openingsFor(plan, id, personId))
  const openings = all.filter(({ group }, index) => index === all.findIndex((each) => each.group === group))
  const reason = openings.length > 0 ? null : whyNoOpening(plan, ids, personId)
  return { openings, reason }
}

type UnplacedPerson = { personId: PersonId } & Openings

/**
 * People who are available in one of the sessions and want a group but have none. In a week a group of any
 * hour will do, and so whoever has fewer than they want is listed.
 */
export function unplacedIds(plan: PlanInForce, sessions: readonly Session[]): PersonId[] {
  const { state, schedule } = plan
  const inSession = sessions.flatMap(({ id }) => schedule.groups.flatMap((group) => membersIn(group, id)))
  const placed = new Set(schedule.layout === 'weeks' ? [] : inSession)
  return activePeople(state)
    .map(({ id }) => id)
    .filter((id) => !placed.has(id))
    .filter((id) => sessions.some((session) => isPresent(plan, id, session.id)))
    .filter((id) => unitsOf(schedule, id) < wantedIn(plan, id))
}

/** How many places all people together want, as the planner counts them (MODEL-4), and do not have. */
export function numPlacesMissing(plan: PlanInForce): number {
  return activePeople(plan.state).reduce(
    (sum, { id }) => sum + Math.max(0, wantedPlaces(plan, id) - unitsOf(plan.schedule, id)),
    0,
  )
}

/** How many places somebody wants, as the planner counts them (MODEL-4). */
export function wantedPlaces(plan: PlanInForce, personId: PersonId): number {
  const { variant, state, schedule } = plan
  // In a week the number of wanted groups does not depend on the free hours.
  const ids = schedule.layout === 'sessions' ? schedule.sessions.map(({ id }) => id) : []
  const open = ids.filter((id) => isPresent(plan, personId, id)).length
  return wantedUnits(variant, state, schedule.layout, personId, open)
}

/** The people of `unplacedIds` with groups that have a place for them, which takes far longer to find. */
export function unplacedPeople(plan: PlanInForce, sessions: readonly Session[]): UnplacedPerson[] {
  return unplacedIds(plan, sessions).map((personId) => ({
    personId,
    ...openingsIn(plan, sessions, personId),
  }))
}

/** How many sessions a person spends in groups, or how many groups (MODEL-10 `countBy`). */
function unitsOf(schedule: Schedule, personId: PersonId): number {
  if (schedule.layout !== 'sessions')
    return schedule.groups.filter((group) => isMember(group, personId)).length
  return schedule.sessions.filter(({ id }) =>
    schedule.groups.some((group) => membersIn(group, id).includes(personId)),
  ).length
}

function wantedIn({ variant, state, schedule }: PlanInForce, personId: PersonId): number {
  return wantedUnits(variant, state, schedule.layout, personId, schedule.sessions.length)
}

function isPresent(plan: PlanInForce, personId: PersonId, sessionId: number): boolean {
  const { variant, state, schedule } = plan
  const { layout } = schedule
  const at = (slot: number) => presenceAt(variant, state, layout, personId, slot) !== 'no'
  if (layout === 'sessions') return at(sessionId - 1)
  if (layout === 'untimed') return true
  for (let hour = 0; hour < HOURS_OF_WEEK; hour += 1) if (at(hour)) return true
  return false
}
