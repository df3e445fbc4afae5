import type { Random } from '../random.ts'
import {
  type Calendar,
  createCalendar,
  fit,
  freeSessions,
  isFree,
  peopleOf,
  put,
  takeOut,
} from './calendar.ts'
import type { PairFacts } from './pair-facts.ts'
import { PAIR_SCHEDULE } from './pair-schedule.ts'

export interface Placing {
  readonly random: Random
  /** The sessions that weights count on, -1 for none; such meetings move only where `mayMoveStays`. */
  readonly stay: Int32Array
  readonly mayMoveStays: boolean
  /** Sessions that meetings had before, to begin with. */
  readonly before?: Int32Array
}

export interface Placed {
  readonly calendar: Calendar
  /** Edges for which no session was found. */
  readonly left: readonly number[]
}

/** Gives edges sessions without conflicts (MODEL-55), kept meetings first. May leave some that would fit. */
export function placeMeetings(facts: PairFacts, edges: readonly number[], placing: Placing): Placed {
  const calendar = createCalendar(facts)
  if (facts.sessions === 1) return { calendar, left: [] }
  const { stay, before } = placing
  const { fixed, sessionOf } = calendar
  const isAtHome = (item: number) => item < stay.length && stay[item] >= 0 && sessionOf[item] === stay[item]
  const mayMove = (item: number) => fixed[item] === 0 && !isAtHome(item)
  const mayMoveAll = (item: number) => fixed[item] === 0
  facts.keptMeetings.forEach((_, k) => {
    const item = facts.weight.length + k
    if (sessionOf[item] < 0) fit(calendar, item, mayMoveAll)
  })
  for (const wish of [stay, before])
    for (const e of edges) {
      const session = wish?.[e] ?? -1
      if (session < 0 || sessionOf[e] >= 0 || (wish === before && stay[e] >= 0 && !placing.mayMoveStays))
        continue
      if (peopleOf(facts, e).every((p) => isFree(calendar, p, session))) put(calendar, e, session)
    }
  const must = (e: number) => !placing.mayMoveStays && stay[e] >= 0
  let left = byLoad(facts, edges).filter((e) => sessionOf[e] < 0)
  left = left.filter((e) => must(e) || !fit(calendar, e, mayMove))
  left = left.flatMap((e) => (must(e) ? [e] : wander(calendar, e, mayMove, placing.random)))
  if (placing.mayMoveStays) left = left.filter((e) => !fit(calendar, e, mayMoveAll))
  return { calendar, left }
}

/** Those with the busiest people first: they have the fewest sessions to choose from. */
function byLoad({ people, a, b }: PairFacts, edges: readonly number[]): number[] {
  const load = new Int32Array(people)
  for (const e of edges) {
    load[a[e]]++
    load[b[e]]++
  }
  return [...edges].sort((x, y) => load[a[y]] + load[b[y]] - load[a[x]] - load[b[x]] || x - y)
}

/**
 * A meeting takes the place of one of its people's meetings, which looks for another place, and so on.
 * Returns the edges that stay without a session: none, or the one that looked last.
 */
function wander(
  calendar: Calendar,
  edge: number,
  mayMove: (item: number) => boolean,
  random: Random,
): number[] {
  const { facts } = calendar
  let item = edge
  for (let step = 0; step < PAIR_SCHEDULE.maxWander; step++) {
    if (fit(calendar, item, mayMove)) return []
    const ends = peopleOf(facts, item)
    const [p, q] = random.below(2) === 0 ? ends : [ends[1], ends[0]]
    const free = freeSessions(calendar, p)
    if (free.length === 0) break
    const session = free[random.below(free.length)]
    const other = calendar.at[q * facts.sessions + session]
    if (other < 0 || !mayMove(other) || other >= facts.weight.length) continue
    takeOut(calendar, other)
    put(calendar, item, session)
    item = other
  }
  return fit(calendar, item, mayMove) ? [] : [item]
}
