import { fits, isFull, isHeld, suits } from '../checks.ts'
import { addMember, removeMember } from '../operations.ts'
import { repair, vacate } from '../seating.ts'
import type { Move } from './move.ts'

/** A person joins a wanted running group, leaves what is in the way, and in a full group takes another's place. */
export const join: Move = {
  name: 'join',
  attempt(state, context) {
    const { facts } = state
    const { random } = context
    if (facts.people === 0) return false
    const p = random.below(facts.people)
    const wanted = facts.wanted[p]
    if (wanted.length === 0) return false
    const topic = wanted[random.below(wanted.length)]
    if (state.runningOf[topic] === 0) return false
    const first = facts.firstGroup[topic]
    const groups = facts.firstGroup[topic + 1] - first
    let g = first + random.below(groups)
    for (let tries = 0; state.start[g] < 0 && tries < groups; tries++)
      g = g + 1 < first + groups ? g + 1 : first
    const members = state.members[g]
    if (members.includes(p) || facts.attend[topic][state.start[g] * facts.people + p] === 0) return false
    let evicted = -1
    if (isFull(state, g)) {
      if (members.length === 0) return false
      evicted = members[random.below(members.length)]
      if (isHeld(state, evicted, g)) return false
      removeMember(state, evicted, g)
    }
    if (!suits(state, p, g)) return evicted >= 0
    const left: number[] = []
    const displaced: number[] = evicted >= 0 ? [evicted] : []
    if (!vacate(state, context, p, g, left, displaced)) return evicted >= 0 || left.length > 0
    addMember(state, p, g)
    if (evicted >= 0)
      for (const h of left) if (state.start[h] >= 0 && fits(state, evicted, h)) addMember(state, evicted, h)
    repair(state, context, left, displaced)
    return true
  },
}
