import type { PlannedGroup } from '../problem.ts'
import { shuffle } from '../random.ts'
import { hardOf, mediumOf, type State, softOf } from '../state.ts'
import { timeBlockOf } from './block-worth.ts'
import { indexOf } from './build-facts.ts'
import { fits, hasParallelRoom, isFree, isWithinLimit, mustRun, suits } from './checks.ts'
import { hostsAvailable, openWithHosts, spareGroup } from './moves/open.ts'
import { addMember, mark, removeMember, setStart, undo } from './operations.ts'
import { clear } from './plan-state.ts'
import { SCHEDULE } from './schedule.ts'
import type { SearchContext } from './search-context.ts'
import { dissolve, estimate, fill, repair, seatPinned } from './seating.ts'

/** Replays given groups, without the groups and members that would break a rule. */
export function load(state: State, context: SearchContext, groups: readonly PlannedGroup[]): void {
  const { facts } = state
  const { person: personOf, topic: topicOf } = indexOf(facts.problem)
  for (const { topic: id, group, start, members } of groups) {
    const topic = topicOf.get(id)
    if (topic === undefined || group < 0 || group >= facts.problem.topics[topic].groups) continue
    const g = facts.firstGroup[topic] + group
    const fixed = facts.fixedStarts.get(g)
    const at = fixed?.[0] ?? start
    if (state.start[g] >= 0 || (fixed === undefined && facts.startOk[topic * facts.slots + at] !== 1))
      continue
    if (fixed === undefined && !hasParallelRoom(state, topic, at)) continue
    setStart(state, g, at)
    const touched = [g]
    const displaced: number[] = []
    seatPinned(state, context, g, touched, displaced)
    for (const member of members) {
      const p = personOf.get(member)
      if (p !== undefined && !state.members[g].includes(p) && fits(state, p, g)) addMember(state, p, g)
    }
    for (const p of facts.hosts[topic])
      if (facts.hostsMustCome && !state.members[g].includes(p) && fits(state, p, g)) addMember(state, p, g)
    const missing = facts.hostsMustCome && facts.hosts[topic].some((p) => !state.members[g].includes(p))
    if (missing && !mustRun(facts, g)) while (state.members[g].length > 0) dropLast(state, g)
    if (state.members[g].length === 0 && fixed === undefined) setStart(state, g, -1)
    repair(state, context, touched, displaced)
  }
}

/**
 * Empties the plan and runs fixed groups, and each group at the start given, -1 for none; people are placed
 * exactly.
 */
export function placeLayout(state: State, context: SearchContext, starts: Int32Array): void {
  const { facts, members } = state
  clear(state)
  openFixed(state, context)
  openPinned(state, context, starts)
  for (let g = 0; g < facts.groups; g++) {
    const topic = facts.topicOf[g]
    const start = starts[g]
    if (start < 0 || state.start[g] >= 0 || !hasParallelRoom(state, topic, start)) continue
    setStart(state, g, start)
    if (!facts.hostsMustCome) continue
    for (const p of facts.hosts[topic])
      if (isFree(state, p, g) && suits(state, p, g) && isWithinLimit(state, p, g)) addMember(state, p, g)
    if (facts.hosts[topic].some((p) => !members[g].includes(p))) dissolve(state, g)
  }
  for (const g of [...state.running]) {
    if (state.start[g] < 0) continue
    let small: number | undefined = g
    for (
      let block = timeBlockOf(state, g);
      small !== undefined && block.length > 0;
      block = block.filter((h) => h !== small)
    ) {
      context.reassigner.reassign(state, context, block)
      small = block.find((h) => members[h].length < facts.minSize[facts.topicOf[h]] && !mustRun(facts, h))
      if (small !== undefined) dissolve(state, small)
    }
  }
}

function dropLast(state: State, g: number): void {
  const list = state.members[g]
  const p = list[list.length - 1]
  removeMember(state, p, g)
}

/** Opens fixed groups in a random order; one that contradicts those before it may stay closed. */
function openFixed(state: State, context: SearchContext): void {
  const { facts } = state
  for (const [g, starts] of shuffle([...facts.fixedStarts], context.random)) {
    if (state.start[g] >= 0) continue
    mark(state)
    const before = hardOf(state)
    setStart(state, g, starts[context.random.below(starts.length)])
    for (const p of facts.hosts[facts.topicOf[g]])
      if (isFree(state, p, g) && suits(state, p, g)) addMember(state, p, g)
    const touched: number[] = []
    const displaced: number[] = []
    seatPinned(state, context, g, touched, displaced)
    fill(state, context, g, 'free', [])
    repair(state, context, touched, displaced)
    const after = hardOf(state)
    if (after < before || (after === before && context.random.next() < SCHEDULE.chance.evenFixedGroupClosed))
      undo(state)
  }
}

/** Breaches with the group at this start, with its hosts and those pinned to it alone. */
function trialAt(state: State, context: SearchContext, g: number, start: number): number {
  mark(state)
  const displaced: number[] = []
  const opened = openWithHosts(state, context, g, start, [], displaced)
  const hard = hardOf(state)
  undo(state)
  return opened ? hard : -Infinity
}

/** Opens groups with pins in a random order: at the start given for them, else where least breaks. */
function openPinned(state: State, context: SearchContext, given?: Int32Array): void {
  const { facts } = state
  for (const g of shuffle([...facts.pinnedOf.keys()], context.random)) {
    if (state.start[g] >= 0) continue
    const topic = facts.topicOf[g]
    const wanted = given?.[g] ?? -1
    const starts = wanted >= 0 ? [wanted] : shuffle([...facts.starts[topic]], context.random)
    let best = -1
    let most = -Infinity
    for (const start of starts) {
      const hard = trialAt(state, context, g, start)
      if (hard > most) {
        most = hard
        best = start
      }
    }
    if (best < 0) continue
    mark(state)
    const before = hardOf(state)
    const touched: number[] = []
    const displaced: number[] = []
    openWithHosts(state, context, g, best, touched, displaced)
    fill(state, context, g, 'spare', touched)
    repair(state, context, touched, displaced)
    if (hardOf(state) < before) undo(state)
  }
}

/** Summed gain of the people a group of the topic could have at this start, the best `most` of them. */
function promise(state: State, context: SearchContext, topic: number, start: number, g: number): number {
  const { facts } = state
  const gains: number[] = []
  const attend = facts.attend[topic]
  const covered = facts.covers[topic][start]
  for (const p of facts.candidates[topic]) {
    if (attend[start * facts.people + p] === 0 || state.units[p] >= facts.wants[p]) continue
    if (covered.some((slot) => state.busy[p * facts.slots + slot] > 0)) continue
    gains.push(estimate(state, context, p, g))
  }
  if (gains.length < facts.minSize[topic]) return 0
  gains.sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < Math.min(gains.length, facts.maxSize[topic]); i++) sum += Math.max(0, gains[i])
  return sum * (1 + SCHEDULE.construction.noise * context.random.next())
}

/**
 * Builds on what runs: fixed groups and those with pins, then each topic at its best start while that pays.
 * `isOver` is checked only after every topic had one turn, so that a stopped search has a plan.
 */
export function construct(state: State, context: SearchContext, isOver: () => boolean): void {
  const { facts } = state
  openFixed(state, context)
  openPinned(state, context)
  const order = shuffle(
    Array.from({ length: facts.topics }, (_, t) => t),
    context.random,
  )
  for (let round = 0, opened = true; opened && round < SCHEDULE.construction.maxRounds; round++) {
    opened = false
    for (const topic of order) {
      if (round > 0 && isOver()) return
      if (tryTopic(state, context, topic)) opened = true
    }
  }
}

function tryTopic(state: State, context: SearchContext, topic: number): boolean {
  const { facts } = state
  const g = spareGroup(state, topic, -2)
  if (g < 0) return false
  let best = -1
  let bestPromise = 0
  for (const start of facts.starts[topic]) {
    if (!hasParallelRoom(state, topic, start) || !hostsAvailable(state, topic, start)) continue
    const here = promise(state, context, topic, start, g)
    if (here > bestPromise) {
      best = start
      bestPromise = here
    }
  }
  if (best < 0) return false
  mark(state)
  const before = [hardOf(state), context.unitPrice * mediumOf(state) + softOf(state)]
  const touched: number[] = []
  const displaced: number[] = []
  const chosen = spareGroup(state, topic, best)
  if (openWithHosts(state, context, chosen, best, touched, displaced)) {
    fill(state, context, chosen, 'spare', touched)
    repair(state, context, touched, displaced)
  }
  const better = hardOf(state) >= before[0] && context.unitPrice * mediumOf(state) + softOf(state) > before[1]
  if (!better) undo(state)
  return better
}
