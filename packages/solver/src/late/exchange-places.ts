import { compareScores } from '../result.ts'
import { timeBlockOf } from '../search/block-worth.ts'
import { addMember, mark, removeMember, undo } from '../search/operations.ts'
import { createReassigner } from '../search/reassign.ts'
import type { Freedom, Reassigner } from '../search/search-context.ts'
import { scoreOf } from '../search/state.ts'
import { addedTo, breaksMore, couldJoin, hasSeat, isShort, type LateState } from './late-state.ts'
import { growthPrice, type Prices, pricesOf, shrinkPrice, writePrices } from './prices.ts'

/** Changes that are tried at most: those that promise something are few. */
const MAX_TRIES = 3_000
const MAX_ROUNDS = 4
/** What is no gain but rounding. */
const TINY = 1e-7

/**
 * Lets those who came late change places among themselves as long as that makes the plan better: all of one time at once, then by ones and
 * twos between times, or out of a full group for somebody who has no other.
 */
export function exchangePlaces(late: LateState, people: readonly number[]): void {
  const reassigner = createReassigner(late.state.facts.people)
  const tries = { left: MAX_TRIES }
  for (let round = 0, again = true; again && round < MAX_ROUNDS; round++) {
    again = reassignTimes(late, people, reassigner)
    const exchange: Exchange = { ...pricesOf(late), tries, rows: [], waiting: [] }
    exchange.waiting = people.filter((p) => isShort(late, p))
    for (const p of people)
      for (const g of addedTo(late, p))
        if (moveOut(exchange, p, g)) {
          again = true
          exchange.waiting = people.filter((q) => isShort(late, q))
        }
  }
}

/** Places those who came late anew in the groups of each time. Whether that made the plan better anywhere. */
function reassignTimes(late: LateState, people: readonly number[], reassigner: Reassigner): boolean {
  const { state, settled, most } = late
  const { unitPrice } = pricesOf(late)
  const came = new Set(people)
  const freedom: Freedom = {
    mayLeave: (p, g) => !settled.has(g * state.facts.people + p),
    mayCome: (p) => came.has(p) && isShort(late, p),
    most,
  }
  const done = new Set<number>()
  let isBetter = false
  for (const g of [...state.running]) {
    if (done.has(g)) continue
    const block = timeBlockOf(state, g)
    for (const h of block) done.add(h)
    const before = scoreOf(state)
    mark(state)
    reassigner.reassign(state, { unitPrice }, block, freedom)
    const gain = compareScores(scoreOf(state), before)
    if (gain > 0 && !breaksMore(state)) isBetter = true
    else undo(state)
    state.journal.length = 0
  }
  return isBetter
}

interface Exchange extends Prices {
  readonly tries: { left: number }
  /** What people would be worth elsewhere, by person and the group they leave, as far as it was asked for. */
  readonly rows: (Float64Array | undefined)[]
  /** Who lacks a place. */
  waiting: readonly number[]
}

/** Takes p out of g for another group; the seat is for p's partner of a swap, for somebody who lacks a place, or stays free. */
function moveOut(exchange: Exchange, p: number, g: number): boolean {
  const { late, groups, tries } = exchange
  const { members } = late.state
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
    const change = own[to] - own[from]
    const growth = growthPrice(exchange, h)
    if (change + growth + shrinkPrice(exchange, g) > TINY && attempt(exchange, [[p, g, h]])) return true
    for (const q of members[h]) {
      if (q === p || late.settled.has(h * late.state.facts.people + q)) continue
      const theirs = rowOf(exchange, q, h)
      if (change + theirs[from] - theirs[to] <= TINY) continue
      const changes: Change[] = [
        [p, g, h],
        [q, h, g],
      ]
      if (attempt(exchange, changes)) return true
    }
    for (const { q, worth } of entrants) {
      if (change + growth + worth <= TINY) break
      const changes: Change[] = [
        [p, g, h],
        [q, -1, g],
      ]
      if (attempt(exchange, changes)) return true
    }
  }
  return false
}

function rowOf(exchange: Exchange, p: number, from: number): Float64Array {
  const { rows, groups, late } = exchange
  const key = p * (late.state.facts.groups + 1) + from + 1
  const known = rows[key]
  if (known) return known
  const row = new Float64Array(groups.length)
  writePrices(exchange, p, from, row)
  rows[key] = row
  return row
}

type Change = readonly [p: number, from: number, to: number]

/** Makes the changes if each of them keeps every rule and all together make the plan better. */
function attempt({ late, tries, rows }: Exchange, changes: readonly Change[]): boolean {
  const { state } = late
  tries.left -= 1
  const before = scoreOf(state)
  mark(state)
  for (const [p, from] of changes) if (from >= 0) removeMember(state, p, from)
  const isKept = changes.every(([p, , to]) => {
    if (!hasSeat(late, to) || !couldJoin(late, p, to)) return false
    addMember(state, p, to)
    return true
  })
  if (!isKept || compareScores(scoreOf(state), before) <= 0) {
    undo(state)
    return false
  }
  state.journal.length = 0
  const width = state.facts.groups + 1
  for (const [p] of changes) for (let from = 0; from < width; from++) rows[p * width + from] = undefined
  return true
}
