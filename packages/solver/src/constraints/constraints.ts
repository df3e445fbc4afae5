import type { RuleName, SoftRule } from '@planner/domain/plan-words'
import type { GroupsProblem } from '../problem.ts'
import type { State } from '../state.ts'
import { avoidMaybeAvailability, countMaybe } from './avoid-maybe-availability.ts'
import { avoidRepeatedTopics, countRepeat } from './avoid-repeated-topics.ts'
import { busy, countBusy } from './busy.ts'
import { type BoundId, type Constraint, weightOf } from './constraint.ts'
import { contactNo, countContactNo } from './contact-no.ts'
import { contactPreferences, countCompany } from './contact-preferences.ts'
import { countGot, fairness } from './fairness.ts'
import { countFixed, fixed } from './fixed.ts'
import { groupCount } from './group-count.ts'
import { countHost, expectHosts, hostMissing } from './host-missing.ts'
import { countKeptMember, countKeptStart, keepPreviousPlan } from './keep-previous-plan.ts'
import { countLanguage, language } from './language.ts'
import { countLimited, limit } from './limit.ts'
import { avoidNonPreferredTopicAssignments, countUnwanted, notWanted } from './not-wanted.ts'
import { countGroups, oneGroupOnly } from './one-group-only.ts'
import { changeSizePenalty, optimalGroupSize } from './optimal-group-size.ts'
import { countParallel, parallel } from './parallel.ts'
import { countPinned, pinned } from './pinned.ts'
import { countShared, preferNewPersonToPersonContacts } from './prefer-new-contacts.ts'
import { countRange, range } from './range.ts'
import { countRooms, countSeat, rooms } from './rooms.ts'
import { changeSizeBreach, size } from './size.ts'
import { countTopicValue, highValueTopicToSelectivePerson, personToHighValueTopic } from './topic-value.ts'
import { countUnavailable, unavailable } from './unavailable.ts'
import { assignAllSessionsToAllParticipants, countUnits, unfilled } from './unfilled.ts'

/*
 * The one place that knows all constraints: the list of them, and for each kind of change the calls of those
 * that it concerns; the operations of the search are made of such changes. Each is called by its own name,
 * since a loop over the list would cost the hot path its speed; the tests of the operations name every
 * constraint whose call is missing.
 */

const ALL = [
  range,
  busy,
  unavailable,
  size,
  parallel,
  rooms,
  groupCount,
  hostMissing,
  limit,
  notWanted,
  contactNo,
  language,
  oneGroupOnly,
  fixed,
  pinned,
  unfilled,
  personToHighValueTopic,
  highValueTopicToSelectivePerson,
  avoidNonPreferredTopicAssignments,
  assignAllSessionsToAllParticipants,
  optimalGroupSize,
  avoidRepeatedTopics,
  preferNewPersonToPersonContacts,
  contactPreferences,
  fairness,
  avoidMaybeAvailability,
  keepPreviousPlan,
] as const

/** Does not compile while a rule of the domain has no constraint. */
type OfEveryRule = RuleName extends (typeof ALL)[number]['name'] ? readonly Constraint[] : never

/** Every constraint of the groups problem, in the order of reports and of sums. */
export const CONSTRAINTS: OfEveryRule = ALL

export const USUAL_WEIGHTS = Object.fromEntries(
  CONSTRAINTS.flatMap((one) => (one.level === 'soft' ? [[one.name, one.usualWeight]] : [])),
) as Readonly<Record<SoftRule, number>>

/** What g with its members adds by a start at which it runs (1), or takes (-1). */
export function countStart(state: State, g: number, start: number, sign: 1 | -1): void {
  const { facts, members } = state
  const topic = facts.topicOf[g]
  countRange(state, topic, start, sign)
  countParallel(state, facts.covers[topic][start], sign)
  countRooms(state, facts.covers[topic][start], members[g].length, sign)
  countKeptStart(state, g, start, sign)
  countFixed(state, g, start, sign)
  const list = members[g]
  for (let i = 0; i < list.length; i++) countTime(state, list[i], topic, start, sign)
}

/** A group of the topic changes its size; -1 stands for not running. */
export function changeSize(state: State, topic: number, from: number, to: number): void {
  changeSizeBreach(state, topic, from, to)
  changeSizePenalty(state, topic, from, to)
}

/** What one membership adds (sign 1) or takes (sign -1) by its time. */
export function countTime(state: State, p: number, topic: number, start: number, sign: 1 | -1): void {
  const { facts } = state
  const attends = facts.attend[topic][start * facts.people + p]
  countUnavailable(state, attends, sign)
  countBusy(state, p, facts.covers[topic][start], sign)
  countMaybe(state, p, topic, start, attends, sign)
}

/** What one membership adds or takes by its member and topic. */
export function countPerson(state: State, p: number, topic: number, sign: 1 | -1): void {
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

/** What p adds or takes together with the members; p must not be a member of the group during this call. */
export function countPairs(state: State, p: number, members: readonly number[], sign: 1 | -1): void {
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

/** What one membership adds or takes by member and group; p must not be in g during this call. */
export function countMembership(state: State, p: number, g: number, sign: 1 | -1): void {
  countSeat(state, g, sign)
  countGroups(state, state.groupsOf[p].length, sign)
  countKeptMember(state, p, g, sign)
  countPinned(state, p, g, sign)
}

/** What a group adds by beginning to run (1), or takes by its end (-1), whatever its start and members. */
export function countRunning(state: State, topic: number, sign: 1 | -1): void {
  expectHosts(state, topic, sign)
}

/** Whether a constraint can have a say in this problem's scores. */
export function isInEffect(constraint: Constraint, problem: GroupsProblem): boolean {
  return weightOf(constraint, problem) !== 0 && (constraint.concerns?.(problem) ?? true)
}

/** Whether a constraint in effect keeps this bound from saying anything of the problem. */
export function isRefusedBy(bound: BoundId, problem: GroupsProblem): boolean {
  return CONSTRAINTS.some(
    (constraint) => constraint.bounds[bound] === 'refused' && isInEffect(constraint, problem),
  )
}

/** Constraints in effect that the bound does not count exactly: a plan that loses by them cannot meet it. */
export function notCountedBy(bound: BoundId, problem: GroupsProblem): readonly Constraint[] {
  return CONSTRAINTS.filter(
    (constraint) => constraint.bounds[bound] !== 'counted' && isInEffect(constraint, problem),
  )
}
