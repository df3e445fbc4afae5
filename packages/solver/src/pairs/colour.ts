import { type Calendar, createCalendar, isFree, peopleOf, put, takeOut } from './calendar.ts'
import { createCircles } from './circles.ts'
import type { PairFacts } from './pair-facts.ts'
import { PAIR_SCHEDULE } from './pair-schedule.ts'

/** Whether meetings fit into the sessions: a calendar of all, 'never', or 'unknown' if it takes too long. */
type Colouring = Calendar | 'never' | 'unknown'

/**
 * Tries all ways to give edges (and kept meetings without a session) a session; those with one in `stay` have
 * just that. It decides for each circle of people who meet each other by itself.
 */
export function colour(facts: PairFacts, edges: readonly number[], stay: Int32Array): Colouring {
  const calendar = createCalendar(facts)
  const loose = facts.keptMeetings.flatMap(({ session }, k) => (session < 0 ? [facts.weight.length + k] : []))
  for (const e of edges) {
    if (stay[e] < 0) continue
    if (!peopleOf(facts, e).every((p) => isFree(calendar, p, stay[e]))) return 'never'
    put(calendar, e, stay[e])
  }
  const open = [...loose, ...edges.filter((e) => stay[e] < 0)]
  let isUnknown = false
  for (const { items, people } of components(facts, open)) {
    if (isOverfull(calendar, items, people)) return 'never'
    const attempt = attemptOf(calendar, items, people)
    if (items.length <= PAIR_SCHEDULE.maxColoured && tryAll(attempt)) continue
    if (items.length <= PAIR_SCHEDULE.maxColoured && attempt.left > 0) return 'never'
    isUnknown = true
  }
  return isUnknown ? 'unknown' : calendar
}

/** Circles of people who are joined by items. */
function components(facts: PairFacts, items: readonly number[]) {
  const { root, join } = createCircles(facts.people)
  for (const item of items) {
    const [a, b] = peopleOf(facts, item)
    join(a, b)
  }
  const found = new Map<number, { items: number[]; people: Set<number> }>()
  for (const item of items) {
    const [a, b] = peopleOf(facts, item)
    const one = found.get(root(a)) ?? { items: [], people: new Set<number>() }
    one.items.push(item)
    one.people.add(a).add(b)
    found.set(root(a), one)
  }
  return [...found.values()]
}

/** A session holds half as many meetings of a circle as it has free people (the odd-set bound). */
function isOverfull(calendar: Calendar, items: readonly number[], people: ReadonlySet<number>): boolean {
  let seats = 0
  for (let s = 0; s < calendar.facts.sessions; s++) {
    let free = 0
    for (const p of people) if (isFree(calendar, p, s)) free++
    seats += Math.floor(free / 2)
  }
  return items.length > seats
}

interface Attempt {
  readonly calendar: Calendar
  readonly open: Set<number>
  /** How many of the circle's people have a meeting in each session. */
  readonly busy: Int32Array
  left: number
}

function attemptOf(calendar: Calendar, items: readonly number[], people: ReadonlySet<number>): Attempt {
  const busy = new Int32Array(calendar.facts.sessions)
  for (let s = 0; s < busy.length; s++) for (const p of people) if (!isFree(calendar, p, s)) busy[s]++
  return { calendar, open: new Set(items), busy, left: PAIR_SCHEDULE.maxColouring }
}

/** Depth first, always the item with the fewest sessions left. */
function tryAll(attempt: Attempt): boolean {
  const { calendar, open, busy } = attempt
  if (open.size === 0) return true
  if (attempt.left-- <= 0) return false
  let best = -1
  let fewest: number[] | null = null
  for (const item of open) {
    const free = sessionsFor(attempt, item)
    if (fewest !== null && free.length >= fewest.length) continue
    best = item
    fewest = free
    if (free.length < 2) break
  }
  open.delete(best)
  for (const session of fewest ?? []) {
    put(calendar, best, session)
    busy[session] += 2
    if (tryAll(attempt)) return true
    takeOut(calendar, best)
    busy[session] -= 2
    if (attempt.left <= 0) break
  }
  open.add(best)
  return false
}

/** Sessions in which both are free; of the sessions unused by the circle, which are alike, the first only. */
function sessionsFor({ calendar, busy }: Attempt, item: number): number[] {
  const [a, b] = peopleOf(calendar.facts, item)
  const free: number[] = []
  let seenEmpty = false
  for (let s = 0; s < calendar.facts.sessions; s++) {
    if (!isFree(calendar, a, s) || !isFree(calendar, b, s) || (busy[s] === 0 && seenEmpty)) continue
    seenEmpty = seenEmpty || busy[s] === 0
    free.push(s)
  }
  return free
}
