import {
  type HubData,
  type HubMeeting,
  type HubPerson,
  pairKey,
  pairsOf,
  peopleWhoCome,
  settingOf,
  sum,
  valueIn,
} from './hub-data.ts'
import { factsOf } from './variant-facts.ts'

/** Two people, the one whose id sorts first in front. */
export type Pair = readonly [string, string]

/** What a plan of meetings may choose from, by what the hub said when the run began. */
export type PairChoices = {
  people: Map<string, HubPerson>
  /** 1: untimed. */
  sessions: number
  /** How many meetings a person may have this week, those they keep included. */
  capacity: Map<string, number>
  /** Meetings that stay, committed ones; where meetings are only added, all. */
  kept: HubMeeting[]
  /** Pairs that may get a new meeting, with what it is worth. */
  allowed: { pair: Pair; worth: number }[]
  fairness: number
  /** What a re-plan stays close to: the session of each reserved pair. */
  former: Map<string, number | null>
}

/** `keeps`: a re-plan with few changes. `adds`: nothing that there is changes. */
export type PairOrder = { keeps?: boolean; adds?: boolean }

/** Choices that are wishes of the person's own. */
const WISHES = new Set(['Yes', 'Yes pending'])

/** Whether somebody had asked to meet somebody else: openly, or before a plan reserved it. */
function wishes(data: HubData, from: string, to: string): boolean {
  const person = data.persons.find(({ id }) => id === from)
  if (WISHES.has(String(valueIn(person?.preferences, to)))) return true
  const meeting = meetingOf(data, from, to)
  return meeting?.state === 'reserved' && (meeting.wishedBy ?? []).includes(from)
}

function meetingOf({ meetings = [] }: HubData, a: string, b: string): HubMeeting | undefined {
  return meetings.find(({ personIds }) => pairKey(...personIds) === pairKey(a, b))
}

export function pairChoices(data: HubData, { keeps = false, adds = false }: PairOrder = {}): PairChoices {
  const people = new Map(peopleWhoCome(data).map((person) => [person.id, person]))
  const sessions = data.event.numEnabledSessions
  const comes = ({ personIds }: HubMeeting) => personIds.every((id) => people.has(id))
  const inForce = standing(data).filter(comes)
  const kept = inForce.filter(({ state }) => adds || state === 'committed')
  const isKept = (a: string, b: string) =>
    kept.some(({ personIds }) => pairKey(...personIds) === pairKey(a, b))
  const keptOf = (id: string) => kept.filter(({ personIds }) => personIds.includes(id)).length
  const capacity = new Map(
    [...people.values()].map(({ id, numMeetingRequests }) => [
      id,
      Math.max(keptOf(id), sessions > 1 ? Math.min(numMeetingRequests, sessions) : numMeetingRequests),
    ]),
  )
  const ids = [...people.keys()].sort()
  return {
    people,
    sessions,
    capacity,
    kept,
    allowed: pairsOf(ids)
      .filter(([a, b]) => whyNot(data, a, b) === null && !isKept(a, b))
      .map((pair) => ({ pair, worth: worthOf(data, pair) })),
    fairness: settingOf(data, 'softRules|fairness', 10),
    former: new Map(
      keeps
        ? inForce
            .filter(({ state }) => state === 'reserved')
            .map(({ personIds, sessionId }) => [pairKey(...personIds), sessions > 1 ? sessionId : null])
        : [],
    ),
  }
}

/** Why a pair gets no new meeting; null when it may. */
export function whyNot(data: HubData, a: string, b: string): string | null {
  const [first, second] = [wishes(data, a, b), wishes(data, b, a)]
  const { mutualOnly } = factsOf(data.event.variant)
  const meeting = meetingOf(data, a, b)
  if (meeting?.state === 'past') return 'past'
  if (meeting?.state === 'committed') return 'committed'
  if (mutualOnly ? !(first && second) : !(first || second)) return 'wishes'
  if (refuses(data, a, b) || refuses(data, b, a)) return 'contactNo'
  const { cancelledBy } = meeting ?? {}
  if (meeting?.state !== 'cancelled' || meeting.week !== data.event.meetingWeek) return null
  // Whoever took it back this week has to wish it anew.
  return typeof cancelledBy === 'string' && wishes(data, cancelledBy, cancelledBy === a ? b : a)
    ? null
    : 'cancelled'
}

function refuses(data: HubData, from: string, to: string): boolean {
  if (!data.event.considerContactPreferences) return false
  return valueIn(data.persons.find(({ id }) => id === from)?.contactPreferences, to) === 'No'
}

/** How much a wish means, 5 where nobody has said it. */
function ratingOf(data: HubData, from: string, to: string): number {
  if (!data.event.considerContactPreferences) return 5
  return Number(valueIn(data.persons.find(({ id }) => id === from)?.contactPreferences, to)) || 5
}

/** MODEL-60. */
function worthOf(data: HubData, [a, b]: Pair): number {
  const weight = settingOf(data, 'preferenceWeights|yes', 1)
  const { usesLogScale, mutualContacts } = factsOf(data.event.variant)
  const isLog = settingOf(data, 'softRules|useLogScale', usesLogScale)
  const each = (from: string, to: string) => {
    const rated = wishes(data, from, to) ? (weight * ratingOf(data, from, to)) / 5 : 0
    return isLog ? Math.log2(1 + rated) : rated
  }
  const [first, second] = [each(a, b), each(b, a)]
  return mutualContacts ? 2 * Math.sqrt(first * second) : first + second
}

/** The meetings of a plan in force: reserved and committed ones of this week. */
export function standing({ meetings = [] }: HubData): HubMeeting[] {
  return meetings.filter(({ state }) => state === 'reserved' || state === 'committed')
}

/** MODEL-50: the most meetings that a person could have, by their own wish and by allowed partners. */
export function goalOf({ allowed, kept, capacity }: PairChoices, id: string): number {
  const partners = allowed.filter(({ pair }) => pair.includes(id)).length
  const met = kept.filter(({ personIds }) => personIds.includes(id)).length
  return Math.min(capacity.get(id) ?? 0, partners + met)
}

/** MODEL-59: what each change of the last plan costs. */
const KEEP_WEIGHT = 10

/** How much it is worth that a pair of the last plan meets again, in this session. */
export function stayWorth({ former }: PairChoices, pair: Pair, sessionId: number | null): number {
  const session = former.get(pairKey(...pair))
  if (session === undefined) return 0
  return session !== null && session === sessionId ? 2 * KEEP_WEIGHT : KEEP_WEIGHT
}

/** What a plan loses when nothing of the last plan is left. */
export function allStayWorth({ former }: PairChoices): number {
  return KEEP_WEIGHT * sum([...former.values()].map((session) => (session === null ? 1 : 2)))
}

/** MODEL-50, MODEL-59: what new meetings are worth, less what is unfair and what changes. */
export function softOf(
  choices: PairChoices,
  chosen: readonly Pick<HubMeeting, 'personIds' | 'sessionId'>[],
): number {
  const worth = new Map(choices.allowed.map((each) => [pairKey(...each.pair), each.worth]))
  const met = (id: string) =>
    [...choices.kept, ...chosen].filter(({ personIds }) => personIds.includes(id)).length
  const unfair = [...choices.people.keys()].map((id) => {
    const goal = goalOf(choices, id)
    return goal === 0 ? 0 : (1 - met(id) / goal) ** 2
  })
  const gained = chosen.map(
    ({ personIds, sessionId }) =>
      (worth.get(pairKey(...personIds)) ?? 0) + stayWorth(choices, personIds, sessionId),
  )
  return sum(gained) - choices.fairness * sum(unfair) - allStayWorth(choices)
}
