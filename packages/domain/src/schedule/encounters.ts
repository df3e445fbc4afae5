import type { EventState } from '../cells/event-state.ts'
import { activePeople, cellsIn } from '../cells/read.ts'
import { isUpcoming, type MeetingKey, pairKey } from '../entities/meeting-fact.ts'
import type { PersonId } from '../entities/person.ts'
import { standingWishes } from '../meetings/meeting-outcome.ts'
import { can, type VariantDescription } from '../variants/registry.ts'
import { membersIn, type Schedule, scheduleOf } from './schedule.ts'

/** Whom somebody meets in the groups of a plan. */
export type PersonalCompany = {
  /** With how many groups they share. */
  others: ReadonlyMap<PersonId, number>
  /** Sessions in which their group is otherwise empty, and sessions with nobody they have not met. */
  alone: readonly number[]
  nobodyNew: readonly number[]
}

/**
 * Everybody's company, of those who take part; SCREEN-9. A group counts in the first of its sessions: it
 * brings people together once, however long it is.
 */
export function companyOf(state: EventState, schedule: Schedule): Map<PersonId, PersonalCompany> {
  const found = new Map(
    activePeople(state).map(({ id }) => [
      id,
      { others: new Map<PersonId, number>(), alone: [] as number[], nobodyNew: [] as number[] },
    ]),
  )
  for (const { id: sessionId } of schedule.sessions) {
    const met = new Map<PersonId, PersonId[]>()
    for (const group of schedule.groups) {
      if (group.sessions[0] !== sessionId) continue
      const all = new Set(group.sessions.flatMap((each) => membersIn(group, each)))
      const members = [...all].filter((id) => found.has(id))
      for (const id of members) {
        const company = met.get(id) ?? []
        met.set(id, company)
        for (const other of members) if (other !== id) company.push(other)
      }
    }
    for (const [id, company] of met) {
      const mine = found.get(id)
      if (!mine) continue
      if (company.length === 0) mine.alone.push(sessionId)
      else if (company.every((other) => mine.others.has(other))) mine.nobodyNew.push(sessionId)
      for (const other of company) mine.others.set(other, (mine.others.get(other) ?? 0) + 1)
    }
  }
  return found
}

/** How two people come together: they have met, have a meeting in the open week, or share groups. */
type Encounter =
  | { kind: 'met'; week: number }
  | { kind: 'planned'; week: number }
  | { kind: 'groups'; count: number }

/** Who has met whom, and who still wants to; SCREEN-9. */
export type Coverage = {
  /** Everybody who takes part, in the order of the event. */
  people: readonly PersonId[]
  encounters: ReadonlyMap<MeetingKey, Encounter>
  /** Pairs in which both have asked for each other. */
  wantedByBoth: ReadonlySet<MeetingKey>
}

export function coverageOf(variant: VariantDescription, state: EventState): Coverage {
  const isPairs = can(variant, 'pairs')
  const people = activePeople(state).map(({ id }) => id)
  const active = new Set(people)
  return {
    people,
    encounters: isPairs ? metPairs(state, active) : sharedGroups(variant, state),
    wantedByBoth: mutual(isPairs ? wishesToMeet(state) : ratings(state), active),
  }
}

/** Pairs who both want to meet and have no meeting, past or planned; in the order of the people. */
export function unmetAndWanted({ people, encounters, wantedByBoth }: Coverage): [PersonId, PersonId][] {
  const unmet = new Set([...wantedByBoth].filter((key) => !encounters.has(key)))
  if (unmet.size === 0) return []
  return people.flatMap((a, index) =>
    people
      .slice(index + 1)
      .flatMap((b): [PersonId, PersonId][] => (unmet.has(pairKey(a, b)) ? [[a, b]] : [])),
  )
}

/** How far one person has come. */
type PersonalCoverage = {
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

/** People who no longer take part are in no pair: the number of all pairs leaves them out as well. */
function metPairs(state: EventState, active: People): Map<MeetingKey, Encounter> {
  const encounters = new Map<MeetingKey, Encounter>()
  for (const [key, { people, state: meetingState, week }] of state.meetings) {
    if (!people.every((id) => active.has(id))) continue
    if (meetingState === 'past') encounters.set(key, { kind: 'met', week })
    if (isUpcoming({ state: meetingState })) encounters.set(key, { kind: 'planned', week })
  }
  return encounters
}

function sharedGroups(variant: VariantDescription, state: EventState): Map<MeetingKey, Encounter> {
  const encounters = new Map<MeetingKey, Encounter>()
  for (const [a, { others }] of companyOf(state, scheduleOf(variant, state)))
    for (const [b, count] of others) if (a < b) encounters.set(pairKey(a, b), { kind: 'groups', count })
  return encounters
}

/** By cells and by meetings: where a meeting stands, the cells no longer say who has asked for it. */
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
