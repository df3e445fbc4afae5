import type { WishObstacle } from '@planner/domain/plan-words'
import type { Meeting, PairsProblem, PlannedMeeting } from '../problem.ts'
import type { Knowledge, UngrantedWish } from './explanation.ts'

type Meetings = readonly (Meeting | PlannedMeeting)[]

function keyOf(a: string, b: string): string {
  return JSON.stringify(a < b ? [a, b] : [b, a])
}

/** What the plan gives one person: how many meetings they have, in which sessions, and how many they could have. */
class Calendars {
  readonly #met = new Map<string, number>()
  readonly #busy = new Map<string, Set<number>>()
  readonly #limit: ReadonlyMap<string, number>
  readonly #sessions: number

  constructor({ people, sessions }: PairsProblem, meetings: Meetings) {
    this.#sessions = sessions
    this.#limit = new Map(
      people.map(({ id, capacity }) => [id, sessions > 1 ? Math.min(capacity, sessions) : capacity]),
    )
    for (const [a, b, session] of meetings)
      for (const id of [a, b]) {
        this.#met.set(id, (this.#met.get(id) ?? 0) + 1)
        const busy = this.#busy.get(id) ?? new Set()
        if (session !== undefined && session !== null) busy.add(session)
        this.#busy.set(id, busy)
      }
  }

  isFull(id: string): boolean {
    return (this.#met.get(id) ?? 0) >= (this.#limit.get(id) ?? 0)
  }

  areBothFree(a: string, b: string): boolean {
    if (this.#sessions === 1) return true
    for (let s = 0; s < this.#sessions; s++)
      if (!this.#busy.get(a)?.has(s) && !this.#busy.get(b)?.has(s)) return true
    return false
  }
}

/** `PairsExplainer.wishes`. */
export function explainWishes(
  problem: PairsProblem,
  meetings: Meetings,
  knows: Knowledge = 'all',
): readonly UngrantedWish[] {
  const granted = new Set(meetings.map(([a, b]) => keyOf(a, b)))
  const excluded = new Set(problem.excluded.map(([a, b]) => keyOf(a, b)))
  const wished = new Set(problem.wishes.map(([from, to]) => JSON.stringify([from, to])))
  const calendars = new Calendars(problem, meetings)
  const knowsOthers = knows === 'all'
  const obstacle = (from: string, to: string): WishObstacle => {
    if (excluded.has(keyOf(from, to))) return 'excluded'
    if (knowsOthers && problem.mutualOnly && !wished.has(JSON.stringify([to, from]))) return 'notMutual'
    if (calendars.isFull(from)) return 'ownCapacity'
    if (!knowsOthers) return 'outweighed'
    if (calendars.isFull(to)) return 'otherCapacity'
    return calendars.areBothFree(from, to) ? 'outweighed' : 'noCommonSession'
  }
  return problem.wishes
    .filter(([from, to]) => !granted.has(keyOf(from, to)))
    .map(([from, to]) => ({ from, to, obstacle: obstacle(from, to) }))
}
