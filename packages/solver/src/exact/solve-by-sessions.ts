import { mostCompany } from '../bounds/bound-model.ts'
import type { GroupsProblem, PlannedGroup } from '../problem.ts'
import { linearProblem } from '../search/core-problem.ts'
import { buildFacts, type Facts } from '../search/facts.ts'
import { createState, mediumOf, softOf } from '../search/state.ts'
import * as term from '../search/terms.ts'
import { type Column, createValuer, type Seating } from './columns.ts'
import { combine } from './combine.ts'
import type { ExactPlan } from './exact-plan.ts'
import { isSeparable } from './separable.ts'
import { readSession, type Session, softRange } from './session.ts'

/** Beyond these the method is not worth its time: topics, sets of topics to value, and steps to combine them. */
const MOST_TOPICS = 20
const MOST_SETS = 60_000
const MOST_STEPS = 300_000_000
/** A last resort: each round values one plan's columns exactly. */
const MOST_ROUNDS = 2000

/** How many sets of at most `most` of the topics there are, and how many subsets they leave in all. */
function workOf(topics: number, most: number): { sets: number; steps: number } {
  let sets = 0
  let steps = 0
  let choices = 1
  for (let size = 0; size <= Math.min(most, topics); size++) {
    sets += choices
    steps += choices * 2 ** (topics - size)
    choices = (choices * (topics - size)) / (size + 1)
  }
  return { sets, steps }
}

/** Sessions with the same people and topics are worth the same. */
function kindOf({ people, topics, worth }: Session): string {
  return JSON.stringify([people, topics, Array.from(worth, (one) => (one === -Infinity ? null : one))])
}

function columnsOf(
  session: Session,
  most: number,
  atMost: (set: number) => { value: number; isExact: boolean },
): Column[] {
  const columns: Column[] = [{ topics: 0, value: 0, isExact: true }]
  const add = (set: number, count: number, from: number) => {
    for (let i = from; i < session.topics.length; i++) {
      const topics = set | (1 << session.topics[i])
      const { value, isExact } = atMost(topics)
      if (value > -Infinity) columns.push({ topics, value, isExact })
      if (count + 1 < most) add(topics, count + 1, i + 1)
    }
  }
  if (most > 0) add(0, 0, 0)
  return columns
}

/**
 * Every set of topics that could run together in a session is valued with everybody placed best, and the best combination of
 * such sets is chosen. Null where sessions do not stand for themselves or the sets are too many. Pair rules are left out, so a
 * plan may break those; its score is then still an upper bound.
 */
export function solveBySessions(problem: GroupsProblem): ExactPlan | null {
  const facts = buildFacts(linearProblem(problem))
  if (facts.topics > MOST_TOPICS || !isSeparable(facts)) return null
  const { slots, topics, people, weights, maxParallel } = facts
  const { sets, steps } = workOf(topics, maxParallel)
  if (sets * slots > MOST_SETS || steps * Math.max(0, slots - 2) > MOST_STEPS) return null
  const range = softRange(facts)
  const unitPrice = 2 * range * -weights[term.UNFILLED] - weights[term.ASSIGN_ALL]
  const known = new Map<string, { columns: Column[]; exactly: (set: number) => Seating | null }>()
  const sessions = Array.from({ length: slots }, (_, slot) => {
    const session = readSession(facts, slot, unitPrice)
    const kind = kindOf(session)
    const same = known.get(kind)
    if (same !== undefined) return same
    const { atMost, exactly } = createValuer(session, people, 100 * (unitPrice + range))
    const made = { columns: columnsOf(session, maxParallel, atMost), exactly }
    known.set(kind, made)
    return made
  })
  const all = sessions.map(({ columns }) => columns)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const chosen = combine(all, topics)
    const open = chosen.flatMap((column, k) => (column.isExact ? [] : [{ column, k }]))
    for (const { column, k } of open) {
      column.value = sessions[k].exactly(column.topics)?.value ?? -Infinity
      column.isExact = true
    }
    if (open.length > 0) continue
    const plan = planOf(facts, chosen, (k, set) => sessions[k].exactly(set), 2 * range)
    return { ...plan, soft: plan.soft + mostCompany(buildFacts(problem)) }
  }
  return null
}

function planOf(
  facts: Facts,
  chosen: readonly Column[],
  exactly: (k: number, set: number) => Seating | null,
  unfilledPrice: number,
): ExactPlan {
  const { problem } = facts
  const empty = createState(facts)
  let units = 0
  let value = 0
  const groups = chosen.flatMap(({ topics }, start): PlannedGroup[] => {
    const seating = exactly(start, topics)
    const running = problem.topics.filter((_, t) => topics & (1 << t))
    value += seating?.value ?? 0
    return running.map(({ id }, i) => {
      const members = [...(seating?.members[i] ?? [])].sort((a, b) => a - b)
      units += members.filter((p) => facts.wants[p] > 0).length
      return { topic: id, group: 0, start, members: members.map((p) => problem.people[p].id) }
    })
  })
  const wanted = problem.people.reduce((sum, { wants }) => sum + wants, 0)
  const medium = mediumOf(empty) === 0 ? 0 : units
  return {
    unfilled: wanted - units,
    soft: softOf(empty) + value - unfilledPrice * medium,
    groups,
  }
}
