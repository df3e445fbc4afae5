import { dissolve, repair } from '../seating.ts'
import type { Move } from './move.ts'

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
