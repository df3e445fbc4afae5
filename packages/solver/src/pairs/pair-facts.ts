import type { Meeting, PairsProblem, PlannedMeeting } from '../problem.ts'
import { wishValue } from '../rules.ts'

/** The order-free key of a pair of person indices. */
export function pairKey(a: number, b: number, people: number): number {
  return a < b ? a * people + b : b * people + a
}

/** A meeting that stays, by index; -1 where its session is still to be found. */
interface KeptMeeting {
  readonly a: number
  readonly b: number
  readonly session: number
}

/**
 * A pairs problem by index. Edge e joins a[e] < b[e]; kept pairs are no edges. People stand in an order drawn
 * by the seed, so that who registered first decides nothing (MODEL-57).
 */
export interface PairFacts {
  readonly problem: PairsProblem
  readonly people: number
  readonly ids: readonly string[]
  readonly index: ReadonlyMap<string, number>
  /** More than 1: every meeting has a session. */
  readonly sessions: number
  readonly a: Int32Array
  readonly b: Int32Array
  /** What the wishes for a meeting count, by edge, and by pair for all that are allowed but kept ones. */
  readonly value: Float64Array
  readonly values: ReadonlyMap<number, number>
  /** What the meeting gains, in its former session if it had one, with its tie-breaking weight. */
  readonly weight: Float64Array
  /** The session of the last plan that the weight counts on, -1 for none. */
  readonly stay: Int32Array
  /** What is lost when such a meeting has another session. */
  readonly moveCost: number
  /** The score of a plan is its weight, less unfairness and this. */
  readonly base: number
  /** All scores differ by multiples of this; 0: unknown. Tie-breaking weights sum to at most `tie`. */
  readonly quantum: number
  readonly tie: number
  /** Edges of p are incident[first[p]] .. incident[first[p + 1] - 1]. */
  readonly first: Int32Array
  readonly incident: Int32Array
  readonly keptKeys: ReadonlySet<number>
  readonly keptMeetings: readonly KeptMeeting[]
  readonly kept: Int32Array
  readonly capacity: Int32Array
  /** Room that kept meetings leave, in capacity and in sessions; no more than there are partners. */
  readonly room: Int32Array
  /** MODEL-50: min(capacity, sessions where there are several, allowed partners including kept). */
  readonly goal: Int32Array
  readonly fairness: number
}

function keysOf(
  pairs: readonly (Meeting | PlannedMeeting)[],
  index: ReadonlyMap<string, number>,
): Set<number> {
  return new Set(pairs.map(([a, b]) => pairKey(index.get(a) ?? 0, index.get(b) ?? 0, index.size)))
}

/** What the wishes of both count for each pair that may meet (MODEL-49, MODEL-56). */
function worthOfPairs(problem: PairsProblem, index: ReadonlyMap<string, number>): Map<number, number> {
  const { rules, mutualOnly } = problem
  const wishes = new Map<number, number[]>()
  for (const [from, to, weight] of problem.wishes) {
    const key = pairKey(index.get(from) ?? 0, index.get(to) ?? 0, index.size)
    const values = wishes.get(key) ?? []
    values.push(wishValue(weight, rules.useLogScale))
    wishes.set(key, values)
  }
  const worth = new Map<number, number>()
  for (const [key, [one = 0, other = 0, ...rest]] of wishes) {
    const both = wishes.get(key)?.length === 2 && rest.length === 0
    if (both || !mutualOnly)
      worth.set(key, rules.contactMode === 'mutual' ? 2 * Math.sqrt(one * other) : one + other)
  }
  return worth
}

function incidence(people: number, a: Int32Array, b: Int32Array): Pick<PairFacts, 'first' | 'incident'> {
  const first = new Int32Array(people + 1)
  for (let e = 0; e < a.length; e++) {
    first[a[e] + 1]++
    first[b[e] + 1]++
  }
  for (let p = 0; p < people; p++) first[p + 1] += first[p]
  const next = first.slice()
  const incident = new Int32Array(2 * a.length)
  for (let e = 0; e < a.length; e++) {
    incident[next[a[e]]++] = e
    incident[next[b[e]]++] = e
  }
  return { first, incident }
}

/** Kept meetings with their sessions: of two in one session of a person the second gets another. */
function keptMeetingsOf(
  problem: PairsProblem,
  index: ReadonlyMap<string, number>,
  taken: Set<number>,
): KeptMeeting[] {
  const { sessions } = problem
  return problem.kept.map(([one, other, given]) => {
    const [a, b] = [index.get(one) ?? 0, index.get(other) ?? 0]
    const times = given === null ? [] : [a * sessions + given, b * sessions + given]
    const isFree = times.length > 0 && times.every((time) => !taken.has(time))
    if (isFree) for (const time of times) taken.add(time)
    return { a, b, session: sessions > 1 && isFree && given !== null ? given : -1 }
  })
}

export function buildPairFacts(problem: PairsProblem, seed: number): PairFacts {
  const people = problem.people.length
  const { sessions, rules } = problem
  const isTimed = sessions > 1
  const order = problem.people
    .map((person) => ({ person, place: draw(seed, person.id) }))
    .sort((x, y) => x.place - y.place || (x.person.id < y.person.id ? -1 : 1))
    .map(({ person }) => person)
  const ids = order.map(({ id }) => id)
  const index = new Map(ids.map((id, p) => [id, p]))
  const taken = new Set<number>()
  const keptMeetings = keptMeetingsOf(problem, index, taken)
  const keptKeys = keysOf(problem.kept, index)
  const excluded = keysOf(problem.excluded, index)
  const allowed = [...worthOfPairs(problem, index)]
    .filter(([key]) => !keptKeys.has(key) && !excluded.has(key))
    .sort(([x], [y]) => x - y)
  const capacity = Int32Array.from(order, (person) => Math.min(person.capacity, 1e9))
  const kept = new Int32Array(people)
  const partners = new Int32Array(people)
  for (const [key, counts] of [
    ...[...keptKeys].map((key) => [key, [kept, partners]] as const),
    ...allowed.map(([key]) => [key, [partners]] as const),
  ])
    for (const p of [Math.floor(key / people), key % people]) for (const count of counts) count[p]++
  const limit = capacity.map((c) => (isTimed ? Math.min(c, sessions) : c))
  const shareASession = (p: number, q: number) => {
    for (let s = 0; s < sessions; s++)
      if (!taken.has(p * sessions + s) && !taken.has(q * sessions + s)) return true
    return false
  }
  const edges =
    isTimed && taken.size > 0
      ? allowed.filter(([key]) => shareASession(Math.floor(key / people), key % people))
      : allowed
  const a = Int32Array.from(edges, ([key]) => Math.floor(key / people))
  const b = Int32Array.from(edges, ([key]) => key % people)
  const { first, incident } = incidence(people, a, b)
  const value = Float64Array.from(edges, ([, worth]) => worth)
  const rest = {
    problem,
    people,
    ids,
    index,
    sessions,
    a,
    b,
    value,
    values: new Map(allowed),
    first,
    incident,
    keptKeys,
    keptMeetings,
    kept,
    capacity,
    room: limit.map((most, p) => Math.max(0, Math.min(most - kept[p], first[p + 1] - first[p]))),
    goal: limit.map((most, p) => Math.min(most, partners[p])),
    fairness: rules.weights.fairness,
  }
  return {
    ...rest,
    ...weightsOf(
      rest,
      order.map(({ priority }) => priority),
      seed,
    ),
  }
}

type Unweighted = Omit<PairFacts, 'weight' | 'stay' | 'moveCost' | 'base' | 'quantum' | 'tie'>

/** What planning maximises: wishes, what stays of the last plan (MODEL-59), and ties. */
function weightsOf(facts: Unweighted, priority: readonly number[], seed: number) {
  const { problem, people, ids, index, a, b, value, sessions, room, goal, fairness, keptKeys } = facts
  const moveCost = problem.rules.weights.keepPreviousPlan
  const former = new Map(
    (problem.previous ?? []).flatMap(([one, other, session]) => {
      const key = pairKey(index.get(one) ?? 0, index.get(other) ?? 0, people)
      const isSure = keptKeys.has(key) || moveCost === 0
      return isSure ? [] : [[key, sessions > 1 && session !== null ? session : -1] as const]
    }),
  )
  let base = 0
  for (const session of former.values()) base += moveCost * (session < 0 ? 1 : 2)
  const stay = new Int32Array(value.length).fill(-1)
  const weight = value.slice()
  const precedence = new Float64Array(value.length)
  for (let e = 0; e < value.length; e++) {
    precedence[e] = priority[a[e]] + priority[b[e]]
    const session = former.get(pairKey(a[e], b[e], people))
    if (session === undefined) continue
    stay[e] = session
    weight[e] += moveCost * (session < 0 ? 1 : 2)
  }
  const steps = [...goal].map((most) => (most === 0 ? 0 : fairness / most ** 2))
  const quantum = quantumOf(new Set([moveCost, ...steps, ...value]))
  const ties = tieWeights({
    seed,
    quantum,
    names: Array.from(value, (_, e) => [ids[a[e]], ids[b[e]]].sort().join('|')),
    precedence,
    maxPrecedence: room.reduce((sum, count, p) => sum + count * priority[p], 0),
    maxEdges: room.reduce((sum, count) => sum + count, 0) / 2,
  })
  for (let e = 0; e < value.length; e++) weight[e] += ties.weights[e]
  return { weight, stay, moveCost, base, quantum, tie: ties.total }
}

/** The fairness penalty of p with `met` meetings, kept ones included; not negative. */
export function unfairnessOf(facts: PairFacts, p: number, met: number): number {
  const goal = facts.goal[p]
  return goal === 0 ? 0 : facts.fairness * (1 - met / goal) ** 2
}

/** A smaller common divisor of scores may come from rounding. */
const LEAST_QUANTUM = 2e-5
const ROUNDING = 1e-9
/** What decides between equal plans weighs together less than this where scores have no common measure. */
const USUAL_SHARE = 1e-6

/** The greatest common divisor of the numbers, 0 where it would be too small to tell from rounding. */
function quantumOf(numbers: Iterable<number>): number {
  let quantum = 0
  for (const number of numbers) {
    let [high, low] = [Math.max(quantum, Math.abs(number)), Math.min(quantum, Math.abs(number))]
    while (low > ROUNDING) [high, low] = [low, Math.abs(high - low * Math.round(high / low))]
    quantum = high
    if (quantum > 0 && quantum < LEAST_QUANTUM) return 0
  }
  return quantum
}

interface TieParts {
  readonly seed: number
  readonly quantum: number
  /** Of each edge: the ids of its people, and what they went without. */
  readonly names: readonly string[]
  readonly precedence: Float64Array
  /** No plan has more precedence than this. */
  readonly maxPrecedence: number
  readonly maxEdges: number
}

/**
 * Weights on top of an edge's worth that decide between equal plans: first for people who went without, then
 * a number drawn by the seed (MODEL-57, MODEL-58). Their sum is less than any difference between two scores.
 */
function tieWeights({ seed, quantum, names, precedence, maxPrecedence, maxEdges }: TieParts): {
  readonly weights: Float64Array
  readonly total: number
} {
  const total = quantum > 0 ? quantum / 2 : USUAL_SHARE
  const unit = total / (maxPrecedence + 1)
  const share = unit / Math.max(1, maxEdges)
  const weights = Float64Array.from(
    names,
    (name, e) => unit * (precedence[e] ?? 0) + share * draw(seed, name),
  )
  return { weights, total }
}

/** A number in [0, 1) drawn for a text by a seed, the same on every machine and in any order (MODEL-57). */
function draw(seed: number, text: string): number {
  let h = (seed ^ Math.imul(Math.floor(seed / 4294967296), 0x9e3779b1) ^ 0x811c9dc5) | 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
