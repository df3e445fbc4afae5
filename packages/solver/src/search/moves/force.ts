import { addMember, removeMember } from '../operations.ts'
import { SCHEDULE } from '../schedule.ts'
import type { Move } from './move.ts'

/**
 * Adds, takes or replaces a member without asking any rule. Only used when fixed groups and pins may contradict each other, where the
 * least broken plan can need a membership that breaks a rule.
 */
export const force: Move = {
  name: 'force',
  attempt(state, { random }) {
    const { running, members, facts } = state
    if (running.length === 0 || facts.people === 0) return false
    const g = running[random.below(running.length)]
    const p = random.below(facts.people)
    if (members[g].includes(p)) removeMember(state, p, g)
    else {
      if (members[g].length > 0 && random.below(SCHEDULE.onceIn.forcedReplacement) === 0)
        removeMember(state, members[g][random.below(members[g].length)], g)
      addMember(state, p, g)
    }
    return true
  },
}
