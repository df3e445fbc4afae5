import type { Random } from '../random.ts'
import { type Calendar, createCalendar, isFree, peopleOf, put, takeOut } from './calendar.ts'
import { createCircles } from './circles.ts'
import type { Decisions } from './flow.ts'
import { type PairPlan, planOf } from './incumbent.ts'
import type { PairFacts } from './pair-facts.ts'
import { PAIR_SCHEDULE } from './pair-schedule.ts'
import { chosenEdges } from './pair-state.ts'
import { placeMeetings } from './place-meetings.ts'
import { type Relaxation, relax, roundDown } from './relaxation.ts'

interface Branching {
  /** The problem as it is before any former session is given up. */
  readonly facts: PairFacts
  readonly random: Random
  /** The best plan known; branches that cannot exceed it are cut. */
  best: PairPlan
  shouldStop(): boolean
  /** True when no more relaxations may be solved. */
  isSpent(bound: number): boolean
  onBetter(plan: PairPlan): void
}

interface Node {
  /** Of the problem in which the given-up sessions count for nothing. */
  readonly facts: PairFacts
  readonly decisions: Decisions
  /** Former sessions, by edge: 1 kept, -1 given up, 0 open. */
  readonly stays: Int8Array
  readonly relaxation: Relaxation
}

const EPSILON = 1e-11

/**
 * Branch and bound over edges that the relaxation leaves at one half, and over meetings without a common
 * session. Returns the proven upper bound: the best plan's worth, or the best bound of open nodes.
 */
export function branch(root: Relaxation, branching: Branching): number {
  const { facts } = branching
  const slack = EPSILON * (1 + Math.abs(root.bound))
  const open: Node[] = [
    {
      facts,
      decisions: decidedByCosts(facts, root, branching.best.worth),
      stays: new Int8Array(facts.weight.length),
      relaxation: root,
    },
  ]
  /** The best bound of branches that cannot be followed. */
  let unknown = -Infinity
  while (open.length > 0) {
    const node = takeBest(open)
    const { bound } = node.relaxation
    if (bound <= branching.best.worth + slack) break
    if (branching.isSpent(bound)) return Math.max(bound, unknown, branching.best.worth)
    const children = look(node, branching, slack)
    if (children === 'unknown') unknown = Math.max(unknown, bound)
    else
      for (const child of children) {
        const relaxation = relax(child.facts, child.decisions, branching.shouldStop, node.relaxation)
        if (relaxation === null) return Math.max(bound, unknown, branching.best.worth)
        if (relaxation.bound > branching.best.worth + slack) open.push({ ...child, relaxation })
      }
  }
  return Math.max(unknown, branching.best.worth)
}

function takeBest(open: Node[]): Node {
  let at = 0
  for (let i = 1; i < open.length; i++) if (open[i].relaxation.bound > open[at].relaxation.bound) at = i
  const node = open[at]
  open[at] = open[open.length - 1]
  open.pop()
  return node
}

/** Decides a meeting whose reduced cost exceeds the gap between the bound and the best plan. */
export function decidedByCosts(
  { a, b, weight }: PairFacts,
  { priced, costs }: Relaxation,
  worth: number,
): Decisions {
  const decisions = new Int8Array(weight.length)
  const gap = Math.max(0, priced - worth) + 1e-9
  for (let e = 0; e < weight.length; e++) {
    const cost = costs[a[e]] + costs[b[e]] - weight[e]
    if (cost > gap) decisions[e] = -1
    else if (cost < -gap) decisions[e] = 1
  }
  return decisions
}

type Child = Omit<Node, 'relaxation'>

/** Takes the plan that a node suggests, and splits it unless that reaches its bound. */
function look(node: Node, branching: Branching, slack: number): readonly Child[] | 'unknown' {
  const { facts, decisions, relaxation } = node
  const half = relaxation.halves.indexOf(1)
  if (half >= 0) {
    const rounded = roundDown(facts, relaxation)
    if (rounded.worth > branching.best.worth + slack) tryPlan(node, chosenEdges(rounded), branching)
    return [withEdge(node, half, 1), withEdge(node, half, -1)]
  }
  const edges = wholeEdges(relaxation)
  tryPlan(node, edges, branching)
  if (relaxation.bound <= branching.best.worth + slack) return []
  const stay = facts.stay
  const strict = placeMeetings(facts, edges, { random: branching.random, stay, mayMoveStays: false })
  if (strict.left.length === 0) {
    offer(planOf(branching.facts, edges, strict), branching)
    return []
  }
  const colouring = colour(facts, edges, stay)
  if (typeof colouring !== 'string') {
    offer(planOf(branching.facts, edges, { calendar: colouring, left: [] }), branching)
    return []
  }
  const near = joinedTo(facts, edges, strict.left[0])
  // The node is exhausted only if the decided meetings alone fit into no sessions; the open ones may be the
  // cause.
  if (!near.some((e) => isOpen(node, e)) && colour(facts, near, stay) === 'never') return []
  const at = near.find((e) => isOpen(node, e)) ?? edges.find((e) => isOpen(node, e))
  if (at === undefined) return colouring === 'never' ? [] : 'unknown'
  if (stay[at] >= 0 && node.stays[at] === 0) return [withStay(node, at, 1), withStay(node, at, -1)]
  return decisions[at] === 0 ? [withEdge(node, at, 1), withEdge(node, at, -1)] : 'unknown'
}

function tryPlan({ facts }: Node, edges: readonly number[], branching: Branching): void {
  const placed = placeMeetings(facts, edges, {
    random: branching.random,
    stay: facts.stay,
    mayMoveStays: true,
  })
  offer(planOf(branching.facts, edges, placed), branching)
}

function offer(plan: PairPlan, branching: Branching): void {
  if (plan.worth <= branching.best.worth + 1e-12) return
  branching.best = plan
  branching.onBetter(plan)
}

function wholeEdges({ halves }: Relaxation): number[] {
  const edges: number[] = []
  halves.forEach((two, e) => {
    if (two === 2) edges.push(e)
  })
  return edges
}

function withEdge({ facts, decisions, stays }: Node, e: number, decision: 1 | -1): Child {
  const next = decisions.slice()
  next[e] = decision
  return { facts, decisions: next, stays }
}

/** The meeting takes place in its former session; or it may have another, so that it weighs less. */
function withStay({ facts, decisions, stays }: Node, e: number, decision: 1 | -1): Child {
  const nextStays = stays.slice()
  nextStays[e] = decision
  if (decision === 1) {
    const next = decisions.slice()
    next[e] = 1
    return { facts, decisions: next, stays: nextStays }
  }
  const weight = facts.weight.slice()
  const stay = facts.stay.slice()
  weight[e] -= facts.moveCost
  stay[e] = -1
  return { facts: { ...facts, weight, stay }, decisions, stays: nextStays }
}

/** Whether something is still to be decided on an edge. */
function isOpen({ facts, decisions, stays }: Node, e: number): boolean {
  return decisions[e] === 0 || (facts.stay[e] >= 0 && stays[e] === 0)
}

/** The chosen edges that are joined to one by common people, the nearest first. */
function joinedTo({ a, b }: PairFacts, edges: readonly number[], from: number): number[] {
  const of = new Map<number, number[]>()
  for (const e of edges)
    for (const p of [a[e], b[e]]) {
      const mine = of.get(p) ?? []
      mine.push(e)
      of.set(p, mine)
    }
  const seen = new Set([from])
  for (const e of seen) for (const p of [a[e], b[e]]) for (const next of of.get(p) ?? []) seen.add(next)
  return [...seen]
}

/** Whether meetings fit into the sessions: a calendar of all, 'never', or 'unknown' if it takes too long. */
type Colouring = Calendar | 'never' | 'unknown'

/**
 * Tries all ways to give edges (and kept meetings without a session) a session; those with one in `stay` have
 * just that. It decides for each circle of people who meet each other by itself.
 */
function colour(facts: PairFacts, edges: readonly number[], stay: Int32Array): Colouring {
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
