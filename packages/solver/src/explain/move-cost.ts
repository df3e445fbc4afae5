import { CONSTRAINTS } from '../constraints/constraints.ts'
import { haveMet } from '../former-groups.ts'
import type { PlanReading } from '../plan-reading.ts'
import { compareScores, type Score } from '../result.ts'
import { groupIndex, personIndex } from '../search/plan-state.ts'
import type { State } from '../state.ts'
import type { CompanyEffect, GroupSize, MoveCost } from './explanation.ts'
import { nameOf, type PlaceFacts } from './place-facts.ts'
import { type SharedGroups, satisfactionIn, sharedGroups, tryMove } from './try-move.ts'

/** Worse by less than this share of what a person adds to a plan on average is a little worse. */
const LITTLE = 0.25
/** So many of the rules that lose most are named. */
const MAX_LOSSES = 2

const SOFT = CONSTRAINTS.filter((rule) => rule.level === 'soft')

/** What moving a person into the group of these facts costs the plan; `state` is of the same plan. */
export function costOfMove(state: State, plan: PlanReading, person: string, move: PlaceFacts): MoveCost {
  const { out, group: into, breaks } = move
  const { facts } = state
  const p = personIndex(facts, person)
  const indexed = {
    p,
    out: out.map((one) => groupIndex(facts, nameOf(one))),
    into: { g: groupIndex(facts, nameOf(into)), start: into.start },
  }
  const company = sharedGroups(state, indexed).flatMap((each) => effectsOf(plan, person, each))
  const openUnits = () => Math.max(0, facts.wants[p] - state.units[p])
  const [open, satisfaction] = [openUnits(), satisfactionIn(state, p)]
  return tryMove(state, indexed, (change) => ({
    leaves: out.map(nameOf),
    breaks,
    unfilled: openUnits() - open,
    satisfaction: { before: satisfaction, after: satisfactionIn(state, p) },
    sizes: sizesAfter(plan, move),
    company,
    worth: worthOf(state, change),
    because: losses(state),
  }))
}

function sizesAfter({ running }: PlanReading, { out, group: into }: PlaceFacts): GroupSize[] {
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
  plan: PlanReading,
  person: string,
  { other: q, before, after }: SharedGroups,
): CompanyEffect[] {
  const { problem, contacts } = plan
  const other = problem.people[q].id
  const isWished = (from: string, to: string) => typeof contacts.get(from)?.get(to) === 'number'
  const effects: CompanyEffect[] = []
  const isLost = after === 0
  if (isLost || before === 0) {
    if (isWished(other, person)) effects.push({ person: other, effect: isLost ? 'loses' : 'gains' })
    if (isWished(person, other)) effects.push({ person: other, effect: isLost ? 'missed' : 'met' })
  }
  const countsRepeats = (problem.rules.weights.preferNewPersonToPersonContacts ?? 1) > 0
  const isAgain = after > 1 || haveMet(plan, person, other)
  if (countsRepeats && after > before && isAgain) effects.push({ person: other, effect: 'again' })
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
function losses({ facts, amounts, saved }: State): MoveCost['because'] {
  return SOFT.map(({ name, number }) => ({
    name,
    change: facts.weights[number] * (amounts[number] - saved[number]),
  }))
    .filter(({ change }) => change < -1e-9)
    .sort((a, b) => a.change - b.change)
    .slice(0, MAX_LOSSES)
    .map(({ name }) => name)
}
