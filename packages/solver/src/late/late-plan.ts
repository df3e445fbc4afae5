import type { Facts } from '../facts.ts'
import type { PlannedGroup } from '../problem.ts'
import { compareScores } from '../result.ts'
import { sizePrice, writeWorth } from '../search/block-worth.ts'
import { isFree, isNeededHost, isRoomFull, isWithinLimit, suits } from '../search/checks.ts'
import { priceOfUnit } from '../search/effort.ts'
import { addMember, mark, undo } from '../search/operations.ts'
import { groupIndex, layOut } from '../search/plan-state.ts'
import { type State, scoreOf } from '../state.ts'
import type { GroupLimit } from './placement.ts'

/** A plan in the state of the search: people are added to it, and nobody who was in it is taken out. */
export interface LatePlan {
  readonly state: State
  /** The most people a group takes, by group. */
  readonly most: Int32Array
  /** Keys g * people + p of the memberships that stay. */
  readonly settled: ReadonlySet<number>
  readonly unitPrice: number
}

/** Somebody who mends a broken rule by coming is worth so many open units. */
const MENDING = 10

/** Throws when the plan or a limit names something the problem does not have, or a group twice. */
export function latePlan(
  facts: Facts,
  groups: readonly PlannedGroup[],
  limits: readonly GroupLimit[],
): LatePlan {
  const state = layOut(facts, groups)
  const settled = new Set(state.running.flatMap((g) => state.members[g].map((p) => g * facts.people + p)))
  const most = Int32Array.from(facts.topicOf, (topic) => facts.maxSize[topic])
  for (const limit of limits) {
    const g = groupIndex(facts, limit)
    most[g] = Math.min(most[g], limit.most)
  }
  return { state, most, settled, unitPrice: priceOfUnit(facts) }
}

/** Whether somebody has fewer units than they want. */
export function isShort({ state: { units, facts } }: LatePlan, p: number): boolean {
  return units[p] < facts.wants[p]
}

/** Groups that p has come into late. */
export function lateGroupsOf({ state, settled }: LatePlan, p: number): number[] {
  return state.groupsOf[p].filter((g) => !settled.has(g * state.facts.people + p))
}

export function hasSeat({ state, most }: LatePlan, g: number): boolean {
  return state.members[g].length < most[g] && !isRoomFull(state, g)
}

/** Whether p may come into the running group g as far as its size does not matter. */
export function couldJoin({ state }: LatePlan, p: number, g: number): boolean {
  return (
    !state.groupsOf[p].includes(g) && isFree(state, p, g) && suits(state, p, g) && keepsLimit(state, p, g)
  )
}

/** As `isWithinLimit`, but hosting that does not count is allowed even over the limit. */
function keepsLimit(state: State, p: number, g: number): boolean {
  const { facts, groupsOf } = state
  const isUncounted = !facts.countHosting && facts.host[p * facts.topics + facts.topicOf[g]] === 1
  if (isUncounted) return !facts.oneGroupOnly || groupsOf[p].length === 0
  return isWithinLimit(state, p, g)
}

/** Makes a change; keeps it if it breaks nothing more and the plan is better or, if `evenToo`, no worse. */
export function keepsIfBetter(
  { state }: LatePlan,
  change: () => boolean,
  { evenToo = false }: { readonly evenToo?: boolean } = {},
): boolean {
  const before = scoreOf(state)
  mark(state)
  const isMade = change()
  const gain = compareScores(scoreOf(state), before)
  const isKept = isMade && (gain > 0 || (evenToo && gain === 0)) && !breaksMore(state)
  if (!isKept) undo(state)
  state.journal.length = 0
  return isKept
}

function breaksMore({ facts: { hard }, amounts, saved }: State): boolean {
  for (let i = hard.first; i < hard.end; i++) if (hard.weights[i] !== 0 && amounts[i] > saved[i]) return true
  return false
}

/** Adds p to g where a seat is free, no rule is broken by it and the plan does not get worse. */
export function seat(plan: LatePlan, p: number, g: number): boolean {
  if (!hasSeat(plan, g) || !couldJoin(plan, p, g)) return false
  const add = () => {
    addMember(plan.state, p, g)
    return true
  }
  return keepsIfBetter(plan, add, { evenToo: true })
}

const block = [0]

/**
 * Writes what p would add to each of the groups instead of to `from` (-1: to none), the sizes aside;
 * -Infinity where p may not be. A guide to what is worth trying, since company changes while others come.
 */
export function writePrices(
  plan: LatePlan,
  groups: readonly number[],
  p: number,
  from: number,
  into: Float64Array,
): void {
  const { state, unitPrice } = plan
  const { facts, start, groupsOf } = state
  const isBound = facts.oneGroupOnly && groupsOf[p].length > (from < 0 ? 0 : 1)
  for (let k = 0; k < groups.length; k++) {
    const g = groups[k]
    into[k] = -Infinity
    if (g !== from && (isBound || !isFreeWithout(state, p, g, from) || !suits(state, p, g))) continue
    block[0] = g
    writeWorth(state, plan, p, start[g], block, from, into, k)
    if (isNeededHost(state, p, g)) into[k] += MENDING * unitPrice
  }
}

/** Whether p is in nothing but `from` while g runs. */
function isFreeWithout({ facts, busy, start }: State, p: number, g: number, from: number): boolean {
  const covered = facts.covers[facts.topicOf[g]][start[g]]
  const left = from < 0 ? null : facts.covers[facts.topicOf[from]][start[from]]
  const base = p * facts.slots
  for (let i = 0; i < covered.length; i++) {
    const others = busy[base + covered[i]] - (left?.includes(covered[i]) ? 1 : 0)
    if (others > 0) return false
  }
  return true
}

/** What one person more in g is worth by its size alone; -Infinity where it is full. */
export function growthPrice(plan: LatePlan, g: number): number {
  return hasSeat(plan, g) ? priceOfResizing(plan, g, 1) : -Infinity
}

/** What g is worth by its size alone without one of its people. */
export function shrinkPrice(plan: LatePlan, g: number): number {
  return priceOfResizing(plan, g, -1)
}

function priceOfResizing({ state: { facts, members }, unitPrice }: LatePlan, g: number, by: 1 | -1): number {
  const topic = facts.topicOf[g]
  const size = members[g].length
  const breach = MENDING * unitPrice
  return sizePrice(facts, topic, size, breach) - sizePrice(facts, topic, size + by, breach)
}
