import { hash } from 'node:crypto'
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
  /** A full run is to find nothing better: the search has ended by itself or used the run's time limit. */
  isComplete: boolean
  /** The search has failed or used its time, and does not go on. */
  isOver: boolean
  /** The time of all parts of the search; seconds. */
  seconds: number
}

/** What a run plans: its event, its problem as text, its time limit, and its seed; 0 where none was drawn. */
export type PlannedProblem = { eventId: string; problem: string; seconds: number; seed: number }

/** Equal for two runs of one event with the same problem, time limit and kind of seed; PLAN-32. */
export function problemKey({ eventId, problem, seconds, seed }: PlannedProblem): string {
  const text = `${eventId} ${seconds} ${seed === 0 ? 'fixed' : 'drawn'} ${problem}`
  return hash('sha256', text, 'base64')
}

/** A plan that was found before it was asked for. */
export type ReadyPlan = Candidate & { best: NonNullable<Candidate['best']> }

/** What runs have of plans that are kept ready. */
export type ReadySource = {
  /** The seed of the complete plan that is ready for this very problem; undefined where there is none. */
  seedFor(asked: PlannedProblem): number | undefined
  /** Hands out what was found for this very problem. A plan whose seed was drawn is handed out once. */
  take(asked: PlannedProblem): ReadyPlan | undefined
  /** The plan in force was made from the data of this key: until they change no plan need be kept ready. */
  planned(eventId: string, dataKey: string): void
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
