import type { MeetingRule } from '@planner/domain/plan-words'
import type { PairsEvaluation } from '../evaluation.ts'
import type { Meeting, PlannedMeeting } from '../problem.ts'
import type { ConstraintMatch, PairChanges, Unfilled } from '../result.ts'
import { type PairFacts, pairKey, unfairnessOf } from './pair-facts.ts'

/** A plan's meetings; without a session where they are untimed. */
export type PlanMeeting = Meeting | PlannedMeeting

function personIndex({ index }: PairFacts, id: string): number {
  const p = index.get(id)
  if (p === undefined)
    throw new Error(`The plan names "${id}", whom the problem lacks. Maybe they were removed?`)
  return p
}

function keyOf(facts: PairFacts, [a, b]: PlanMeeting): number {
  return pairKey(personIndex(facts, a), personIndex(facts, b), facts.people)
}

function unfilledOf({ problem, index, goal, sessions }: PairFacts, met: Int32Array): readonly Unfilled[] {
  return problem.people.flatMap(({ id, capacity }): Unfilled[] => {
    const p = index.get(id) ?? 0
    const units = (sessions > 1 ? Math.min(capacity, sessions) : capacity) - met[p]
    if (units <= 0) return []
    const none = goal[p] <= met[p]
    return [{ person: id, units, reason: none ? 'noPartner' : 'full', slots: [], topics: [] }]
  })
}

/** Breaches of sessions, where there are several (MODEL-55). */
function sessionBreaches(facts: PairFacts, meetings: readonly PlanMeeting[]): ConstraintMatch[] {
  const { problem, sessions } = facts
  if (sessions === 1) return []
  const breaches: ConstraintMatch[] = []
  const taken = new Set<string>()
  const sessionOf = new Map<number, number | null>()
  for (const meeting of meetings) {
    const [a, b, given] = meeting
    const session = given ?? null
    sessionOf.set(keyOf(facts, meeting), session)
    if (session === null || session < 0 || session >= sessions) {
      breaches.push({ constraint: 'noSession', amount: 1, people: [a, b] })
      continue
    }
    for (const id of [a, b]) {
      const time = `${session}|${id}`
      if (taken.has(time)) breaches.push({ constraint: 'clash', amount: 1, people: [id], slot: session })
      taken.add(time)
    }
  }
  for (const kept of problem.kept) {
    const now = sessionOf.get(keyOf(facts, kept))
    if (kept[2] !== null && now !== undefined && now !== null && now !== kept[2])
      breaches.push({ constraint: 'keptMoved', amount: 1, people: [kept[0], kept[1]], slot: kept[2] })
  }
  return breaches
}

/** What became of the meetings of the last plan, kept (committed) ones aside; null without one (MODEL-59). */
function changesOf(facts: PairFacts, meetings: readonly PlanMeeting[]): PairChanges | null {
  const { problem, keptKeys, sessions } = facts
  if (problem.previous === null) return null
  const now = new Map(
    meetings.map(([a, b, session]) => [keyOf(facts, [a, b]), [a, b, session ?? null] as PlannedMeeting]),
  )
  const before = new Map(
    problem.previous
      .map((meeting) => [keyOf(facts, meeting), meeting] as const)
      .filter(([key]) => !keptKeys.has(key)),
  )
  const stays = [...before].filter(([key]) => now.has(key))
  return {
    kept: stays.map(([key]) => now.get(key) as PlannedMeeting),
    moved: stays
      .filter(([key, [, , session]]) => sessions > 1 && session !== null && session !== now.get(key)?.[2])
      .map(([key]) => now.get(key) as PlannedMeeting),
    added: [...now].filter(([key]) => !before.has(key) && !keptKeys.has(key)).map(([, meeting]) => meeting),
    dropped: [...before].filter(([key]) => !now.has(key)).map(([, meeting]) => meeting),
  }
}

/** MODEL-59: meetings of the last plan that are gone, and sessions of it that changed or are gone. */
function keepMatches(facts: PairFacts, changes: PairChanges | null): ConstraintMatch[] {
  const match = (amount: number, [a, b]: PlannedMeeting): ConstraintMatch => ({
    constraint: 'keepPreviousPlan',
    amount,
    people: [a, b],
  })
  const isTimed = ([, , session]: PlannedMeeting) => facts.sessions > 1 && session !== null
  return [
    ...(changes?.dropped ?? []).map((meeting) => match(isTimed(meeting) ? 2 : 1, meeting)),
    ...(changes?.moved ?? []).map((meeting) => match(1, meeting)),
  ]
}

interface Count {
  readonly met: Int32Array
  readonly breaches: ConstraintMatch[]
  readonly matches: ConstraintMatch[]
  wishes: number
  precedence: number
}

/** Who meets how often, and what the wishes for it count. */
function countMeetings(facts: PairFacts, meetings: readonly PlanMeeting[]): Count {
  const { problem, people, keptKeys, index, values } = facts
  const priority = new Map(problem.people.map((person) => [person.id, person.priority]))
  const count: Count = { met: new Int32Array(people), breaches: [], matches: [], wishes: 0, precedence: 0 }
  const breach = (constraint: MeetingRule, ids: readonly string[]) =>
    count.breaches.push({ constraint, amount: 1, people: ids })
  const seen = new Set<number>()
  for (const meeting of meetings) {
    const [a, b] = meeting
    const key = keyOf(facts, meeting)
    if (seen.has(key)) {
      breach('twice', [a, b])
      continue
    }
    seen.add(key)
    for (const id of [a, b]) count.met[index.get(id) ?? 0]++
    if (keptKeys.has(key)) continue
    const value = values.get(key)
    if (value === undefined) breach('notAllowed', [a, b])
    else count.matches.push({ constraint: 'wishes', amount: value, people: [a, b] })
    count.wishes += value ?? 0
    count.precedence += (priority.get(a) ?? 0) + (priority.get(b) ?? 0)
  }
  for (const [a, b] of problem.kept) if (!seen.has(keyOf(facts, [a, b]))) breach('keptMissing', [a, b])
  return count
}

/** Scores meetings (MODEL-49, MODEL-50, MODEL-55, MODEL-59). Throws for people the problem does not have. */
export function evaluatePairs(facts: PairFacts, meetings: readonly PlanMeeting[]): PairsEvaluation {
  const { problem } = facts
  const { met, breaches, matches, wishes, precedence } = countMeetings(facts, meetings)
  breaches.push(...sessionBreaches(facts, meetings))
  let unfairness = 0
  for (const { id, capacity } of problem.people) {
    const p = facts.index.get(id) ?? 0
    if (met[p] > capacity) breaches.push({ constraint: 'capacity', amount: met[p] - capacity, people: [id] })
    const amount = unfairnessOf(facts, p, met[p])
    if (amount > 0) matches.push({ constraint: 'fairness', amount: amount / facts.fairness, people: [id] })
    unfairness += amount
  }
  const changes = changesOf(facts, meetings)
  const gone = keepMatches(facts, changes)
  const loss = facts.moveCost * gone.reduce((sum, { amount }) => sum + amount, 0)
  const hard = breaches.reduce((sum, { amount }) => sum + amount, 0)
  const satisfaction = problem.people.map(({ id }) => {
    const p = facts.index.get(id) ?? 0
    return [id, facts.goal[p] === 0 ? 1 : Math.min(1, met[p] / facts.goal[p])]
  })
  return {
    kind: 'pairs',
    score: [hard === 0 ? 0 : -hard, 0, wishes - unfairness - loss],
    terms: {
      wishes,
      fairness: unfairness === 0 ? 0 : -unfairness,
      ...(problem.previous === null ? {} : { keepPreviousPlan: loss === 0 ? 0 : -loss }),
    },
    matches: [...breaches, ...matches, ...gone],
    breaches,
    satisfaction: Object.fromEntries(satisfaction),
    unfilled: unfilledOf(facts, met),
    precedence,
    changes,
  }
}
