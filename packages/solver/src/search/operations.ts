import {
  changeSize,
  countMembership,
  countPairs,
  countPerson,
  countRunning,
  countStart,
  countTime,
} from '../constraints/constraints.ts'
import type { State } from '../state.ts'

/*
 * The three operations of the search. What each of their changes means to the constraints is in
 * `constraints/constraints.ts`.
 */

const ADDED = 0
const REMOVED = 1
const STARTED = 2

/** Operation 1: p becomes a member of the running group g, in which p is not. */
export function addMember(state: State, p: number, g: number): void {
  const { facts, members, groupsOf } = state
  const topic = facts.topicOf[g]
  const list = members[g]
  if (state.pairs) countPairs(state, p, list, 1)
  changeSize(state, topic, list.length, list.length + 1)
  countTime(state, p, topic, state.start[g], 1)
  countPerson(state, p, topic, 1)
  countMembership(state, p, g, 1)
  list.push(p)
  groupsOf[p].push(g)
  state.journal.push(ADDED, p, g)
}

/** Operation 2: the member p leaves the running group g. */
export function removeMember(state: State, p: number, g: number): void {
  const { facts, members, groupsOf } = state
  const topic = facts.topicOf[g]
  const list = members[g]
  takeOut(list, p)
  takeOut(groupsOf[p], g)
  if (state.pairs) countPairs(state, p, list, -1)
  changeSize(state, topic, list.length + 1, list.length)
  countTime(state, p, topic, state.start[g], -1)
  countPerson(state, p, topic, -1)
  countMembership(state, p, g, -1)
  state.journal.push(REMOVED, p, g)
}

/** Operation 3: g runs at another start; -1 ends it (it must be empty), from -1 it begins. */
export function setStart(state: State, g: number, to: number): void {
  const { facts, running, position, start, runningOf } = state
  const from = start[g]
  const topic = facts.topicOf[g]
  const size = state.members[g].length
  if (to < 0 && size > 0)
    throw new Error(`Group ${g} still has ${size} members. Maybe it was closed before they left?`)
  if (from >= 0) countStart(state, g, from, -1)
  if (to >= 0) countStart(state, g, to, 1)
  start[g] = to
  if (from < 0 && to >= 0) {
    position[g] = running.push(g) - 1
    runningOf[topic]++
    changeSize(state, topic, -1, size)
    countRunning(state, topic, 1)
  } else if (from >= 0 && to < 0) {
    const last = running.pop() as number
    if (last !== g) {
      running[position[g]] = last
      position[last] = position[g]
    }
    position[g] = -1
    runningOf[topic]--
    changeSize(state, topic, size, -1)
    countRunning(state, topic, -1)
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

function takeOut(list: number[], value: number): void {
  const last = list.pop() as number
  if (last !== value) list[list.indexOf(value)] = last
}
