import { isPinned } from '../constraints/pinned.ts'
import type { Facts } from '../facts.ts'
import type { State } from '../state.ts'

/** Whether p is a host whose presence g needs. */
export function isNeededHost({ facts }: State, p: number, g: number): boolean {
  return facts.hostsMustCome && facts.host[p * facts.topics + facts.topicOf[g]] === 1
}

/** Whether p must stay in g: as a host it needs, or pinned to it. */
export function isHeld(state: State, p: number, g: number): boolean {
  return isNeededHost(state, p, g) || isPinned(state.facts, p, g)
}

/** Whether g has to run, since it is fixed to a start or somebody is pinned to it. */
export function mustRun({ fixedStarts, pinnedOf }: Facts, g: number): boolean {
  return fixedStarts.has(g) || pinnedOf.has(g)
}

/** Whether fixed groups or pins may contradict rules, so that the best plan breaks something. */
export function mayContradict({ fixedStarts, pinnedOf }: Facts): boolean {
  return fixedStarts.size > 0 || pinnedOf.size > 0
}

/** Whether p may be in g at all, whatever else p does now: wanted, available, no clash with its members. */
export function suits(state: State, p: number, g: number): boolean {
  const { facts } = state
  const topic = facts.topicOf[g]
  if (facts.attend[topic][state.start[g] * facts.people + p] === 0) return false
  const at = p * facts.topics + topic
  if (facts.noIsHard && facts.wish[at] === 0 && facts.host[at] === 0) return false
  const { clash } = facts
  if (clash === null) return true
  const members = state.members[g]
  for (let i = 0; i < members.length; i++) if (clash[p * facts.people + members[i]] !== 0) return false
  return true
}

/** Whether p is in no group in any slot g covers. */
export function isFree(state: State, p: number, g: number): boolean {
  const { facts, busy } = state
  const covered = facts.covers[facts.topicOf[g]][state.start[g]]
  const base = p * facts.slots
  for (let i = 0; i < covered.length; i++) if (busy[base + covered[i]] !== 0) return false
  return true
}

/** Whether one more group of g's topic stays within p's limit and the one-group rule. */
export function isWithinLimit({ facts, limited, groupsOf }: State, p: number, g: number): boolean {
  if (facts.oneGroupOnly && groupsOf[p].length > 0) return false
  const max = facts.max[p]
  if (max < 0) return true
  const topic = facts.topicOf[g]
  if (!facts.countHosting && facts.host[p * facts.topics + topic] === 1) return limited[p] <= max
  return limited[p] + facts.units[topic] <= max
}

/** Whether one member more is too many for g, by its topic or by the rooms of its time. */
export function isFull(state: State, g: number): boolean {
  const { facts } = state
  return state.members[g].length >= facts.maxSize[facts.topicOf[g]] || isRoomFull(state, g)
}

/** Whether one member more in g leaves a group without a room that has one now. */
export function isRoomFull(state: State, g: number): boolean {
  const { facts } = state
  if (facts.rooms === null) return false
  const { members, start, spareRooms, withoutRoom } = state
  const level = facts.rooms.levelOf[members[g].length]
  if (level < 0) return false
  const covered = facts.covers[facts.topicOf[g]][start[g]]
  const levels = facts.rooms.sizes.length
  for (let i = 0; i < covered.length; i++)
    if (spareRooms[covered[i] * levels + level] <= -withoutRoom[covered[i]]) return true
  return false
}

/** Whether p can simply be added to g, breaking nothing. */
export function fits(state: State, p: number, g: number): boolean {
  if (isFull(state, g)) return false
  return isFree(state, p, g) && suits(state, p, g) && isWithinLimit(state, p, g)
}

/** Whether a group can start here: fewer run than may, and a room is left for its smallest size. */
export function hasParallelRoom(state: State, topic: number, start: number): boolean {
  const covered = state.facts.covers[topic][start]
  for (let i = 0; i < covered.length; i++) if (!takesGroup(state, topic, covered[i])) return false
  return true
}

/** Whether one more group of the topic can be there in a slot. */
export function takesGroup(state: State, topic: number, slot: number): boolean {
  const { facts, parallel, spareRooms, withoutRoom } = state
  if (parallel[slot] >= facts.maxParallel) return false
  if (facts.rooms === null) return true
  const { sizes } = facts.rooms
  for (let k = 0; k < sizes.length && sizes[k] < facts.minSize[topic]; k++)
    if (spareRooms[slot * sizes.length + k] <= -withoutRoom[slot]) return false
  return true
}

/** Whether two groups cover a slot in common. */
export function overlap({ facts, start }: State, g: number, h: number): boolean {
  const a = facts.covers[facts.topicOf[g]][start[g]]
  const b = facts.covers[facts.topicOf[h]][start[h]]
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) return true
    if (a[i] < b[j]) i++
    else j++
  }
  return false
}
