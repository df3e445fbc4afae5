import { repeatCharge } from '../constraints/avoid-repeated-topics.ts'
import { unfairnessCharge } from '../constraints/fairness.ts'
import { unwantedCharge } from '../constraints/not-wanted.ts'
import { growthCharge } from '../constraints/optimal-group-size.ts'
import { isPinned } from '../constraints/pinned.ts'
import type { State } from '../state.ts'
import {
  fits,
  isFree,
  isFull,
  isHeld,
  isNeededHost,
  isWithinLimit,
  mustRun,
  overlap,
  suits,
} from './checks.ts'
import { addMember, removeMember, setStart } from './operations.ts'
import { SCHEDULE } from './schedule.ts'
import type { SearchContext } from './search-context.ts'

/** Estimated gain of p attending g's topic once more: linear terms and the slope of fairness. */
export function estimate(state: State, context: SearchContext, p: number, g: number): number {
  const { facts, attends, units, got } = state
  const topic = facts.topicOf[g]
  const at = p * facts.topics + topic
  let gain =
    units[p] < facts.wants[p]
      ? context.unitPrice * Math.min(facts.units[topic], facts.wants[p] - units[p])
      : 0
  if (attends[at] > 0) {
    gain -= repeatCharge(facts, at)
  } else {
    gain += facts.reward[at]
    const ideal = facts.ideal[p]
    if (ideal > 0 && got[p] < ideal)
      gain += (2 * unfairnessCharge(facts) * (1 - got[p] / ideal) * facts.value[at]) / ideal
  }
  return gain - unwantedCharge(facts, at)
}

function worthOfStaying({ facts, attends }: State, p: number, g: number): number {
  const at = p * facts.topics + facts.topicOf[g]
  return attends[at] > 1 ? 0 : facts.reward[at]
}

/** p leaves h; where h cannot do without its host p, it now and then ends instead. False: p stays. */
function giveUp(
  state: State,
  context: SearchContext,
  p: number,
  h: number,
  touched: number[],
  displaced: number[],
): boolean {
  if (isPinned(state.facts, p, h)) return false
  if (!isNeededHost(state, p, h)) {
    removeMember(state, p, h)
    touched.push(h)
    return true
  }
  if (context.random.next() < SCHEDULE.chance.neededHostKept) return false
  displaced.push(...dissolve(state, h))
  return true
}

/**
 * Takes p out of every group that overlaps g, and out of others when p's limit asks for it. Groups that lost
 * p are added to `touched`, people of groups that ended to `displaced`. False: p could not be freed.
 */
export function vacate(
  state: State,
  context: SearchContext,
  p: number,
  g: number,
  touched: number[],
  displaced: number[],
): boolean {
  const mine = state.groupsOf[p]
  if (mine.includes(g)) return false
  for (let i = mine.length - 1; i >= 0; i--) {
    if (!overlap(state, g, mine[i])) continue
    if (!giveUp(state, context, p, mine[i], touched, displaced)) return false
    i = mine.length
  }
  while (!isWithinLimit(state, p, g)) {
    if (mine.length === 0) return false
    if (!giveUp(state, context, p, mine[context.random.below(mine.length)], touched, displaced)) return false
  }
  return true
}

/** Seats the people pinned to g whatever that breaks; they leave groups in the way unless held there. */
export function seatPinned(
  state: State,
  context: SearchContext,
  g: number,
  touched: number[],
  displaced: number[],
): void {
  for (const p of state.facts.pinnedOf.get(g) ?? []) {
    if (state.members[g].includes(p)) continue
    vacate(state, context, p, g, touched, displaced)
    addMember(state, p, g)
  }
}

/** Puts p into the best group that simply has room, if any. */
export function settle(state: State, context: SearchContext, p: number): boolean {
  const { facts } = state
  const wanted = facts.wanted[p]
  let best = -1
  let bestGain = 0
  for (let i = 0; i < wanted.length; i++) {
    const topic = wanted[i]
    if (state.runningOf[topic] === 0) continue
    for (let g = facts.firstGroup[topic]; g < facts.firstGroup[topic + 1]; g++) {
      if (state.start[g] < 0 || !fits(state, p, g)) continue
      const gain = estimate(state, context, p, g) + context.noise * context.random.next()
      if (gain > bestGain) {
        best = g
        bestGain = gain
      }
    }
  }
  if (best >= 0) addMember(state, p, best)
  return best >= 0
}

/** Where new members may come from: from nowhere, also from groups that can spare them, or from any group. */
type Source = 'free' | 'spare' | 'any'

/** The one group p has to leave for g, -1 when there is none, -2 when p cannot come. */
function givingGroup(state: State, p: number, g: number, source: Source): number {
  const free = isFree(state, p, g)
  if (free && isWithinLimit(state, p, g)) return -1
  if (source === 'free') return -2
  let giving = -1
  const mine = state.groupsOf[p]
  for (let i = 0; i < mine.length; i++) {
    const h = mine[i]
    if (h === g) return -2
    if (free ? giving >= 0 && !isHeld(state, p, giving) : !overlap(state, g, h)) continue
    if (!free && giving >= 0) return -2
    giving = h
  }
  if (giving < 0 || isHeld(state, p, giving)) return -2
  const canSpare = state.members[giving].length > state.facts.minSize[state.facts.topicOf[giving]]
  return canSpare || source === 'any' ? giving : -2
}

/**
 * Adds members to g, best estimated gain first: up to its smallest size at any price, beyond while it pays.
 * Groups that lose a member are added to `touched`; with the source "any" they may need repair.
 */
export function fill(
  state: State,
  context: SearchContext,
  g: number,
  source: Source,
  touched: number[],
): void {
  const { facts } = state
  const topic = facts.topicOf[g]
  const offers: { p: number; gain: number }[] = []
  const candidates = facts.candidates[topic]
  for (let i = 0; i < candidates.length; i++) {
    const p = candidates[i]
    const giving = givingGroup(state, p, g, source)
    if (giving === -2 || !suits(state, p, g) || state.members[g].includes(p)) continue
    let gain = estimate(state, context, p, g) + context.noise * context.random.next()
    if (giving >= 0) gain -= worthOfStaying(state, p, giving)
    offers.push({ p, gain })
  }
  offers.sort((a, b) => b.gain - a.gain)
  const low = facts.minSize[topic]
  for (const { p, gain } of offers) {
    const size = state.members[g].length
    if (isFull(state, g)) return
    if (size >= low && gain - growthCharge(facts, topic, size, size + 1) <= 0) continue
    const giving = givingGroup(state, p, g, source)
    if (giving === -2 || !suits(state, p, g)) continue
    if (giving >= 0) {
      removeMember(state, p, giving)
      if (!isWithinLimit(state, p, g)) {
        addMember(state, p, giving)
        continue
      }
      touched.push(giving)
    }
    addMember(state, p, g)
  }
}

/** Most often only what other groups can spare; now and then at their cost, which repairs or ends them. */
export function randomSource({ random }: SearchContext): Source {
  return random.next() < SCHEDULE.chance.membersFromAnyGroup ? 'any' : 'spare'
}

/** Empties and ends g; the people who were in it are returned. */
export function dissolve(state: State, g: number): number[] {
  const people = [...state.members[g]]
  for (const p of people) removeMember(state, p, g)
  setStart(state, g, -1)
  return people
}

/** Refills groups that lost members to their smallest size, or ends them and seats their people elsewhere. */
export function repair(
  state: State,
  context: SearchContext,
  touched: readonly number[],
  displaced: number[],
): void {
  const { facts } = state
  for (const g of touched) {
    const low = facts.minSize[facts.topicOf[g]]
    if (state.start[g] < 0 || state.members[g].length >= low) continue
    fill(state, context, g, 'free', [])
    if (state.members[g].length < low && !mustRun(facts, g)) displaced.push(...dissolve(state, g))
  }
  for (const p of displaced) while (state.units[p] < facts.wants[p] && settle(state, context, p));
}
