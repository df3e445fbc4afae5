import { cellOf } from '../cell-worth.ts'
import { fits, hasParallelRoom, isFree } from '../checks.ts'
import type { Facts } from '../facts.ts'
import { addMember, removeMember, setStart } from '../operations.ts'
import { dissolve, settle } from '../seating.ts'
import type { Seeker } from '../seeker.ts'
import type { State } from '../state.ts'
import type { Move } from './move.ts'
import { hostsAvailable, openWithHosts, spareGroup } from './open.ts'

/** Places people anew in every cell the given groups are in; groups that stay too small end, and their cell once more. */
function polishAround(
  state: State,
  seeker: Seeker,
  groups: readonly number[],
  displaced: readonly number[],
): void {
  const { facts, start, members } = state
  const done: number[] = []
  for (const g of groups) {
    if (start[g] < 0 || done.includes(g)) continue
    let cell = cellOf(state, g)
    seeker.polisher.polish(state, seeker, cell)
    const small = cell.find(
      (h) => members[h].length < facts.minSize[facts.topicOf[h]] && !facts.fixedStarts.has(h),
    )
    if (small !== undefined) {
      dissolve(state, small)
      cell = cell.filter((h) => h !== small)
      seeker.polisher.polish(state, seeker, cell)
    }
    done.push(...cell)
  }
  for (const p of displaced) if (state.units[p] < facts.wants[p]) settle(state, seeker, p)
}

function randomRunning({ running, facts }: State, { random }: Seeker): number {
  if (running.length === 0) return -1
  const g = running[random.below(running.length)]
  return facts.fixedStarts.has(g) ? -1 : g
}

/** `old` ends and a group of the topic runs in its place; people of that time are placed anew. */
export function replaceBy(state: State, seeker: Seeker, old: number, topic: number): boolean {
  const { facts } = state
  const start = state.start[old]
  if (facts.startOk[topic * facts.slots + start] === 0 || !hostsAvailable(state, topic, start)) return false
  const g = spareGroup(state, topic, start)
  if (g < 0) return false
  const displaced = dissolve(state, old)
  if (!hasParallelRoom(state, topic, start)) return true
  const touched: number[] = []
  if (!openWithHosts(state, seeker, g, start, touched, displaced)) return true
  for (const p of displaced) if (!state.members[g].includes(p) && fits(state, p, g)) addMember(state, p, g)
  polishAround(state, seeker, [g, ...touched], displaced)
  return true
}

/** How many layouts are looked at for one that is tried. */
const LOOKS = 16

/** In a sparse grid most groups are alone at their time: to try a layout costs no more than to forecast it. */
function isSparse({ groups, slots }: Facts): boolean {
  return groups < 2 * slots
}

/**
 * The most promising of some candidates, by a forecast that gets noise of the temperature; -1 when none can be. Hot searches take
 * nearly any of them, cold ones the best.
 */
function promising(
  { random, noise }: Seeker,
  count: number,
  candidate: (i: number) => number,
  forecast: (candidate: number) => number,
): number {
  let chosen = -1
  let most = -Infinity
  for (let looks = Math.min(count, LOOKS), from = random.below(count), i = 0; i < looks; i++) {
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
  attempt(state, seeker) {
    const { facts, start } = state
    const old = randomRunning(state, seeker)
    if (old < 0) return false
    if (isSparse(facts)) return replaceBy(state, seeker, old, seeker.random.below(facts.topics))
    const [forecast] = seeker.forecasts
    forecast.look(state, seeker, old)
    forecast.without(old)
    const topic = promising(
      seeker,
      facts.topics,
      (i) => i,
      (one) => {
        if (facts.startOk[one * facts.slots + start[old]] === 0) return -Infinity
        const spare = spareGroup(state, one, start[old])
        return spare < 0 ? -Infinity : forecast.of(one, spare, -1)
      },
    )
    return topic >= 0 && replaceBy(state, seeker, old, topic)
  },
}

/** A group of the topic opens where there is room; people of that time are placed anew. */
export function add(state: State, seeker: Seeker, topic: number, start: number): boolean {
  const g = spareGroup(state, topic, start)
  if (g < 0 || !hasParallelRoom(state, topic, start) || !hostsAvailable(state, topic, start)) return false
  const touched: number[] = []
  const displaced: number[] = []
  if (!openWithHosts(state, seeker, g, start, touched, displaced)) return true
  polishAround(state, seeker, [g, ...touched], displaced)
  return true
}

/** A group opens where there is room, or one ends; people of that time are placed anew. */
export const addOrDrop: Move = {
  name: 'addOrDrop',
  attempt(state, seeker) {
    const { facts } = state
    if (facts.topics === 0) return false
    if (seeker.random.below(3) === 0) {
      const old = randomRunning(state, seeker)
      if (old < 0) return false
      const cell = cellOf(state, old).filter((h) => h !== old)
      const displaced = dissolve(state, old)
      polishAround(state, seeker, cell, displaced)
      return true
    }
    const topic = seeker.random.below(facts.topics)
    const starts = facts.starts[topic]
    if (starts.length === 0) return false
    const start = starts[seeker.random.below(starts.length)]
    return add(state, seeker, topic, start)
  },
}

function emptied(state: State, g: number): number[] {
  const people = [...state.members[g]]
  for (const p of people) removeMember(state, p, g)
  setStart(state, g, -1)
  return people
}

/** Two groups of different times trade places; people of both times are placed anew. */
export function trade(state: State, seeker: Seeker, g: number, h: number): boolean {
  const { facts, start } = state
  const topicG = facts.topicOf[g]
  const topicH = facts.topicOf[h]
  const toG = start[h]
  const toH = start[g]
  if (toG === toH) return false
  if (facts.startOk[topicG * facts.slots + toG] === 0 || facts.startOk[topicH * facts.slots + toH] === 0)
    return false
  if (!hostsAvailable(state, topicG, toG) || !hostsAvailable(state, topicH, toH)) return false
  const touched: number[] = [g, h]
  const displaced = [...emptied(state, g), ...emptied(state, h)]
  if (!openWithHosts(state, seeker, g, toG, touched, displaced)) return true
  if (!openWithHosts(state, seeker, h, toH, touched, displaced)) return true
  polishAround(state, seeker, touched, displaced)
  return true
}

/** Two groups of different times trade places. */
export const tradePlaces: Move = {
  name: 'tradePlaces',
  attempt(state, seeker) {
    const { facts, start } = state
    const g = randomRunning(state, seeker)
    const other = randomRunning(state, seeker)
    if (g < 0 || other < 0 || start[g] === start[other]) return false
    if (isSparse(facts)) return trade(state, seeker, g, other)
    const [here, there] = seeker.forecasts
    here.look(state, seeker, g)
    here.without(g)
    there.look(state, seeker, other)
    const cell = cellOf(state, other)
    const topic = facts.topicOf[g]
    const h = promising(
      seeker,
      cell.length,
      (i) => cell[i],
      (one) => {
        if (facts.fixedStarts.has(one)) return -Infinity
        const coming = here.of(facts.topicOf[one], one, one)
        if (coming === -Infinity) return coming
        there.without(one)
        return coming + there.of(topic, g, g)
      },
    )
    return h >= 0 && trade(state, seeker, g, h)
  },
}

/** Somebody with units missing gets a wished topic at a time they are free, in the place of another group. */
export const serve: Move = {
  name: 'serve',
  attempt(state, seeker) {
    const { facts, units, start } = state
    const { random } = seeker
    if (facts.people === 0) return false
    let p = random.below(facts.people)
    for (let tries = 0; units[p] >= facts.wants[p]; tries++) {
      if (tries === facts.people) return false
      p = p + 1 < facts.people ? p + 1 : 0
    }
    const wanted = facts.wanted[p]
    const old = randomRunning(state, seeker)
    if (wanted.length === 0 || old < 0) return false
    const topic = wanted[random.below(wanted.length)]
    if (facts.attend[topic][start[old] * facts.people + p] === 0 || !isFree(state, p, old)) return false
    for (let g = facts.firstGroup[topic]; g < facts.firstGroup[topic + 1]; g++)
      if (start[g] >= 0 && !facts.fixedStarts.has(g) && random.below(state.runningOf[topic]) === 0)
        return trade(state, seeker, g, old)
    return replaceBy(state, seeker, old, topic)
  },
}

/** A group moves to another time where there is room; people of both times are placed anew. */
export const shift: Move = {
  name: 'shift',
  attempt(state, seeker) {
    const { facts } = state
    const g = randomRunning(state, seeker)
    if (g < 0) return false
    const topic = facts.topicOf[g]
    const starts = facts.starts[topic]
    const to = starts[seeker.random.below(starts.length)]
    if (to === undefined || to === state.start[g] || !hostsAvailable(state, topic, to)) return false
    const cell = cellOf(state, g)
    const displaced = emptied(state, g)
    if (!hasParallelRoom(state, topic, to)) return true
    const touched: number[] = []
    if (!openWithHosts(state, seeker, g, to, touched, displaced)) return true
    polishAround(state, seeker, [g, ...cell, ...touched], displaced)
    return true
  },
}
