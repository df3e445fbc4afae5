import { evaluateGroups } from '../evaluate-groups.ts'
import type { GroupsEvaluation } from '../evaluation.ts'
import type { GroupsProblem, PlannedGroup } from '../problem.ts'
import { type ConstraintMatch, compareScores } from '../result.ts'
import type { CompanyEffect, GroupSize, MoveCost } from './explanation.ts'

/** One person out of some groups of a plan and into another, all by their places in it; `into` -1 is into none. */
export interface PlanMove {
  readonly person: string
  readonly out: readonly number[]
  readonly into: number
}

/** Worse by less than this share of what a person adds to a plan on average is a little worse. */
const LITTLE = 0.25
/** So many of the rules that lose most are named. */
const MAX_LOSSES = 2

function planAfter(
  groups: readonly PlannedGroup[],
  { person, out, into }: PlanMove,
): readonly PlannedGroup[] {
  return groups.flatMap((group, at) => {
    const without = group.members.filter((id) => id !== person)
    if (at === into) return [{ ...group, members: [...without, person] }]
    if (!out.includes(at)) return [group]
    // A group that nobody is left in does not run.
    return without.length === 0 ? [] : [{ ...group, members: without }]
  })
}

/** What one move costs the plan, found by evaluating the plan after it. `before` is the evaluation of the plan as it is. */
export function costOfMove(
  problem: GroupsProblem,
  groups: readonly PlannedGroup[],
  before: GroupsEvaluation,
  move: PlanMove,
): MoveCost {
  const next = planAfter(groups, move)
  const after = evaluateGroups(problem, next)
  const { person } = move
  return {
    leaves: move.out.map((at) => nameOf(groups[at])),
    breaks: newBreaches(before.breaches, after.breaches),
    unfilled: unitsIn(after) - unitsIn(before),
    satisfaction: { before: before.satisfaction[person] ?? 1, after: after.satisfaction[person] ?? 1 },
    sizes: sizesAfter(problem, groups, move),
    company: companyChanges(problem, groups, next, person),
    worth: worthOf(problem, before, after),
    because: losses(before, after),
  }
}

function nameOf(group: PlannedGroup | undefined): { topic: string; group: number } {
  return { topic: group?.topic ?? '', group: group?.group ?? 0 }
}

function unitsIn({ unfilled }: GroupsEvaluation): number {
  return unfilled.reduce((sum, { units }) => sum + units, 0)
}

function newBreaches(
  before: readonly ConstraintMatch[],
  after: readonly ConstraintMatch[],
): MoveCost['breaks'] {
  const known = new Map<string, number>()
  for (const match of before) known.set(keyOf(match), (known.get(keyOf(match)) ?? 0) + match.amount)
  const sums = new Map<string, { match: ConstraintMatch; amount: number }>()
  for (const match of after) {
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
}

function keyOf({ constraint, people, topic, group, slot }: ConstraintMatch): string {
  return JSON.stringify([constraint, [...people].sort(), topic, group, slot])
}

function sizesAfter(
  { topics }: GroupsProblem,
  groups: readonly PlannedGroup[],
  { person, out, into }: PlanMove,
): GroupSize[] {
  return groups.flatMap((group, at): GroupSize[] => {
    if (at !== into && !out.includes(at)) return []
    const topic = topics.find(({ id }) => id === group.topic)
    const size = new Set(group.members).size
    const isIn = group.members.includes(person)
    const after = at === into ? size + (isIn ? 0 : 1) : size - (isIn ? 1 : 0)
    const { minSize = 0, maxSize = Infinity } = topic ?? {}
    return [{ ...nameOf(group), before: size, after, isBelow: after < minSize, isAbove: after > maxSize }]
  })
}

function companionsOf(groups: readonly PlannedGroup[], person: string): Map<string, number> {
  const times = new Map<string, number>()
  for (const { members } of groups)
    if (members.includes(person))
      for (const id of new Set(members)) if (id !== person) times.set(id, (times.get(id) ?? 0) + 1)
  return times
}

/** Who gains or loses company that one of the two wishes, and who would meet the person once more. */
function companyChanges(
  { contacts, rules }: GroupsProblem,
  before: readonly PlannedGroup[],
  after: readonly PlannedGroup[],
  person: string,
): CompanyEffect[] {
  const [had, has] = [companionsOf(before, person), companionsOf(after, person)]
  const isWished = (from: string, to: string) =>
    contacts.some(([a, b, weight]) => a === from && b === to && weight !== 'no')
  const effects: CompanyEffect[] = []
  for (const other of new Set([...had.keys(), ...has.keys()])) {
    const [times, timesAfter] = [had.get(other) ?? 0, has.get(other) ?? 0]
    const isLost = times > 0 && timesAfter === 0
    const isGained = times === 0 && timesAfter > 0
    if (isLost || isGained) {
      if (isWished(other, person)) effects.push({ person: other, effect: isLost ? 'loses' : 'gains' })
      if (isWished(person, other)) effects.push({ person: other, effect: isLost ? 'missed' : 'met' })
    }
    const countsRepeats = (rules.weights.preferNewPersonToPersonContacts ?? 1) > 0
    if (countsRepeats && timesAfter > times && timesAfter > 1)
      effects.push({ person: other, effect: 'again' })
  }
  return effects
}

function worthOf(
  problem: GroupsProblem,
  before: GroupsEvaluation,
  after: GroupsEvaluation,
): MoveCost['worth'] {
  const order = compareScores(after.score, before.score)
  if (order >= 0) return order > 0 ? 'better' : 'equal'
  const [hard, medium, soft] = before.score
  if (after.score[0] !== hard || after.score[1] !== medium) return 'worse'
  const gains = Object.values(before.terms).reduce((sum, term) => sum + Math.max(0, term), 0)
  const share = gains / Math.max(1, problem.people.length)
  return soft - after.score[2] < LITTLE * share ? 'littleWorse' : 'worse'
}

/** The rules that lose most, the greatest loss first. */
function losses(before: GroupsEvaluation, after: GroupsEvaluation): readonly string[] {
  return Object.keys(before.terms)
    .map((name) => ({ name, change: (after.terms[name] ?? 0) - (before.terms[name] ?? 0) }))
    .filter(({ change }) => change < -1e-9)
    .sort((a, b) => a.change - b.change)
    .slice(0, MAX_LOSSES)
    .map(({ name }) => name)
}
