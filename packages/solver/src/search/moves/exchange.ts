import { fits, isHeld } from '../checks.ts'
import { addMember, removeMember } from '../operations.ts'
import type { Move } from './move.ts'

/** Two members of two groups trade places. */
export const exchange: Move = {
  name: 'exchange',
  attempt(state, { random }) {
    const { running, members } = state
    if (running.length < 2) return false
    const g = running[random.below(running.length)]
    const h = running[random.below(running.length)]
    if (g === h || members[g].length === 0 || members[h].length === 0) return false
    const p = members[g][random.below(members[g].length)]
    const q = members[h][random.below(members[h].length)]
    if (p === q || isHeld(state, p, g) || isHeld(state, q, h)) return false
    removeMember(state, p, g)
    removeMember(state, q, h)
    if (fits(state, p, h)) addMember(state, p, h)
    if (fits(state, q, g)) addMember(state, q, g)
    return true
  },
}
