import type { Meeting, PairsProblem, PlannedMeeting } from '../problem.ts'

export interface NaiveScore {
  readonly hard: number
  readonly soft: number
  readonly precedence: number
}

const same = (x: Meeting | PlannedMeeting, y: Meeting | PlannedMeeting) =>
  (x[0] === y[0] && x[1] === y[1]) || (x[0] === y[1] && x[1] === y[0])
const has = (list: readonly (Meeting | PlannedMeeting)[], pair: Meeting | PlannedMeeting) =>
  list.some((one) => same(one, pair))

function wishOf({ wishes, rules }: PairsProblem, a: string, b: string): number {
  const weight = wishes.find((w) => w[0] === a && w[1] === b)?.[2]
  return weight === undefined ? 0 : rules.useLogScale ? Math.log2(1 + weight) : weight
}

function isAllowed(problem: PairsProblem, [a, b]: Meeting | PlannedMeeting): boolean {
  if (has(problem.kept, [a, b])) return true
  if (has(problem.excluded, [a, b])) return false
  const [x, y] = [wishOf(problem, a, b), wishOf(problem, b, a)]
  return problem.mutualOnly ? x > 0 && y > 0 : x > 0 || y > 0
}

function worthOf(problem: PairsProblem, [a, b]: Meeting | PlannedMeeting): number {
  const [x, y] = [wishOf(problem, a, b), wishOf(problem, b, a)]
  return problem.rules.contactMode === 'mutual' ? 2 * Math.sqrt(x * y) : x + y
}

/** Breaches of sessions, MODEL-55. */
function clashes(problem: PairsProblem, meetings: readonly PlannedMeeting[]): number {
  if (problem.sessions === 1) return 0
  let breaches = 0
  for (const [, , session] of meetings) if (session === null) breaches++
  for (const { id } of problem.people)
    for (let s = 0; s < problem.sessions; s++)
      breaches += Math.max(0, meetings.filter((m) => m[2] === s && m.slice(0, 2).includes(id)).length - 1)
  for (const kept of problem.kept) {
    const now = meetings.findLast((one) => same(one, kept))?.[2] ?? null
    if (kept[2] !== null && now !== null && now !== kept[2]) breaches++
  }
  return breaches
}

/** MODEL-49, MODEL-50, MODEL-55, MODEL-58 and MODEL-59 written a second time. */
export function naivePairs(problem: PairsProblem, meetings: readonly PlannedMeeting[]): NaiveScore {
  const { kept, people, sessions, rules } = problem
  const unique = meetings.filter((m, i) => meetings.findIndex((one) => same(one, m)) === i)
  let hard = unique.length - meetings.length - clashes(problem, meetings)
  for (const pair of unique) if (!isAllowed(problem, pair)) hard--
  for (const pair of kept) if (!has(meetings, pair)) hard--
  const fresh = unique.filter((pair) => !has(kept, pair))
  let soft = 0
  let precedence = 0
  for (const pair of fresh) {
    if (isAllowed(problem, pair)) soft += worthOf(problem, pair)
    for (const { id, priority } of people) if (id === pair[0] || id === pair[1]) precedence += priority
  }
  for (const { id, capacity } of people) {
    const met = unique.filter((pair) => pair.slice(0, 2).includes(id)).length
    hard -= Math.max(0, met - capacity)
    const partners = people.filter((other) => other.id !== id && isAllowed(problem, [id, other.id])).length
    const goal = Math.min(capacity, sessions > 1 ? sessions : capacity, partners)
    if (goal > 0) soft -= rules.weights.fairness * (1 - met / goal) ** 2
  }
  for (const before of problem.previous ?? []) {
    if (has(kept, before)) continue
    const now = meetings.findLast((one) => same(one, before))
    const isTimed = sessions > 1 && before[2] !== null
    const lost = now === undefined ? (isTimed ? 2 : 1) : isTimed && now[2] !== before[2] ? 1 : 0
    soft -= rules.weights.keepPreviousPlan * lost
  }
  return { hard: hard + 0, soft, precedence }
}

function isBetter(x: NaiveScore, y: NaiveScore): boolean {
  if (x.hard !== y.hard) return x.hard > y.hard
  if (Math.abs(x.soft - y.soft) > 1e-7) return x.soft > y.soft
  return x.precedence > y.precedence
}

/** The best plan's score, found by trying all choices of allowed meetings and sessions. */
export function bestPairs(problem: PairsProblem): NaiveScore {
  const ids = problem.people.map(({ id }) => id)
  const fresh = ids
    .flatMap((a, i) => ids.slice(i + 1).map((b): Meeting => [a, b]))
    .filter((pair) => !has(problem.kept, pair) && isAllowed(problem, pair))
  const room = new Map(problem.people.map(({ id, capacity }) => [id, capacity]))
  const busy = new Set<string>()
  const plan: PlannedMeeting[] = []
  let best: NaiveScore = { hard: -Infinity, soft: 0, precedence: 0 }
  const enter = ([a, b]: Meeting | PlannedMeeting, session: number | null, then: () => void) => {
    const times = session === null ? [] : [`${a} ${session}`, `${b} ${session}`]
    if (times.some((time) => busy.has(time))) return
    for (const time of times) busy.add(time)
    for (const id of [a, b]) room.set(id, (room.get(id) ?? 0) - 1)
    plan.push([a, b, session])
    then()
    plan.pop()
    for (const id of [a, b]) room.set(id, (room.get(id) ?? 0) + 1)
    for (const time of times) busy.delete(time)
  }
  const all = Array.from({ length: problem.sessions }, (_, s) => s)
  const sessionsOf = problem.sessions === 1 ? [null] : all
  const tryFresh = (i: number): void => {
    const pair = fresh[i]
    if (pair === undefined) {
      const score = naivePairs(problem, plan)
      if (isBetter(score, best)) best = score
      return
    }
    tryFresh(i + 1)
    if (pair.some((id) => (room.get(id) ?? 0) <= 0)) return
    for (const session of sessionsOf) enter(pair, session, () => tryFresh(i + 1))
  }
  const tryKept = (i: number): void => {
    const kept = problem.kept[i]
    if (kept === undefined) {
      tryFresh(0)
      return
    }
    const open = problem.sessions === 1 ? [null] : kept[2] === null ? [...all, null] : [kept[2]]
    for (const session of open) enter(kept, session, () => tryKept(i + 1))
  }
  tryKept(0)
  return best
}
