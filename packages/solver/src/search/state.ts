import { sizePenalty } from '../constraints/optimal-group-size.ts'
import type { Facts } from './facts.ts'
import * as term from './terms.ts'

/**
 * One plan under search with the exact amount of every constraint. Change it only through the three operations below:
 * they keep the amounts right and write the journal that `undo` reads.
 */
export interface State {
  readonly facts: Facts
  /** Unweighted amount per constraint, in the order of `CONSTRAINTS`. */
  readonly amounts: Float64Array
  readonly saved: Float64Array
  /** Start of each group, -1 when it does not run. */
  readonly start: Int32Array
  readonly members: readonly number[][]
  readonly groupsOf: readonly number[][]
  /** Running groups in no order, and where each stands in the list. */
  readonly running: number[]
  readonly position: Int32Array
  readonly runningOf: Int32Array
  /** busy[p * slots + s]: groups the person is in. */
  readonly busy: Int16Array
  readonly parallel: Int32Array
  readonly units: Int32Array
  readonly limited: Int32Array
  readonly attends: Int16Array
  readonly got: Float64Array
  readonly shared: Int16Array | null
  readonly pairs: boolean
  /** Triples kind, a, b of the operations since the last `mark`. */
  readonly journal: number[]
}

export function createState(facts: Facts): State {
  const { people, topics, slots, groups, weights } = facts
  const shared = weights[term.NEW_CONTACTS] === 0 ? null : new Int16Array(people * people)
  const state: State = {
    facts,
    amounts: new Float64Array(term.TERM_COUNT),
    saved: new Float64Array(term.TERM_COUNT),
    start: new Int32Array(groups).fill(-1),
    members: Array.from({ length: groups }, () => []),
    groupsOf: Array.from({ length: people }, () => []),
    running: [],
    position: new Int32Array(groups).fill(-1),
    runningOf: new Int32Array(topics),
    busy: new Int16Array(people * slots),
    parallel: new Int32Array(slots),
    units: new Int32Array(people),
    limited: new Int32Array(people),
    attends: new Int16Array(people * topics),
    got: new Float64Array(people),
    shared,
    pairs: shared !== null || facts.clash !== null || facts.contact !== null,
    journal: [],
  }
  resetAmounts(state)
  return state
}

function resetAmounts({ facts, amounts }: State): void {
  amounts.fill(0)
  amounts[term.FIXED] = facts.problem.fixedGroups.length
  let wants = 0
  let unfair = 0
  for (let p = 0; p < facts.people; p++) {
    wants += facts.wants[p]
    if (facts.ideal[p] > 0) unfair++
  }
  amounts[term.UNFILLED] = wants
  amounts[term.ASSIGN_ALL] = wants
  amounts[term.FAIRNESS] = unfair
  amounts[term.KEEP] = facts.previousCount
}

export function hardOf({ amounts, facts: { weights } }: State): number {
  let sum = 0
  for (let i = 0; i < term.UNFILLED; i++) sum += amounts[i] * weights[i]
  return sum
}

export function mediumOf({ amounts, facts: { weights } }: State): number {
  return amounts[term.UNFILLED] * weights[term.UNFILLED]
}

export function softOf({ amounts, facts: { weights } }: State): number {
  let sum = 0
  for (let i = term.FIRST_SOFT; i < term.TERM_COUNT; i++) sum += amounts[i] * weights[i]
  return sum
}

function sizeAmounts(state: State, topic: number, from: number, to: number): void {
  const low = state.facts.minSize[topic]
  const high = state.facts.maxSize[topic]
  const { amounts } = state
  if (from >= 0) {
    amounts[term.SIZE] -= from < low ? low - from : from > high ? from - high : 0
    amounts[term.GROUP_SIZE] -= sizePenalty(from, low, high)
  }
  if (to >= 0) {
    amounts[term.SIZE] += to < low ? low - to : to > high ? to - high : 0
    amounts[term.GROUP_SIZE] += sizePenalty(to, low, high)
  }
}

/** The squared gap of section 5 line 9. */
export function unfairness(ideal: number, got: number): number {
  if (ideal === 0 || got >= ideal) return 0
  const gap = 1 - got / ideal
  return gap * gap
}

/** What one membership adds (sign 1) or takes (sign -1) through time: busy slots, availability, maybe. */
function timeAmounts(state: State, p: number, topic: number, start: number, sign: 1 | -1): void {
  const { facts, amounts, busy } = state
  const here = facts.attend[topic][start * facts.people + p]
  if (here === 0) amounts[term.UNAVAILABLE] += sign
  if (here === 2) amounts[term.MAYBE] += sign
  const covered = facts.covers[topic][start]
  const base = p * facts.slots
  for (let i = 0; i < covered.length; i++) {
    const at = base + covered[i]
    if (sign > 0) {
      if (busy[at]++ > 0) amounts[term.BUSY]++
    } else if (--busy[at] > 0) amounts[term.BUSY]--
  }
  if (here === 0 && facts.weights[term.MAYBE] !== 0 && coversMaybe(facts, p, topic, start))
    amounts[term.MAYBE] += sign
}

/** Only asked for members who are not available throughout, which happens around contradictory fixed groups. */
function coversMaybe({ problem, covers }: Facts, p: number, topic: number, start: number): boolean {
  return covers[topic][start].some((slot) => problem.people[p].maybe.includes(slot))
}

function personAmounts(state: State, p: number, topic: number, sign: 1 | -1): void {
  const { facts, amounts, units, limited, attends, got } = state
  const at = p * facts.topics + topic
  const isHost = facts.host[at] === 1
  const before = Math.max(0, facts.wants[p] - units[p])
  units[p] += sign * facts.units[topic]
  const change = Math.max(0, facts.wants[p] - units[p]) - before
  amounts[term.UNFILLED] += change
  amounts[term.ASSIGN_ALL] += change
  if (facts.countHosting || !isHost) {
    const max = facts.max[p]
    if (max >= 0) amounts[term.LIMIT] -= Math.max(0, limited[p] - max)
    limited[p] += sign * facts.units[topic]
    if (max >= 0) amounts[term.LIMIT] += Math.max(0, limited[p] - max)
  }
  if (isHost) amounts[term.HOST_MISSING] -= sign
  else if (facts.wish[at] === 0) {
    amounts[term.NOT_WANTED] += sign
    amounts[term.NON_PREFERRED] += sign
  }
  const times = sign > 0 ? attends[at]++ : --attends[at]
  if (times > 0) {
    if (!isHost) amounts[term.REPEATED] += sign
    return
  }
  if (facts.wish[at] === 0) return
  amounts[term.HIGH_VALUE] += sign * facts.highValue[at]
  amounts[term.SELECTIVE] += sign * facts.selective[at]
  const ideal = facts.ideal[p]
  amounts[term.FAIRNESS] -= unfairness(ideal, got[p])
  got[p] += sign * facts.value[at]
  amounts[term.FAIRNESS] += unfairness(ideal, got[p])
}

/** p is not in the list of members while this runs. */
function pairAmounts(state: State, p: number, members: readonly number[], sign: 1 | -1): void {
  const { facts, amounts, shared } = state
  const { clash, contact, people } = facts
  const base = p * people
  for (let i = 0; i < members.length; i++) {
    const q = members[i]
    if (clash !== null) {
      const both = clash[base + q]
      if (both & 1) amounts[term.CONTACT_NO] += sign
      if (both & 2) amounts[term.LANGUAGE] += sign
    }
    if (contact !== null) amounts[term.CONTACTS] += sign * contact[base + q]
    if (shared !== null) {
      const at = p < q ? base + q : q * people + p
      const times = sign > 0 ? shared[at]++ : --shared[at]
      if (times > 0) amounts[term.NEW_CONTACTS] += sign
    }
  }
}

const ADDED = 0
const REMOVED = 1
const STARTED = 2

/** Operation 1: p becomes a member of the running group g, in which p is not. */
export function addMember(state: State, p: number, g: number): void {
  const { facts, members, groupsOf, amounts } = state
  const topic = facts.topicOf[g]
  const list = members[g]
  if (state.pairs) pairAmounts(state, p, list, 1)
  sizeAmounts(state, topic, list.length, list.length + 1)
  timeAmounts(state, p, topic, state.start[g], 1)
  personAmounts(state, p, topic, 1)
  if (groupsOf[p].length > 0) amounts[term.ONE_GROUP_ONLY]++
  if (facts.previousCount > 0 && facts.previousMember.has(g * facts.people + p)) amounts[term.KEEP]--
  list.push(p)
  groupsOf[p].push(g)
  state.journal.push(ADDED, p, g)
}

function takeOut(list: number[], value: number): void {
  const last = list.pop() as number
  if (last !== value) list[list.indexOf(value)] = last
}

/** Operation 2: the member p leaves the running group g. */
export function removeMember(state: State, p: number, g: number): void {
  const { facts, members, groupsOf, amounts } = state
  const topic = facts.topicOf[g]
  const list = members[g]
  takeOut(list, p)
  takeOut(groupsOf[p], g)
  if (state.pairs) pairAmounts(state, p, list, -1)
  sizeAmounts(state, topic, list.length + 1, list.length)
  timeAmounts(state, p, topic, state.start[g], -1)
  personAmounts(state, p, topic, -1)
  if (groupsOf[p].length > 0) amounts[term.ONE_GROUP_ONLY]--
  if (facts.previousCount > 0 && facts.previousMember.has(g * facts.people + p)) amounts[term.KEEP]++
  state.journal.push(REMOVED, p, g)
}

function groupTime(state: State, g: number, start: number, sign: 1 | -1): void {
  const { facts, amounts, parallel, members } = state
  const topic = facts.topicOf[g]
  if (facts.startOk[topic * facts.slots + start] === 0) amounts[term.RANGE] += sign
  const covered = facts.covers[topic][start]
  for (let i = 0; i < covered.length; i++) {
    const count = sign > 0 ? parallel[covered[i]]++ : --parallel[covered[i]]
    if (count >= facts.maxParallel) amounts[term.PARALLEL] += sign
  }
  if (facts.previousStart[g] === start) amounts[term.KEEP] -= sign
  const fixed = facts.fixedStarts.get(g)
  if (fixed?.includes(start)) amounts[term.FIXED] -= sign
  const list = members[g]
  for (let i = 0; i < list.length; i++) timeAmounts(state, list[i], topic, start, sign)
}

/** Operation 3: g runs at another start; -1 ends it (it must be empty), and a start begins one that did not run. */
export function setStart(state: State, g: number, to: number): void {
  const { facts, amounts, running, position, start, runningOf } = state
  const from = start[g]
  const topic = facts.topicOf[g]
  const size = state.members[g].length
  if (to < 0 && size > 0)
    throw new Error(`Group ${g} still has ${size} members. Maybe it was closed before they left?`)
  if (from >= 0) groupTime(state, g, from, -1)
  if (to >= 0) groupTime(state, g, to, 1)
  start[g] = to
  if (from < 0 && to >= 0) {
    position[g] = running.push(g) - 1
    runningOf[topic]++
    sizeAmounts(state, topic, -1, size)
    amounts[term.HOST_MISSING] += facts.hosts[topic].length
  } else if (from >= 0 && to < 0) {
    const last = running.pop() as number
    if (last !== g) {
      running[position[g]] = last
      position[last] = position[g]
    }
    position[g] = -1
    runningOf[topic]--
    sizeAmounts(state, topic, size, -1)
    amounts[term.HOST_MISSING] -= facts.hosts[topic].length
  }
  state.journal.push(STARTED, g, from)
}

/** Begins a move: what follows can be taken back with `undo`. */
export function mark(state: State): void {
  state.journal.length = 0
  state.saved.set(state.amounts)
}

/** Takes back everything since `mark`. */
export function undo(state: State): void {
  const { journal } = state
  const count = journal.length
  for (let i = count - 3; i >= 0; i -= 3) {
    const kind = journal[i]
    if (kind === ADDED) removeMember(state, journal[i + 1], journal[i + 2])
    else if (kind === REMOVED) addMember(state, journal[i + 1], journal[i + 2])
    else setStart(state, journal[i + 1], journal[i + 2])
  }
  journal.length = 0
  state.amounts.set(state.saved)
}

/** Closes every group. */
export function clear(state: State): void {
  for (const g of [...state.running]) {
    for (const p of [...state.members[g]]) removeMember(state, p, g)
    setStart(state, g, -1)
  }
  resetAmounts(state)
  state.got.fill(0)
  state.journal.length = 0
}
