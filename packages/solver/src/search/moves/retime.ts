import type { State } from '../../state.ts'
import { isFree, isNeededHost, isRoomFull, isWithinLimit, suits } from '../checks.ts'
import { addMember, removeMember, setStart } from '../operations.ts'
import type { Move, SearchContext } from '../search-context.ts'
import { dissolve, fill, randomSource, repair, seatPinned, vacate } from '../seating.ts'
import { hostsAvailable, makeRoom, mayStart } from './open.ts'

/** Puts people back into a moved group: hosts and pinned people at any price, others if nothing breaks. */
function reseat(
  state: State,
  context: SearchContext,
  g: number,
  people: readonly number[],
  touched: number[],
  displaced: number[],
): boolean {
  for (const p of people) {
    if (!isNeededHost(state, p, g)) continue
    if (!suits(state, p, g) || !vacate(state, context, p, g, touched, displaced)) return false
    addMember(state, p, g)
  }
  seatPinned(state, context, g, touched, displaced)
  for (const p of people)
    if (
      !state.members[g].includes(p) &&
      !isRoomFull(state, g) &&
      isFree(state, p, g) &&
      suits(state, p, g) &&
      isWithinLimit(state, p, g)
    )
      addMember(state, p, g)
  if (state.members[g].length < state.facts.minSize[state.facts.topicOf[g]])
    fill(state, context, g, randomSource(context), touched)
  return true
}

function empty(state: State, g: number): number[] {
  const people = [...state.members[g]]
  for (const p of people) removeMember(state, p, g)
  return people
}

/** A group moves to another start with those who can follow, replacing others where there is no room. */
export const retime: Move = {
  name: 'retime',
  attempt(state, context) {
    const { facts, running } = state
    if (running.length === 0) return false
    const g = running[context.random.below(running.length)]
    const topic = facts.topicOf[g]
    const starts = facts.starts[topic]
    if (starts.length < 2) return false
    const to = starts[context.random.below(starts.length)]
    if (to === state.start[g] || !hostsAvailable(state, topic, to)) return false
    const from = state.start[g]
    const people = dissolve(state, g)
    const displaced: number[] = []
    const touched: number[] = []
    if (!makeRoom(state, context, topic, to, displaced)) return true
    setStart(state, g, to)
    if (from === to || !reseat(state, context, g, people, touched, displaced)) return true
    touched.push(g)
    repair(state, context, touched, [...displaced, ...people])
    return true
  },
}

/** Two groups trade their starts. */
export const swapStarts: Move = {
  name: 'swapStarts',
  attempt(state, context) {
    const { facts, running, start } = state
    if (running.length < 2) return false
    const g = running[context.random.below(running.length)]
    const h = running[context.random.below(running.length)]
    const toG = start[h]
    const toH = start[g]
    if (toG === toH) return false
    if (!mayStart(state, facts.topicOf[g], toG) || !mayStart(state, facts.topicOf[h], toH)) return false
    const peopleG = empty(state, g)
    const peopleH = empty(state, h)
    setStart(state, g, toG)
    setStart(state, h, toH)
    const touched: number[] = [g, h]
    const displaced = [...peopleG, ...peopleH]
    if (!reseat(state, context, g, peopleG, touched, displaced)) return true
    if (start[h] >= 0 && !reseat(state, context, h, peopleH, touched, displaced)) return true
    repair(state, context, touched, displaced)
    return true
  },
}

function takeOff(state: State, g: number): { start: number; members: number[] } {
  const start = state.start[g]
  const members = [...state.members[g]]
  for (const p of members) removeMember(state, p, g)
  if (start >= 0) setStart(state, g, -1)
  return { start, members }
}

/** A group swaps its number within the topic: the previous plan goes by number. */
export const renumber: Move = {
  name: 'renumber',
  attempt(state, { random }) {
    const { running, facts } = state
    if (running.length === 0) return false
    const g = running[random.below(running.length)]
    const topic = facts.topicOf[g]
    const first = facts.firstGroup[topic]
    const h = first + random.below(facts.firstGroup[topic + 1] - first)
    if (h === g) return false
    const mine = takeOff(state, g)
    const theirs = takeOff(state, h)
    setStart(state, h, mine.start)
    for (const p of mine.members) addMember(state, p, h)
    if (theirs.start >= 0) setStart(state, g, theirs.start)
    for (const p of theirs.members) addMember(state, p, g)
    return true
  },
}
