import type { PlanObstacle } from '@planner/protocol'
import { LIMITS } from '../../limits/limits.ts'
import type { BestPlan } from '../threads/solver-messages.ts'

/** What a background search has found for one problem. */
export type Candidate = {
  eventId: string
  seed: number
  /** Undefined before the first plan, and where the search failed. */
  best: BestPlan | undefined
  /** Why nobody is in a group or meets anybody; known at the end of a search. */
  obstacles: readonly PlanObstacle[]
  /**
   * Nothing more is to be expected of a full run: the search has ended by itself, or has used the run's time
   * limit.
   */
  isComplete: boolean
  /** It broke down, or has used its time: it does not go on. */
  isOver: boolean
  /** How long was searched, in all its parts; seconds. */
  seconds: number
}

/** Candidates by the key of their problem, in memory alone; those found longest ago make room. */
export class Candidates {
  readonly #byKey = new Map<string, Candidate>()

  get(key: string): Candidate | undefined {
    return this.#byKey.get(key)
  }

  put(key: string, candidate: Candidate): void {
    this.#byKey.delete(key)
    this.#byKey.set(key, candidate)
    while (this.#characters() > LIMITS.readyCharacters.value) {
      const [oldest = key] = this.#byKey.keys()
      this.#byKey.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#byKey.delete(key)
  }

  /** Keeps of an event those with one of the keys. */
  keepOnly(eventId: string, keys: ReadonlySet<string>): void {
    for (const [key, candidate] of this.#byKey)
      if (candidate.eventId === eventId && !keys.has(key)) this.#byKey.delete(key)
  }

  figures(): { plans: number; characters: number } {
    return { plans: this.#byKey.size, characters: this.#characters() }
  }

  #characters(): number {
    let sum = 0
    for (const { best } of this.#byKey.values()) sum += best?.text.length ?? 0
    return sum
  }
}
