import { addMember, removeMember, setStart } from '../operations.ts'
import type { State } from '../state.ts'
import type { Move } from './move.ts'

function takeOff(state: State, g: number): { start: number; members: number[] } {
  const start = state.start[g]
  const members = [...state.members[g]]
  for (const p of members) removeMember(state, p, g)
  if (start >= 0) setStart(state, g, -1)
  return { start, members }
}

/** A group takes another number of its topic, and a group that has it takes its own: the previous plan goes by number. */
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
