import { weightOf } from '../constraints/constraint.ts'
import { CONSTRAINTS } from '../constraints/constraints.ts'
import { rooms } from '../constraints/rooms.ts'
import type { PlanReading, RunningGroup } from '../plan-reading.ts'
import type { Person } from '../problem.ts'
import { type ConstraintMatch, compareScores, type Score } from '../result.ts'
import { groupIndex, personIndex } from '../search/plan-state.ts'
import type { State } from '../search/state.ts'
import type { CompanyEffect, GroupName, GroupSize, MoveCost } from './explanation.ts'
import { type SharedGroups, satisfactionIn, sharedGroups, tryMove } from './try-move.ts'

/** One person out of some of their groups and into another that runs. */
export interface PlanMove {
  readonly person: Person
  readonly out: readonly RunningGroup[]
  readonly into: RunningGroup
}

/** Worse by less than this share of what a person adds to a plan on average is a little worse. */
const LITTLE = 0.25
/** So many of the rules that lose most are named. */
const MAX_LOSSES = 2

const HARD = CONSTRAINTS.filter(({ level }) => level === 'hard')
/** Groups that a move does not touch stand in the same rooms. */
const OF_GROUPS_APART = HARD.filter(({ name }) => name !== rooms.name)
const SOFT = CONSTRAINTS.filter(({ level }) => level === 'soft')

/** What one move costs the plan, in terms that can be told; `state` is of the same plan. */
export function costOfMove(state: State, plan: PlanReading, planMove: PlanMove): MoveCost {
  const { person, out, into } = planMove
  const { facts } = state
  const p = personIndex(facts, person.id)
  const move = {
    p,
    out: out.map((one) => groupIndex(facts, nameOf(one))),
    into: { g: groupIndex(facts, nameOf(into)), start: into.start },
  }
  const company = sharedGroups(state, move).flatMap((each) => effectsOf(plan, person.id, each))
  const openUnits = () => Math.max(0, facts.wants[p] - state.units[p])
  const [open, satisfaction] = [openUnits(), satisfactionIn(state, p)]
  return tryMove(state, move, (change) => ({
    leaves: out.map(nameOf),
    breaks: newBreaches(plan, planMove),
    unfilled: openUnits() - open,
    satisfaction: { before: satisfaction, after: satisfactionIn(state, p) },
    sizes: sizesAfter(plan, planMove),
    company,
    worth: worthOf(state, change),
    because: losses(state),
  }))
}

function nameOf({ topic, group }: RunningGroup): GroupName {
  return { topic: topic.id, group }
}

/** The hard rules by name and place: a move may break one where it heals another of the same kind. */
function newBreaches(plan: PlanReading, move: PlanMove): MoveCost['breaks'] {
  const known = new Map<string, number>()
  const [before, after] = partsOf(plan, move)
  for (const match of breachesOf(before))
    known.set(keyOf(match), (known.get(keyOf(match)) ?? 0) + match.amount)
  const sums = new Map<string, { match: ConstraintMatch; amount: number }>()
  for (const match of breachesOf(after)) {
    const amount = (sums.get(keyOf(match))?.amount ?? 0) + match.amount
    sums.set(keyOf(match), { match, amount })
  }
  return [...sums]
    .filter(([key, { amount }]) => amount > (known.get(key) ?? 0))
    .map(([, { match }]) => ({
      rule: match.constraint,
      people: match.people,
      topic: match.topic ?? null,
      group: match.group ?? null,
    }))
    .concat(lackingRooms(plan, move))
}

/** One for each slot in which groups are left without a room by the size of the group that is joined. */
function lackingRooms(plan: PlanReading, { person, out, into }: PlanMove): MoveCost['breaks'][number][] {
  if (weightOf(rooms, plan.problem) === 0) return []
  const running = plan.running.map((one) => {
    const without = out.includes(one) ? one.members.filter((member) => member !== person) : one.members
    return { ...one, members: one === into ? [...without, person] : without }
  })
  const before = new Map(rooms.matches(plan).map(({ slot, amount }) => [slot, amount]))
  return rooms
    .matches({ ...plan, running })
    .filter(({ slot, amount }) => amount > (before.get(slot) ?? 0))
    .map(() => ({ rule: rooms.name, people: [], ...nameOf(into) }))
}

/**
 * The part of the plan in which a move can break a hard rule, before and after it: the groups of the person and the one that is joined. No
 * group begins, so that no slot or topic gets more of them.
 */
function partsOf(plan: PlanReading, { person, out, into }: PlanMove): [PlanReading, PlanReading] {
  const before = [...new Set([...(plan.groupsOf.get(person.id) ?? []), into])]
  const after = before.flatMap((one) => {
    const without = one.members.filter((member) => member !== person)
    if (one === into) return [{ ...one, members: [...without, person] }]
    if (!out.includes(one)) return [one]
    // A group that nobody is left in does not run.
    return without.length === 0 ? [] : [{ ...one, members: without }]
  })
  const part = (running: readonly RunningGroup[]): PlanReading => {
    const mine = running.filter(({ members }) => members.includes(person))
    return { ...plan, running, groupsOf: new Map([[person.id, mine]]) }
  }
  return [part(before), part(after)]
}

function breachesOf(plan: PlanReading): readonly ConstraintMatch[] {
  return OF_GROUPS_APART.flatMap((rule) => (weightOf(rule, plan.problem) === 0 ? [] : rule.matches(plan)))
}

function keyOf({ constraint, people, topic, group, slot }: ConstraintMatch): string {
  return JSON.stringify([constraint, [...people].sort(), topic, group, slot])
}

function sizesAfter({ running }: PlanReading, { out, into }: PlanMove): GroupSize[] {
  return running.flatMap((one): GroupSize[] => {
    if (one !== into && !out.includes(one)) return []
    const { minSize, maxSize } = one.topic
    const before = one.members.length
    const after = one === into ? before + 1 : before - 1
    return [{ ...nameOf(one), before, after, isBelow: after < minSize, isAbove: after > maxSize }]
  })
}

/** Who gains or loses company that one of the two wishes, and who would meet the person once more. */
function effectsOf(
  { problem, contacts }: PlanReading,
  person: string,
  { other: q, before, after }: SharedGroups,
): CompanyEffect[] {
  const other = problem.people[q].id
  const isWished = (from: string, to: string) => typeof contacts.get(from)?.get(to) === 'number'
  const effects: CompanyEffect[] = []
  const isLost = after === 0
  if (isLost || before === 0) {
    if (isWished(other, person)) effects.push({ person: other, effect: isLost ? 'loses' : 'gains' })
    if (isWished(person, other)) effects.push({ person: other, effect: isLost ? 'missed' : 'met' })
  }
  const countsRepeats = (problem.rules.weights.preferNewPersonToPersonContacts ?? 1) > 0
  if (countsRepeats && after > before && after > 1) effects.push({ person: other, effect: 'again' })
  return effects
}

function worthOf({ facts, saved }: State, change: Score): MoveCost['worth'] {
  const order = compareScores(change, [0, 0, 0])
  if (order >= 0) return order > 0 ? 'better' : 'equal'
  const [hard, medium, soft] = change
  if (hard !== 0 || medium !== 0) return 'worse'
  const gains = SOFT.reduce((sum, { number }) => sum + Math.max(0, facts.weights[number] * saved[number]), 0)
  const share = gains / Math.max(1, facts.people)
  return -soft < LITTLE * share ? 'littleWorse' : 'worse'
}

/** The rules that lose most, the greatest loss first. */
function losses({ facts, amounts, saved }: State): readonly string[] {
  return SOFT.map(({ name, number }) => ({
    name,
    change: facts.weights[number] * (amounts[number] - saved[number]),
  }))
    .filter(({ change }) => change < -1e-9)
    .sort((a, b) => a.change - b.change)
    .slice(0, MAX_LOSSES)
    .map(({ name }) => name)
}
