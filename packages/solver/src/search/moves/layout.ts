import type { Facts } from '../../facts.ts'
import type { State } from '../../state.ts'
import { timeBlockOf } from '../block-worth.ts'
import { fits, hasParallelRoom, isFree, mustRun } from '../checks.ts'
import { addMember } from '../operations.ts'
import { SCHEDULE } from '../schedule.ts'
import type { Move, SearchContext } from '../search-context.ts'
import { dissolve, settle } from '../seating.ts'
import { hostsAvailable, mayStart, openWithHosts, spareGroup } from './open.ts'

/** Places people anew in the time blocks of the groups; groups too small end, and their block again. */
function reassignAround(
  state: State,
  context: SearchContext,
  groups: readonly number[],
  displaced: readonly number[],
): void {
  const { facts, start, members } = state
  const done: number[] = []
  for (const g of groups) {
    if (start[g] < 0 || done.includes(g)) continue
    let block = timeBlockOf(state, g)
    context.reassigner.reassign(state, context, block)
    const small = block.find((h) => members[h].length < facts.minSize[facts.topicOf[h]] && !mustRun(facts, h))
    if (small !== undefined) {
      dissolve(state, small)
      block = block.filter((h) => h !== small)
      context.reassigner.reassign(state, context, block)
    }
    done.push(...block)
  }
  for (const p of displaced) if (state.units[p] < facts.wants[p]) settle(state, context, p)
}

function randomRunning({ running, facts }: State, { random }: SearchContext): number {
  if (running.length === 0) return -1
  const g = running[random.below(running.length)]
  return facts.fixedStarts.has(g) ? -1 : g
}

/** `old` ends and a group of the topic runs in its place; people of that time are placed anew. */
export function replaceBy(state: State, context: SearchContext, old: number, topic: number): boolean {
  const start = state.start[old]
  if (!mayStart(state, topic, start)) return false
  const g = spareGroup(state, topic, start)
  if (g < 0) return false
  const displaced = dissolve(state, old)
  if (!hasParallelRoom(state, topic, start)) return true
  const touched: number[] = []
  if (!openWithHosts(state, context, g, start, touched, displaced)) return true
  for (const p of displaced) if (!state.members[g].includes(p) && fits(state, p, g)) addMember(state, p, g)
  reassignAround(state, context, [g, ...touched], displaced)
  return true
}

/** In a sparse grid most groups are alone at their time: a trial costs no more than a forecast. */
function isSparse({ groups, slots }: Facts): boolean {
  return groups < SCHEDULE.layoutMove.sparseBelow * slots
}

/**
 * The most promising of some candidates, by a forecast that gets noise of the temperature; -1 when none can
 * be. Hot searches take nearly any of them, cold ones the best.
 */
function promising(
  { random, noise }: SearchContext,
  count: number,
  candidate: (i: number) => number,
  forecast: (candidate: number) => number,
): number {
  let chosen = -1
  let most = -Infinity
  for (
    let looks = Math.min(count, SCHEDULE.layoutMove.candidates), from = random.below(count), i = 0;
    i < looks;
    i++
  ) {
    const one = candidate(looks < count ? random.below(count) : (from + i) % count)
    const value = forecast(one) - noise * Math.log(-Math.log(random.next() || 0.5))
    if (value > most) {
      most = value
      chosen = one
    }
  }
  return chosen
}

/** Another topic's group runs in the place of one that ends. */
export const replaceGroup: Move = {
  name: 'replaceGroup',
  attempt(state, context) {
    const { facts, start } = state
    const old = randomRunning(state, context)
    if (old < 0) return false
    if (isSparse(facts)) return replaceBy(state, context, old, context.random.below(facts.topics))
    const [forecast] = context.forecasts
    forecast.read(state, context, old)
    forecast.remove(old)
    const topic = promising(
      context,
      facts.topics,
      (i) => i,
      (one) => {
        if (facts.startOk[one * facts.slots + start[old]] === 0) return -Infinity
        const spare = spareGroup(state, one, start[old])
        return spare < 0 ? -Infinity : forecast.gainOf(one, spare, -1)
      },
    )
    return topic >= 0 && replaceBy(state, context, old, topic)
  },
}

/** A group of the topic opens where there is room; people of that time are placed anew. */
export function add(state: State, context: SearchContext, topic: number, start: number): boolean {
  const g = spareGroup(state, topic, start)
  if (g < 0 || !hasParallelRoom(state, topic, start) || !hostsAvailable(state, topic, start)) return false
  const touched: number[] = []
  const displaced: number[] = []
  if (!openWithHosts(state, context, g, start, touched, displaced)) return true
  reassignAround(state, context, [g, ...touched], displaced)
  return true
}

/** A group opens where there is room, or one ends; people of that time are placed anew. */
export const addOrDrop: Move = {
  name: 'addOrDrop',
  attempt(state, context) {
    const { facts } = state
    if (facts.topics === 0) return false
    if (context.random.below(SCHEDULE.onceIn.groupDropped) === 0) {
      const old = randomRunning(state, context)
      if (old < 0) return false
      const block = timeBlockOf(state, old).filter((h) => h !== old)
      const displaced = dissolve(state, old)
      reassignAround(state, context, block, displaced)
      return true
    }
    const topic = context.random.below(facts.topics)
    const starts = facts.starts[topic]
    if (starts.length === 0) return false
    const start = starts[context.random.below(starts.length)]
    return add(state, context, topic, start)
  },
}

/** Two groups of different times trade places; people of both times are placed anew. */
export function trade(state: State, context: SearchContext, g: number, h: number): boolean {
  const { facts, start } = state
  const toG = start[h]
  const toH = start[g]
  if (toG === toH) return false
  if (!mayStart(state, facts.topicOf[g], toG) || !mayStart(state, facts.topicOf[h], toH)) return false
  const touched: number[] = [g, h]
  const displaced = [...dissolve(state, g), ...dissolve(state, h)]
  if (!openWithHosts(state, context, g, toG, touched, displaced)) return true
  if (!openWithHosts(state, context, h, toH, touched, displaced)) return true
  reassignAround(state, context, touched, displaced)
  return true
}

/** Two groups of different times trade places. */
export const tradePlaces: Move = {
  name: 'tradePlaces',
  attempt(state, context) {
    const { facts, start } = state
    const g = randomRunning(state, context)
    const other = randomRunning(state, context)
    if (g < 0 || other < 0 || start[g] === start[other]) return false
    if (isSparse(facts)) return trade(state, context, g, other)
    const [here, there] = context.forecasts
    here.read(state, context, g)
    here.remove(g)
    there.read(state, context, other)
    const block = timeBlockOf(state, other)
    const topic = facts.topicOf[g]
    const h = promising(
      context,
      block.length,
      (i) => block[i],
      (one) => {
        if (facts.fixedStarts.has(one)) return -Infinity
        const coming = here.gainOf(facts.topicOf[one], one, one)
        if (coming === -Infinity) return coming
        there.remove(one)
        return coming + there.gainOf(topic, g, g)
      },
    )
    return h >= 0 && trade(state, context, g, h)
  },
}

/** Somebody with units missing gets a wished topic at a time they are free, in the place of another group. */
export const serve: Move = {
  name: 'serve',
  attempt(state, context) {
    const { facts, units, start } = state
    const { random } = context
    if (facts.people === 0) return false
    let p = random.below(facts.people)
    for (let tries = 0; units[p] >= facts.wants[p]; tries++) {
      if (tries === facts.people) return false
      p = p + 1 < facts.people ? p + 1 : 0
    }
    const wanted = facts.wanted[p]
    const old = randomRunning(state, context)
    if (wanted.length === 0 || old < 0) return false
    const topic = wanted[random.below(wanted.length)]
    if (facts.attend[topic][start[old] * facts.people + p] === 0 || !isFree(state, p, old)) return false
    for (let g = facts.firstGroup[topic]; g < facts.firstGroup[topic + 1]; g++)
      if (start[g] >= 0 && !facts.fixedStarts.has(g) && random.below(state.runningOf[topic]) === 0)
        return trade(state, context, g, old)
    return replaceBy(state, context, old, topic)
  },
}

/** A group moves to another time where there is room; people of both times are placed anew. */
export const shift: Move = {
  name: 'shift',
  attempt(state, context) {
    const { facts } = state
    const g = randomRunning(state, context)
    if (g < 0) return false
    const topic = facts.topicOf[g]
    const starts = facts.starts[topic]
    const to = starts[context.random.below(starts.length)]
    if (to === undefined || to === state.start[g] || !hostsAvailable(state, topic, to)) return false
    const block = timeBlockOf(state, g)
    const displaced = dissolve(state, g)
    if (!hasParallelRoom(state, topic, to)) return true
    const touched: number[] = []
    if (!openWithHosts(state, context, g, to, touched, displaced)) return true
    reassignAround(state, context, [g, ...block, ...touched], displaced)
    return true
  },
}

/** Two groups of one time get each other's room; the people of that time are placed anew. */
export const swapRooms: Move = {
  name: 'swapRooms',
  attempt(state, context) {
    const { running, members } = state
    if (running.length === 0) return false
    const g = running[context.random.below(running.length)]
    const block = timeBlockOf(state, g)
    const h = block[context.random.below(block.length)]
    if (members[g].length === members[h].length) return false
    context.reassigner.reassign(state, context, block, undefined, [g, h])
    return true
  },
}
