import { isHeld } from '../checks.ts'
import { removeMember } from '../operations.ts'
import { fill, randomSource, repair } from '../seating.ts'
import type { Move } from './move.ts'

/** All but those who are held leave a group, which then fills anew; whoever is left over is seated elsewhere. */
export const refill: Move = {
  name: 'refill',
  attempt(state, context) {
    const { running, members } = state
    if (running.length === 0) return false
    const g = running[context.random.below(running.length)]
    const people = members[g].filter((p) => !isHeld(state, p, g))
    if (people.length === 0) return false
    for (const p of people) removeMember(state, p, g)
    const touched = [g]
    fill(state, context, g, randomSource(context), touched)
    repair(state, context, touched, people)
    return true
  },
}
