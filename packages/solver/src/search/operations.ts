import { countMaybe } from '../constraints/avoid-maybe-availability.ts'
import { countRepeat } from '../constraints/avoid-repeated-topics.ts'
import { countBusy } from '../constraints/busy.ts'
import { countContactNo } from '../constraints/contact-no.ts'
import { countCompany } from '../constraints/contact-preferences.ts'
import { countGot } from '../constraints/fairness.ts'
import { countFixed } from '../constraints/fixed.ts'
import { countHost, expectHosts } from '../constraints/host-missing.ts'
import { countKeptMember, countKeptStart } from '../constraints/keep-previous-plan.ts'
import { countLanguage } from '../constraints/language.ts'
import { countLimited } from '../constraints/limit.ts'
import { countUnwanted } from '../constraints/not-wanted.ts'
import { countGroups } from '../constraints/one-group-only.ts'
import { changeSizePenalty } from '../constraints/optimal-group-size.ts'
import { countParallel } from '../constraints/parallel.ts'
import { countShared } from '../constraints/prefer-new-contacts.ts'
import { countRange } from '../constraints/range.ts'
import { changeSizeBreach } from '../constraints/size.ts'
import { countTopicValue } from '../constraints/topic-value.ts'
import { countUnavailable } from '../constraints/unavailable.ts'
import { countUnits } from '../constraints/unfilled.ts'
import type { State } from './state.ts'

/*
 * The three operations of the search, and the one place where they call the constraints, each by its own name: a loop over a
 * list of constraints would cost the hot path its speed. A test names every constraint an operation forgets.
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
  countGroups(state, groupsOf[p].length, 1)
  countKeptMember(state, p, g, 1)
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
  countGroups(state, groupsOf[p].length, -1)
  countKeptMember(state, p, g, -1)
  state.journal.push(REMOVED, p, g)
}

/** Operation 3: g runs at another start; -1 ends it (it must be empty), and a start begins one that did not run. */
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
    expectHosts(state, topic, 1)
  } else if (from >= 0 && to < 0) {
    const last = running.pop() as number
    if (last !== g) {
      running[position[g]] = last
      position[last] = position[g]
    }
    position[g] = -1
    runningOf[topic]--
    changeSize(state, topic, size, -1)
    expectHosts(state, topic, -1)
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

/** A group of the topic changes its size; -1 stands for not running. */
function changeSize(state: State, topic: number, from: number, to: number): void {
  changeSizeBreach(state, topic, from, to)
  changeSizePenalty(state, topic, from, to)
}

/** What one membership adds (sign 1) or takes (sign -1) by its time. */
function countTime(state: State, p: number, topic: number, start: number, sign: 1 | -1): void {
  const { facts } = state
  const attends = facts.attend[topic][start * facts.people + p]
  countUnavailable(state, attends, sign)
  countBusy(state, p, facts.covers[topic][start], sign)
  countMaybe(state, p, topic, start, attends, sign)
}

/** What one membership adds or takes by its member and topic. */
function countPerson(state: State, p: number, topic: number, sign: 1 | -1): void {
  const { facts, attends } = state
  const at = p * facts.topics + topic
  const isHost = facts.host[at] === 1
  countUnits(state, p, topic, sign)
  countLimited(state, p, topic, isHost, sign)
  if (isHost) countHost(state, sign)
  else if (facts.wish[at] === 0) countUnwanted(state, sign)
  const times = sign > 0 ? attends[at]++ : --attends[at]
  if (times > 0) {
    countRepeat(state, isHost, sign)
    return
  }
  if (facts.wish[at] === 0) return
  countTopicValue(state, at, sign)
  countGot(state, p, facts.value[at], sign)
}

/** What p adds or takes together with the members, of whom p is none while this runs. */
function countPairs(state: State, p: number, members: readonly number[], sign: 1 | -1): void {
  const { facts, shared } = state
  const { clash, contact, people } = facts
  const base = p * people
  for (let i = 0; i < members.length; i++) {
    const q = members[i]
    if (clash !== null) {
      countContactNo(state, clash[base + q], sign)
      countLanguage(state, clash[base + q], sign)
    }
    if (contact !== null) countCompany(state, contact[base + q], sign)
    if (shared !== null) countShared(state, shared, p, q, sign)
  }
}

/** What g adds or takes, with its members, by its start. */
function countStart(state: State, g: number, start: number, sign: 1 | -1): void {
  const { facts, members } = state
  const topic = facts.topicOf[g]
  countRange(state, topic, start, sign)
  countParallel(state, facts.covers[topic][start], sign)
  countKeptStart(state, g, start, sign)
  countFixed(state, g, start, sign)
  const list = members[g]
  for (let i = 0; i < list.length; i++) countTime(state, list[i], topic, start, sign)
}
