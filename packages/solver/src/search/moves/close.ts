import { dissolve, repair } from '../seating.ts'
import type { Move } from './move.ts'

/** A group ends and its people are seated elsewhere. */
export const close: Move = {
  name: 'close',
  attempt(state, seeker) {
    const { running } = state
    if (running.length === 0) return false
    const g = running[seeker.random.below(running.length)]
    repair(state, seeker, [], dissolve(state, g))
    return true
  },
}
