import { addMember, removeMember } from '../state.ts'
import type { Move } from './move.ts'

/**
 * Adds or takes a member without asking any rule. Only used when fixed groups may contradict each other, where the
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
    else addMember(state, p, g)
    return true
  },
}
