import { activePeople, cellsIn } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import type { PersonId } from '../entities/person.ts'
import { membersIn, scheduleOf } from '../schedule/schedule.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import { type MeetingKey, pairKey } from './meeting-fact.ts'
import { standingWishes } from './standing-wishes.ts'

/** How two people come together: they have met, they will meet in the open week, or they share groups of the plan. */
export type Encounter =
  | { kind: 'met'; week: number }
  | { kind: 'planned'; week: number }
  | { kind: 'groups'; count: number }

/** Who has met whom, and who still wants to; SCREEN-9. */
export type Coverage = {
  /** Everybody who takes part, in the order of the event. */
  people: readonly PersonId[]
  encounters: ReadonlyMap<MeetingKey, Encounter>
  /** Pairs of whom each has asked for the other. */
  wantedByBoth: ReadonlySet<MeetingKey>
}

/** Whether a variant's plans bring the same people together week after week, so that it matters who has met whom. */
export function hasCoverage(variant: VariantDescription): boolean {
  return can(variant, 'pairs') || variant.slots === 'weekHours'
}

export function coverageOf(variant: VariantDescription, state: EventState): Coverage {
  const isPairs = can(variant, 'pairs')
  const people = activePeople(state).map(({ id }) => id)
  const active = new Set(people)
  return {
    people,
    encounters: isPairs ? metPairs(state, active) : sharedGroups(variant, state, active),
    wantedByBoth: mutual(isPairs ? wishesToMeet(state) : ratings(state), active),
  }
}

/** Pairs who both want to meet and neither have nor will, by the order of the people. */
export function unmetAndWanted({ people, encounters, wantedByBoth }: Coverage): [PersonId, PersonId][] {
  return people.flatMap((a, index) =>
    people.slice(index + 1).flatMap((b): [PersonId, PersonId][] => {
      const key = pairKey(a, b)
      return wantedByBoth.has(key) && !encounters.has(key) ? [[a, b]] : []
    }),
  )
}

/** How far one person has come. */
export type PersonalCoverage = {
  personId: PersonId
  /** People met in weeks that are over, or in groups of the plan. */
  met: number
  planned: number
  /** Whom they want to meet, who wants that too, and who has not been met. */
  unmet: readonly PersonId[]
}

export function coverageByPerson(coverage: Coverage): PersonalCoverage[] {
  const { people, encounters, wantedByBoth } = coverage
  return people.map((personId) => {
    const others = people.filter((id) => id !== personId)
    const kinds = others.map((other) => encounters.get(pairKey(personId, other))?.kind)
    return {
      personId,
      met: kinds.filter((kind) => kind === 'met' || kind === 'groups').length,
      planned: kinds.filter((kind) => kind === 'planned').length,
      unmet: others.filter((other, index) => !kinds[index] && wantedByBoth.has(pairKey(personId, other))),
    }
  })
}

type People = ReadonlySet<PersonId>

/** Whoever takes part no longer is in no pair, like in the number of all pairs. */
function metPairs(state: EventState, active: People): Map<MeetingKey, Encounter> {
  const encounters = new Map<MeetingKey, Encounter>()
  for (const [key, { people, state: meetingState, week }] of state.meetings) {
    if (!people.every((id) => active.has(id))) continue
    if (meetingState === 'past') encounters.set(key, { kind: 'met', week })
    if (meetingState === 'committed') encounters.set(key, { kind: 'planned', week })
  }
  return encounters
}

function sharedGroups(
  variant: VariantDescription,
  state: EventState,
  active: People,
): Map<MeetingKey, Encounter> {
  const counts = new Map<MeetingKey, number>()
  for (const group of scheduleOf(variant, state).groups) {
    const all = new Set(group.sessions.flatMap((session) => membersIn(group, session)))
    const members = [...all].filter((id) => active.has(id))
    members.forEach((a, index) => {
      for (const b of members.slice(index + 1))
        counts.set(pairKey(a, b), (counts.get(pairKey(a, b)) ?? 0) + 1)
    })
  }
  return new Map([...counts].map(([key, count]) => [key, { kind: 'groups', count }]))
}

/** A meeting that stands hides the wishes in the cells; who had asked for it is in the meeting itself. */
function wishesToMeet(state: EventState): [PersonId, PersonId][] {
  const wishes = standingWishes(state).map(({ from, to }): [PersonId, PersonId] => [from, to])
  for (const { people, wishedBy, state: meetingState } of state.meetings.values()) {
    if (meetingState === 'cancelled' || wishedBy.length < 2) continue
    const [a, b] = people
    wishes.push([a, b], [b, a])
  }
  return wishes
}

/** Where people rate each other, a number is a wish and a blank none. */
function ratings(state: EventState): [PersonId, PersonId][] {
  const wishes: [PersonId, PersonId][] = []
  for (const { address, value } of cellsIn(state, 'contactPreferences'))
    if (/^\d+$/.test(String(value))) wishes.push([address.userId, address.topicId])
  return wishes
}

function mutual(all: readonly (readonly [PersonId, PersonId])[], active: People): Set<MeetingKey> {
  const wishes = all.filter(([from, to]) => active.has(from) && active.has(to))
  const asked = new Set(wishes.map(([from, to]) => `${from}|${to}`))
  return new Set(
    wishes.filter(([from, to]) => asked.has(`${to}|${from}`)).map(([from, to]) => pairKey(from, to)),
  )
}
