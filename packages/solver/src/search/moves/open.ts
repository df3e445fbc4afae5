import type { State } from '../../state.ts'
import { hasParallelRoom, mayContradict, mustRun, suits, takesGroup } from '../checks.ts'
import { addMember, setStart } from '../operations.ts'
import { largestRoom } from '../rooms.ts'
import { SCHEDULE } from '../schedule.ts'
import type { Move, SearchContext } from '../search-context.ts'
import { dissolve, fill, randomSource, repair, seatPinned, vacate } from '../seating.ts'

/** A group of the topic to open: of the previous plan, else with a pin, else the lowest. -1: all run. */
export function spareGroup(state: State, topic: number, start: number): number {
  const { facts } = state
  let spare = -1
  for (let g = facts.firstGroup[topic]; g < facts.firstGroup[topic + 1]; g++) {
    if (state.start[g] >= 0) continue
    if (facts.previousStart[g] === start || facts.fixedStarts.get(g)?.includes(start)) return g
    if (spare < 0 || (facts.pinnedOf.has(g) && !facts.pinnedOf.has(spare))) spare = g
  }
  return spare
}

/** Starts g with its hosts (half of the optional ones) and pinned people. False: one cannot come. */
export function openWithHosts(
  state: State,
  context: SearchContext,
  g: number,
  start: number,
  touched: number[],
  displaced: number[],
): boolean {
  const { facts } = state
  const topic = facts.topicOf[g]
  setStart(state, g, start)
  const hosts = facts.hosts[topic]
  for (let i = 0; i < hosts.length; i++) {
    if (!facts.hostsMustCome && context.random.next() < SCHEDULE.chance.optionalHostStaysAway) continue
    const come = suits(state, hosts[i], g) && vacate(state, context, hosts[i], g, touched, displaced)
    if (come) addMember(state, hosts[i], g)
    else if (facts.hostsMustCome && !facts.pinnedOf.has(g)) return false
  }
  seatPinned(state, context, g, touched, displaced)
  return true
}

/** Ends random groups that cover the wanted slots until one more fits there. */
export function makeRoom(
  state: State,
  context: SearchContext,
  topic: number,
  start: number,
  displaced: number[],
): boolean {
  const { facts, running } = state
  // Ending a group that must run is only ever right when fixed groups and pins contradict each other.
  const spareFixed = mayContradict(facts) && context.random.next() < SCHEDULE.chance.fixedGroupSpared
  for (let tries = 0; tries < 4; tries++) {
    if (hasParallelRoom(state, topic, start)) return true
    const covered = facts.covers[topic][start]
    const slot = covered.find((one) => !takesGroup(state, topic, one)) ?? 0
    let chosen = -1
    let seen = 0
    for (const h of running) {
      if ((spareFixed && mustRun(facts, h)) || !facts.covers[facts.topicOf[h]][state.start[h]].includes(slot))
        continue
      seen++
      if (context.random.below(seen) === 0) chosen = h
    }
    if (chosen < 0) return false
    displaced.push(...dissolve(state, chosen))
  }
  return hasParallelRoom(state, topic, start)
}

/** Whether every host who must come could come at this start, other groups aside. */
export function hostsAvailable({ facts }: State, topic: number, start: number): boolean {
  if (!facts.hostsMustCome) return true
  for (const p of facts.hosts[topic]) if (facts.attend[topic][start * facts.people + p] === 0) return false
  return true
}

/** Whether a group of the topic may be at this start, other groups aside. */
export function mayStart(state: State, topic: number, start: number): boolean {
  const { facts } = state
  if (facts.startOk[topic * facts.slots + start] === 0 || !hostsAvailable(state, topic, start)) return false
  return facts.rooms === null || largestRoom(facts, facts.covers[topic][start]) >= facts.minSize[topic]
}

/** A group of a topic opens with its hosts and members, in the place of others where there is no room. */
export const open: Move = {
  name: 'open',
  attempt(state, context) {
    const { facts } = state
    if (facts.topics === 0) return false
    const topic = context.random.below(facts.topics)
    const starts = facts.starts[topic]
    if (starts.length === 0) return false
    const start = starts[context.random.below(starts.length)]
    const g = spareGroup(state, topic, start)
    if (g < 0 || !hostsAvailable(state, topic, start)) return false
    const displaced: number[] = []
    const touched: number[] = []
    if (!makeRoom(state, context, topic, start, displaced)) return displaced.length > 0
    if (!openWithHosts(state, context, g, start, touched, displaced)) return true
    fill(state, context, g, randomSource(context), touched)
    if (state.members[g].length < facts.minSize[topic] && !mustRun(facts, g)) return true
    repair(state, context, touched, displaced)
    return true
  },
}

/** A group ends and its people are seated elsewhere. */
export const close: Move = {
  name: 'close',
  attempt(state, context) {
    const { running } = state
    if (running.length === 0) return false
    const g = running[context.random.below(running.length)]
    repair(state, context, [], dissolve(state, g))
    return true
  },
}
