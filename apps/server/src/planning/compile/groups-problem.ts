import {
  type EventState,
  groupRoomsOf,
  type PersonId,
  type PersonRecord,
  presenceAt,
  scheduleOf,
  type VariantDescription,
  wantedUnits,
} from '@planner/domain'
import type { GroupsProblem, Person, Room, Topic } from '@planner/solver'
import { type FormerProblem, type Stale, staleParts } from './former-problem.ts'
import { type Participation, participationOf } from './participation.ts'
import { fixedGroupsOf, pinsOf, previousPlanOf } from './previous-plan.ts'
import { rulesOf } from './rules.ts'
import { type TimeFrame, timeFrameOf } from './time-frame.ts'
import { problemTopics } from './topics.ts'
import { contactsOf, wishesOf } from './wishes.ts'

/**
 * Compiles an event into topic groups over slots; MODEL-6, MODEL-38. What was written since a former problem
 * was compiled says which of its parts are read again.
 */
export function groupsProblem(
  variant: VariantDescription,
  state: EventState,
  { keepPreviousPlan, hoursOf }: { keepPreviousPlan: boolean; hoursOf?: PersonId },
  former?: FormerProblem,
): GroupsProblem {
  const frame = timeFrameOf(variant, state)
  const taking = participationOf(variant, state)
  const before = former?.problem.kind === 'groups' ? former.problem : undefined
  const stale = before && former ? staleParts(variant, state, before, former.writes) : null
  const keep = <K extends keyof GroupsProblem>(name: K, part: keyof Stale, read: () => GroupsProblem[K]) =>
    before && stale && !stale[part] ? before[name] : read()
  const topics = keep('topics', 'topics', () => problemTopics(variant, state, frame, taking))
  const people = keep('people', 'people', () =>
    [...taking.people.values()].map((person) =>
      personOf(variant, state, frame, person, hoursOf === undefined || hoursOf === person.id),
    ),
  )
  const wishes = keep('wishes', 'wishes', () =>
    taking.hasCandidateGroups ? [] : wishesOf(variant, state, taking),
  )
  return {
    format: 'plan-problem/1',
    kind: 'groups',
    slots: frame.slots,
    breaksAfter: frame.breaksAfter,
    countBy: frame.layout === 'sessions' ? 'slots' : 'groups',
    people,
    topics,
    wishes,
    contacts: keep('contacts', 'contacts', () => contactsOf(state, taking)),
    ...(before && stale?.plan === false
      ? planPartsOf(before)
      : readPlanParts(variant, state, frame, taking, topics, keepPreviousPlan)),
    ...roomsOf(variant, state, frame),
    rules: rulesOf(variant, state, {
      keepsPreviousPlan: keepPreviousPlan,
      hasCandidateGroups: taking.hasCandidateGroups,
    }),
  }
}

type PlanParts = Pick<GroupsProblem, 'fixedGroups' | 'pins' | 'previous'>

function planPartsOf({ fixedGroups, pins, previous }: GroupsProblem): PlanParts {
  return { fixedGroups, ...(pins && { pins }), previous }
}

/** What is read from the plan in force. */
function readPlanParts(
  variant: VariantDescription,
  state: EventState,
  frame: TimeFrame,
  taking: Participation,
  topics: readonly Topic[],
  keepPreviousPlan: boolean,
): PlanParts {
  const inForce = scheduleOf(variant, state)
  const pins = pinsOf(state, taking, topics)
  return {
    fixedGroups: fixedGroupsOf(inForce, frame, topics),
    ...(pins.length > 0 && { pins }),
    previous: keepPreviousPlan ? previousPlanOf(inForce, frame, taking, topics) : null,
  }
}

/** A person of the problem; `wants` by MODEL-38, `max` is the number of sessions they asked for. */
function personOf(
  variant: VariantDescription,
  state: EventState,
  frame: TimeFrame,
  person: PersonRecord,
  areHoursKnown: boolean,
): Person {
  const slots = areHoursKnown ? slotsOf(variant, state, frame, person.id) : { available: [], maybe: [] }
  const open = slots.available.length + slots.maybe.length
  return {
    id: person.id,
    ...slots,
    wants: wantedUnits(variant, state, frame.layout, person.id, open),
    max: person.numUserSessions,
    languages: [...new Set(person.languages.map((language) => language.trim().toLowerCase()))].filter(
      Boolean,
    ),
    ...(person.wentShort > 0 && { priority: person.wentShort }),
    ...(person.formerGroups.length > 0 && { formerGroups: person.formerGroups }),
  }
}

/**
 * Slots in which a person can come for sure, and those in which they may; MODEL-7. A grid is the same in both
 * weeks, and where it is shifted from a person's clock (WEEK-2) the hours that leave the week at one end come
 * back at the other, each on its own: a group may cross a member's local week end, though never the event's.
 */
function slotsOf(
  variant: VariantDescription,
  state: EventState,
  frame: TimeFrame,
  userId: PersonId,
): Pick<Person, 'available' | 'maybe'> {
  const slots: { available: number[]; maybe: number[] } = { available: [], maybe: [] }
  for (let slot = 0; slot < frame.slots; slot += 1) {
    const presence = presenceAt(variant, state, frame.layout, userId, slot)
    if (presence === 'yes') slots.available.push(slot)
    else if (presence === 'maybe') slots.maybe.push(slot)
  }
  return slots
}

/** The rooms of the event's groups (SESSION-7), in its sessions alone; nothing where it has none. */
function roomsOf(
  variant: VariantDescription,
  state: EventState,
  { layout, slots }: TimeFrame,
): Pick<GroupsProblem, 'rooms'> {
  if (layout !== 'sessions') return {}
  const rooms = groupRoomsOf(variant, state.event).map(
    ({ name, capacity, sessions }): Room => ({
      id: name,
      capacity,
      ...(sessions && {
        slots: [...sessions].map((sessionId) => sessionId - 1).filter((slot) => slot < slots),
      }),
    }),
  )
  return rooms.length > 0 ? { rooms } : {}
}
