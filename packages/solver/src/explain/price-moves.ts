import { companyReward } from '../constraints/contact-preferences.ts'
import { sharedGroupCharge } from '../constraints/prefer-new-contacts.ts'
import { haveMet } from '../former-groups.ts'
import type { FixedGroup, GroupRef } from '../problem.ts'
import { groupIndex, personIndex } from '../search/plan-state.ts'
import type { State } from '../state.ts'
import type { MovePrice, MovePrices } from './explanation.ts'
import { type Move, type SharedGroups, satisfactionIn, sharedGroups, tryMove } from './try-move.ts'

/** What counts for more than all wished company together. */
const CLASH = 1e6

/**
 * `GroupsExplainer.moves`, in the plan of a state. It gives figures and no reasons, so it tries each move and
 * does not ask `placeFacts`, which would take far longer for all groups; what is said of one of them reads
 * both (`costOfMove`).
 */
export function priceMoves(
  state: State,
  vacant: readonly FixedGroup[],
  person: string,
  from: GroupRef | null,
): Omit<MovePrices, 'span'> {
  const { facts } = state
  const p = personIndex(facts, person)
  const left = from && groupIndex(facts, from)
  const leaves = left !== null && state.members[left].includes(p)
  const begun = vacant.map((one) => ({ g: groupIndex(facts, one), start: one.start }))
  const targets = [
    ...state.running.toSorted((a, b) => a - b).map((g) => ({ g, start: state.start[g] })),
    ...begun.filter(({ g }) => state.start[g] < 0),
  ]
  const moves = targets.flatMap((target): MovePrice[] => {
    const isIn = state.members[target.g].includes(p)
    if (isIn && left !== null && target.g !== left) return []
    const out = isIn ? [target.g] : leaves ? [left] : []
    return [priceOf(state, target.g, { p, out, into: isIn ? null : target })]
  })
  return { satisfaction: satisfactionIn(state, p), moves }
}

function priceOf(state: State, g: number, move: Move): MovePrice {
  const { facts } = state
  const company = sharedGroups(state, move).map((each) => companyPoints(state, move.p, each))
  return tryMove(state, move, (change) => ({
    topic: facts.problem.topics[facts.topicOf[g]].id,
    group: facts.numberOf[g],
    change,
    breaches: breachesOf(state),
    satisfaction: satisfactionIn(state, move.p),
    gain: company.filter((points) => points > 1e-9).length,
    lose: company.filter((points) => points < -1e-9).length,
  }))
}

/** Each breach once, however heavily it weighs. */
export function breachesOf({ amounts, saved, facts: { hard } }: State): number {
  let sum = 0
  for (let i = hard.first; i < hard.end; i++) if (hard.weights[i] !== 0) sum += amounts[i] - saved[i]
  return sum
}

/** What a change of their company means to two people: wished, unwanted and repeated company. */
export function companyPoints({ facts }: State, p: number, { other, before, after }: SharedGroups): number {
  const at = p * facts.people + other
  const wished = facts.contact === null ? 0 : companyReward(facts) * facts.contact[at]
  const unwanted = facts.clash !== null && facts.clash[at] !== 0 ? CLASH : 0
  const { people } = facts.problem
  const former = haveMet(facts.reading, people[p].id, people[other].id) ? 1 : 0
  const again = Math.max(0, after + former - 1) - Math.max(0, before + former - 1)
  return (after - before) * (wished - unwanted) - again * sharedGroupCharge(facts)
}
