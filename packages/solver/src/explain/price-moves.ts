import { simpleBound } from '../bounds/simple-bound.ts'
import { companyReward } from '../constraints/contact-preferences.ts'
import { sharedGroupCharge } from '../constraints/prefer-new-contacts.ts'
import type { FixedGroup, GroupsProblem, PlannedGroup } from '../problem.ts'
import { buildFacts } from '../search/build-facts.ts'
import { createState } from '../search/create-state.ts'
import type { Facts } from '../search/facts.ts'
import { addMember, mark, removeMember, setStart, undo } from '../search/operations.ts'
import { type State, scoreOf, softOf } from '../search/state.ts'
import type { GroupRef, MovePrice, MovePrices } from './move-prices.ts'

/** What counts for more than all wished company together. */
const CLASH = 1e6

type Reading = { facts: Facts; span: number | null }

/** A problem is read once, and the last plan of it as well. */
const readings = new WeakMap<GroupsProblem, Reading>()
const states = new WeakMap<readonly PlannedGroup[], State>()

/**
 * What each move of a person would do to a plan: out of the group `from` into each other one, and out of `from` alone; without `from`,
 * into each group they are not in, and out of each they are in. A group that is left by its last member ends; one of `vacant`
 * begins with the person. Counts only what the person and the two groups have a part in.
 * Throws when the plan or the move names something the problem does not have, or a group twice.
 */
export function priceMoves(
  problem: GroupsProblem,
  groups: readonly PlannedGroup[],
  person: string,
  from: GroupRef | null,
  vacant: readonly FixedGroup[] = [],
): MovePrices {
  const { facts, span } = readingOf(problem)
  const state = stateOf(facts, groups)
  const p = problem.people.findIndex(({ id }) => id === person)
  if (p < 0) throw new Error(`The problem has no person "${person}". Maybe they were removed?`)
  const left = from && groupIndex(facts, from)
  const leaves = left !== null && state.members[left].includes(p)
  const begun = vacant.map((one) => ({ g: groupIndex(facts, one), start: one.start }))
  const targets = [
    ...state.running.toSorted((a, b) => a - b).map((g) => ({ g, start: state.start[g] })),
    ...begun.filter(({ g }) => state.start[g] < 0),
  ]
  const moves = targets.flatMap(({ g, start }): MovePrice[] => {
    const isIn = state.members[g].includes(p)
    if (isIn && left !== null && g !== left) return []
    const leaving = isIn ? g : leaves ? left : null
    return [price(state, p, leaving, isIn ? null : { g, start })]
  })
  return { satisfaction: satisfaction(state, p), span, moves }
}

function readingOf(problem: GroupsProblem): Reading {
  const known = readings.get(problem)
  if (known) return known
  const facts = buildFacts(problem)
  const way = simpleBound(facts).soft - softOf(createState(facts))
  const reading = { facts, span: Number.isFinite(way) && way > 1e-9 ? way : null }
  readings.set(problem, reading)
  return reading
}

function stateOf(facts: Facts, groups: readonly PlannedGroup[]): State {
  const known = states.get(groups)
  if (known?.facts === facts) return known
  const state = createState(facts)
  const people = new Map(facts.problem.people.map(({ id }, p) => [id, p]))
  for (const { topic, group, start, members } of groups) {
    const g = groupIndex(facts, { topic, group })
    if (state.start[g] >= 0) throw new Error(`The plan runs group ${group} of topic "${topic}" twice.`)
    setStart(state, g, start)
    for (const id of new Set(members)) {
      const p = people.get(id)
      if (p === undefined)
        throw new Error(
          `The plan places "${id}" in "${topic}", whom the problem lacks. Maybe they were removed?`,
        )
      addMember(state, p, g)
    }
  }
  states.set(groups, state)
  return state
}

function groupIndex({ problem, firstGroup }: Facts, { topic, group }: GroupRef): number {
  const t = problem.topics.findIndex(({ id }) => id === topic)
  if (t < 0 || group < 0 || group >= problem.topics[t].groups)
    throw new Error(`The problem has no group ${group} of topic "${topic}". Maybe it was removed?`)
  return firstGroup[t] + group
}

type Target = { g: number; start: number }

/** Makes a move, reads what it did, and takes it back. */
function price(state: State, p: number, leaving: number | null, joining: Target | null): MovePrice {
  const { facts } = state
  const before = scoreOf(state)
  const company = new Map<number, number>()
  mark(state)
  if (leaving !== null) {
    removeMember(state, p, leaving)
    countCompany(state, p, leaving, -1, company)
    if (state.members[leaving].length === 0) setStart(state, leaving, -1)
  }
  if (joining) {
    if (state.start[joining.g] < 0) setStart(state, joining.g, joining.start)
    countCompany(state, p, joining.g, 1, company)
    addMember(state, p, joining.g)
  }
  const [hard, medium, soft] = scoreOf(state)
  const g = joining?.g ?? leaving ?? 0
  const found: MovePrice = {
    topic: facts.problem.topics[facts.topicOf[g]].id,
    group: facts.numberOf[g],
    change: [hard - before[0], medium - before[1], soft - before[2]],
    satisfaction: satisfaction(state, p),
    gain: [...company.values()].filter((points) => points > 1e-9).length,
    lose: [...company.values()].filter((points) => points < -1e-9).length,
  }
  undo(state)
  return found
}

/** What the company of p, who is not in g while this runs, means to each of its members. */
function countCompany(state: State, p: number, g: number, sign: 1 | -1, company: Map<number, number>): void {
  const { facts, shared } = state
  for (const q of state.members[g]) {
    const at = p * facts.people + q
    const again = shared !== null && shared[p < q ? at : q * facts.people + p] > 0
    const points =
      (facts.contact === null ? 0 : companyReward(facts) * facts.contact[at]) -
      (again ? sharedGroupCharge(facts) : 0) -
      (facts.clash !== null && facts.clash[at] !== 0 ? CLASH : 0)
    company.set(q, (company.get(q) ?? 0) + sign * points)
  }
}

function satisfaction({ facts, got }: State, p: number): number {
  const ideal = facts.ideal[p]
  return ideal === 0 ? 1 : Math.min(1, Math.max(0, got[p]) / ideal)
}
