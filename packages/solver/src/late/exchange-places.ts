import { timeBlockOf } from '../search/block-worth.ts'
import { addMember, removeMember } from '../search/operations.ts'
import { createReassigner } from '../search/reassign.ts'
import type { Freedom, Reassigner } from '../search/search-context.ts'
import {
  couldJoin,
  growthPrice,
  hasSeat,
  isShort,
  keepsIfBetter,
  type LatePlan,
  lateGroupsOf,
  shrinkPrice,
  writePrices,
} from './late-plan.ts'

/** Changes that are tried at most: those that promise something are few. */
const MAX_TRIES = 3_000
const MAX_ROUNDS = 4
/** What is no gain but rounding. */
const TINY = 1e-7

/**
 * Late people change places among themselves while that makes the plan better: all of one time at once, then
 * one or two between times, or out of a full group for somebody who has no other place.
 */
export function exchangePlaces(plan: LatePlan, people: readonly number[]): void {
  const reassigner = createReassigner(plan.state.facts.people)
  const tries = { left: MAX_TRIES }
  const waiting = () => people.filter((p) => isShort(plan, p))
  for (let round = 0, again = true; again && round < MAX_ROUNDS; round++) {
    again = reassignTimes(plan, people, reassigner)
    const exchange: Exchange = {
      plan,
      groups: [...plan.state.running],
      tries,
      rows: [],
      waiting: waiting(),
    }
    for (const p of people)
      for (const g of lateGroupsOf(plan, p))
        if (moveOut(exchange, p, g)) {
          again = true
          exchange.waiting = waiting()
        }
  }
}

/** Places those who came late anew in the groups of each time. Whether that made the plan better anywhere. */
function reassignTimes(plan: LatePlan, people: readonly number[], reassigner: Reassigner): boolean {
  const { state, settled, most } = plan
  const came = new Set(people)
  const freedom: Freedom = {
    mayLeave: (p, g) => !settled.has(g * state.facts.people + p),
    mayCome: (p) => came.has(p) && isShort(plan, p),
    most,
  }
  const done = new Set<number>()
  let isBetter = false
  for (const g of [...state.running]) {
    if (done.has(g)) continue
    const block = timeBlockOf(state, g)
    for (const h of block) done.add(h)
    const reassign = () => {
      reassigner.reassign(state, plan, block, freedom)
      return true
    }
    if (keepsIfBetter(plan, reassign)) isBetter = true
  }
  return isBetter
}

interface Exchange {
  readonly plan: LatePlan
  readonly groups: readonly number[]
  readonly tries: { left: number }
  /** What people would be worth elsewhere, by person and the group they leave, as far as it was asked for. */
  readonly rows: (Float64Array | undefined)[]
  /** People who lack a place. */
  waiting: readonly number[]
}

/** Takes p out of g for another group; a swap partner, somebody without a place or nobody gets the seat. */
function moveOut(exchange: Exchange, p: number, g: number): boolean {
  const { plan, groups, tries } = exchange
  const { members, facts } = plan.state
  const own = rowOf(exchange, p, g)
  const from = groups.indexOf(g)
  const entrants = exchange.waiting
    .filter((q) => q !== p)
    .map((q) => ({ q, worth: rowOf(exchange, q, -1)[from] }))
    .filter(({ worth }) => worth > -Infinity)
    .sort((a, b) => b.worth - a.worth || a.q - b.q)
  for (let to = 0; to < groups.length; to++) {
    if (tries.left <= 0) return false
    const h = groups[to]
    if (h === g || own[to] === -Infinity) continue
    const leaving: Change = [p, g, h]
    const change = own[to] - own[from]
    const growth = growthPrice(plan, h)
    if (change + growth + shrinkPrice(plan, g) > TINY && attempt(exchange, [leaving])) return true
    for (const q of members[h]) {
      if (q === p || plan.settled.has(h * facts.people + q)) continue
      const theirs = rowOf(exchange, q, h)
      if (change + theirs[from] - theirs[to] > TINY && attempt(exchange, [leaving, [q, h, g]])) return true
    }
    for (const { q, worth } of entrants) {
      if (change + growth + worth <= TINY) break
      if (attempt(exchange, [leaving, [q, -1, g]])) return true
    }
  }
  return false
}

function rowOf({ rows, groups, plan }: Exchange, p: number, from: number): Float64Array {
  const key = p * (plan.state.facts.groups + 1) + from + 1
  const known = rows[key]
  if (known) return known
  const row = new Float64Array(groups.length)
  writePrices(plan, groups, p, from, row)
  rows[key] = row
  return row
}

type Change = readonly [p: number, from: number, to: number]

/** Makes the changes if each of them keeps every rule and all together make the plan better. */
function attempt({ plan, tries, rows }: Exchange, changes: readonly Change[]): boolean {
  const { state } = plan
  tries.left -= 1
  const isBetter = keepsIfBetter(plan, () => {
    for (const [p, from] of changes) if (from >= 0) removeMember(state, p, from)
    return changes.every(([p, , to]) => {
      if (!hasSeat(plan, to) || !couldJoin(plan, p, to)) return false
      addMember(state, p, to)
      return true
    })
  })
  const width = state.facts.groups + 1
  if (isBetter)
    for (const [p] of changes) for (let from = 0; from < width; from++) rows[p * width + from] = undefined
  return isBetter
}
