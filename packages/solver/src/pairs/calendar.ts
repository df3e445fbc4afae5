import type { PairFacts } from './pair-facts.ts'

/**
 * Who meets whom in which session. Items are edges, by number, and after them kept meetings. Without sessions
 * (MODEL-48: one) it places nothing and nothing needs a place.
 */
export interface Calendar {
  readonly facts: PairFacts
  /** The item of person p in session s at p * sessions + s, -1 for none. */
  readonly at: Int32Array
  /** The two people of each item. */
  readonly one: Int32Array
  readonly other: Int32Array
  readonly sessionOf: Int32Array
  /** Items that keep their session. */
  readonly fixed: Uint8Array
}

export function peopleOf({ a, b, keptMeetings }: PairFacts, item: number): readonly [number, number] {
  const kept = keptMeetings[item - a.length]
  return kept === undefined ? [a[item], b[item]] : [kept.a, kept.b]
}

/** First or second people of all items. */
function allPeople(ofEdges: Int32Array, ofKept: readonly number[]): Int32Array {
  if (ofKept.length === 0) return ofEdges
  const all = new Int32Array(ofEdges.length + ofKept.length)
  all.set(ofEdges)
  all.set(ofKept, ofEdges.length)
  return all
}

/** Holds the kept meetings that have a session. */
export function createCalendar(facts: PairFacts): Calendar {
  const items = facts.weight.length + facts.keptMeetings.length
  const calendar = {
    facts,
    at: new Int32Array(facts.people * facts.sessions).fill(-1),
    one: allPeople(
      facts.a,
      facts.keptMeetings.map(({ a }) => a),
    ),
    other: allPeople(
      facts.b,
      facts.keptMeetings.map(({ b }) => b),
    ),
    sessionOf: new Int32Array(items).fill(-1),
    fixed: new Uint8Array(items),
  }
  facts.keptMeetings.forEach(({ session }, k) => {
    if (session < 0) return
    put(calendar, facts.weight.length + k, session)
    calendar.fixed[facts.weight.length + k] = 1
  })
  return calendar
}

export function put(calendar: Calendar, item: number, session: number): void {
  const { facts, at, one, other, sessionOf } = calendar
  sessionOf[item] = session
  at[one[item] * facts.sessions + session] = item
  at[other[item] * facts.sessions + session] = item
}

export function takeOut(calendar: Calendar, item: number): void {
  const { facts, at, one, other, sessionOf } = calendar
  at[one[item] * facts.sessions + sessionOf[item]] = -1
  at[other[item] * facts.sessions + sessionOf[item]] = -1
  sessionOf[item] = -1
}

export function isFree({ facts, at }: Calendar, p: number, session: number): boolean {
  return at[p * facts.sessions + session] < 0
}

/** Sessions in which p is free. */
export function freeSessions(calendar: Calendar, p: number): number[] {
  const free: number[] = []
  for (let s = 0; s < calendar.facts.sessions; s++) if (isFree(calendar, p, s)) free.push(s)
  return free
}

/**
 * Finds a session for an item, if need be by swapping two sessions along a chain of movable meetings (Kempe).
 * Whether it found one.
 */
export function fit(calendar: Calendar, item: number, mayMove: (item: number) => boolean): boolean {
  const [a, b] = [calendar.one[item], calendar.other[item]]
  const freeOfA = freeSessions(calendar, a)
  const freeOfB = freeSessions(calendar, b)
  const common = freeOfA.find((session) => freeOfB.includes(session))
  if (common !== undefined) {
    put(calendar, item, common)
    return true
  }
  for (const mine of freeOfA)
    for (const theirs of freeOfB) {
      const chain = chainFrom(calendar, b, mine, theirs)
      if (chain.end === a || !chain.items.every(mayMove)) continue
      swap(calendar, chain.items, mine, theirs)
      put(calendar, item, mine)
      return true
    }
  return false
}

/** The meetings reached from p by going on with the one in `first`, then the one in `second`, and so on. */
function chainFrom({ facts, at, one, other }: Calendar, start: number, first: number, second: number) {
  const items: number[] = []
  let [p, session] = [start, first]
  for (;;) {
    const item = at[p * facts.sessions + session]
    if (item < 0) return { items, end: p }
    items.push(item)
    p = p === one[item] ? other[item] : one[item]
    session = session === first ? second : first
  }
}

function swap(calendar: Calendar, items: readonly number[], first: number, second: number): void {
  const moved = items.map((item) => [item, calendar.sessionOf[item] === first ? second : first] as const)
  for (const [item] of moved) takeOut(calendar, item)
  for (const [item, session] of moved) put(calendar, item, session)
}
