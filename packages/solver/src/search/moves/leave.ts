import { isHeld } from '../checks.ts'
import { removeMember } from '../operations.ts'
import { SCHEDULE } from '../schedule.ts'
import { settle } from '../seating.ts'
import type { Move } from './move.ts'

/** A member leaves a group that can spare them and may be seated elsewhere. */
export const leave: Move = {
  name: 'leave',
  attempt(state, context) {
    const { facts, groupsOf } = state
    if (facts.people === 0) return false
    const p = context.random.below(facts.people)
    if (groupsOf[p].length === 0) return false
    const g = groupsOf[p][context.random.below(groupsOf[p].length)]
    if (isHeld(state, p, g) || state.members[g].length <= facts.minSize[facts.topicOf[g]]) return false
    removeMember(state, p, g)
    if (context.random.next() < SCHEDULE.chance.leaverSettled) settle(state, context, p)
    return true
  },
}
