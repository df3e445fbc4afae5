import type { PlannedGroup } from '../problem.ts'
import { compareScores, type Score } from '../result.ts'
import { isFree, isRoomFull, isWithinLimit, suits } from '../search/checks.ts'
import { createState } from '../search/create-state.ts'
import type { Facts } from '../search/facts.ts'
import { addMember, mark, setStart, undo } from '../search/operations.ts'
import { type State, scoreOf } from '../search/state.ts'
import type { GroupLimit } from './placement.ts'

/** A plan to which people are added and from which nobody is taken who was in it. */
export interface LateState {
  readonly state: State
  /** The most people a group takes, by group. */
  readonly most: Int32Array
  /** Keys g * people + p of the memberships that stay. */
  readonly settled: ReadonlySet<number>
}

/** Throws when the plan or a limit names something the problem does not have, or a group twice. */
export function lateState(
  facts: Facts,
  groups: readonly PlannedGroup[],
  limits: readonly GroupLimit[],
): LateState {
  const state = createState(facts)
  const settled = new Set<number>()
  const people = new Map(facts.problem.people.map(({ id }, p) => [id, p]))
  for (const { topic, group, start, members } of groups) {
    const g = indexOfGroup(facts, topic, group)
    if (state.start[g] >= 0) throw new Error(`The plan runs group ${group} of topic "${topic}" twice.`)
    setStart(state, g, start)
    for (const id of new Set(members)) {
      const p = people.get(id)
      if (p === undefined)
        throw new Error(
          `The plan places "${id}" in "${topic}", whom the problem lacks. Maybe they were removed?`,
        )
      addMember(state, p, g)
      settled.add(g * facts.people + p)
    }
  }
  const most = Int32Array.from(facts.topicOf, (topic) => facts.maxSize[topic])
  for (const { topic, group, most: seats } of limits) {
    const g = indexOfGroup(facts, topic, group)
    most[g] = Math.min(most[g], seats)
  }
  return { state, most, settled }
}

export function indexOfGroup({ problem, firstGroup }: Facts, topic: string, group: number): number {
  const t = problem.topics.findIndex(({ id }) => id === topic)
  if (t < 0 || group < 0 || group >= problem.topics[t].groups)
    throw new Error(`The problem has no group ${group} of topic "${topic}". Maybe it was removed?`)
  return firstGroup[t] + group
}

/** Whether somebody has fewer units than they want. */
export function isShort({ state: { units, facts } }: LateState, p: number): boolean {
  return units[p] < facts.wants[p]
}

/** Whether nothing but a full group keeps p out of the running group g. */
export function couldJoin({ state }: LateState, p: number, g: number): boolean {
  return (
    !state.groupsOf[p].includes(g) && isFree(state, p, g) && suits(state, p, g) && keepsLimit(state, p, g)
  )
}

/** As `isWithinLimit`; yet whoever is over their limit already breaks it no further by hosting what does not count. */
function keepsLimit(state: State, p: number, g: number): boolean {
  const { facts, groupsOf } = state
  const isUncounted = !facts.countHosting && facts.host[p * facts.topics + facts.topicOf[g]] === 1
  if (isUncounted) return !facts.oneGroupOnly || groupsOf[p].length === 0
  return isWithinLimit(state, p, g)
}

export function hasSeat({ state, most }: LateState, g: number): boolean {
  return state.members[g].length < most[g] && !isRoomFull(state, g)
}

/** What p in g adds to the score; null where it would break a rule or make the plan worse. */
export function gainOf(late: LateState, p: number, g: number): Score | null {
  const { state } = late
  if (!hasSeat(late, g) || !couldJoin(late, p, g)) return null
  const before = scoreOf(state)
  mark(state)
  addMember(state, p, g)
  const after = scoreOf(state)
  undo(state)
  return worth(before, after)
}

/** Whether any rule is broken more often than at the last `mark`. */
export function breaksMore({ facts: { hard }, amounts, saved }: State): boolean {
  for (let i = hard.first; i < hard.end; i++) if (hard.weights[i] !== 0 && amounts[i] > saved[i]) return true
  return false
}

/** The difference, or null where it is a loss. */
function worth(before: Score, after: Score): Score | null {
  const change: Score = [after[0] - before[0], after[1] - before[1], after[2] - before[2]]
  return compareScores(change, [0, 0, 0]) < 0 ? null : change
}

/** Groups that p has come into late. */
export function addedTo({ state, settled }: LateState, p: number): number[] {
  return state.groupsOf[p].filter((g) => !settled.has(g * state.facts.people + p))
}

export function put({ state }: LateState, p: number, g: number): void {
  addMember(state, p, g)
  state.journal.length = 0
}
