import type { WishObstacle } from '@planner/domain/plan-words'
import type { Meeting, PairsProblem, PlannedMeeting } from '../problem.ts'
import type { Knowledge, UngrantedWish } from './explanation.ts'

type Meetings = readonly (Meeting | PlannedMeeting)[]

/** Identifies a pair, whichever of the two comes first. */
export function keyOf([a, b]: Meeting | PlannedMeeting): string {
  return JSON.stringify(a < b ? [a, b] : [b, a])
}

/** What meetings give each person: how many they have, in which sessions, and how many they could have. */
export class Calendars {
  readonly #met = new Map<string, number>()
  readonly #busy = new Map<string, Set<number>>()
  readonly #most: ReadonlyMap<string, number>
  readonly #sessions: readonly number[]

  constructor({ people, sessions }: PairsProblem, meetings: Meetings) {
    this.#sessions = Array.from({ length: sessions }, (_, s) => s)
    this.#most = new Map(
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

  metBy(id: string): number {
    return this.#met.get(id) ?? 0
  }

  /** As many meetings as somebody may have, in sessions of their own where there are several. */
  mostOf(id: string): number {
    return this.#most.get(id) ?? 0
  }

  isFull(id: string): boolean {
    return this.metBy(id) >= this.mostOf(id)
  }

  /** The sessions in which neither of two has a meeting. */
  commonOf(a: string, b: string): readonly number[] {
    return this.#sessions.filter((s) => !this.#busy.get(a)?.has(s) && !this.#busy.get(b)?.has(s))
  }

  /** A single session is no time: two can meet in it whatever else they have. */
  areBothFree(a: string, b: string): boolean {
    return this.#sessions.length === 1 || this.commonOf(a, b).length > 0
  }
}

/** `PairsExplainer.wishes`. */
export function explainWishes(
  problem: PairsProblem,
  meetings: Meetings,
  knows: Knowledge = 'all',
): readonly UngrantedWish[] {
  const granted = new Set(meetings.map(keyOf))
  const excluded = new Set(problem.excluded.map(keyOf))
  const wished = new Set(problem.wishes.map(([from, to]) => JSON.stringify([from, to])))
  const calendars = new Calendars(problem, meetings)
  const knowsOthers = knows === 'all'
  const obstacle = (from: string, to: string): WishObstacle => {
    if (excluded.has(keyOf([from, to]))) return 'excluded'
    if (knowsOthers && problem.mutualOnly && !wished.has(JSON.stringify([to, from]))) return 'notMutual'
    if (calendars.isFull(from)) return 'ownCapacity'
    if (!knowsOthers) return 'outweighed'
    if (calendars.isFull(to)) return 'otherCapacity'
    return calendars.areBothFree(from, to) ? 'outweighed' : 'noCommonSession'
  }
  return problem.wishes
    .filter(([from, to]) => !granted.has(keyOf([from, to])))
    .map(([from, to]) => ({ from, to, obstacle: obstacle(from, to) }))
}
