import type { PairsProblem } from '../problem.ts'
import type { Change, Finding } from './finding.ts'
import { explainWishes } from './ungranted-wishes.ts'

const keyOf = (a: string, b: string) => JSON.stringify(a < b ? [a, b] : [b, a])

/** The partners with whom each person may have a meeting, those who are committed included. */
function partnersOf({ people, wishes, excluded, kept, mutualOnly }: PairsProblem): Map<string, Set<string>> {
  const partners = new Map(people.map(({ id }) => [id, new Set<string>()]))
  const out = new Set(excluded.map(([a, b]) => keyOf(a, b)))
  const wished = new Set(wishes.map(([from, to]) => JSON.stringify([from, to])))
  const join = (a: string, b: string) => {
    partners.get(a)?.add(b)
    partners.get(b)?.add(a)
  }
  for (const [from, to] of wishes)
    if (!out.has(keyOf(from, to)) && (!mutualOnly || wished.has(JSON.stringify([to, from])))) join(from, to)
  for (const [a, b] of kept) join(a, b)
  return partners
}

/**
 * What shows before meetings of two are planned: who can meet nobody, wishes that the other does not have, that are beyond what their person may
 * have, and that have no session left beside the meetings that stay. For organisers only.
 */
export function checkPairs(problem: PairsProblem): readonly Finding[] {
  const { people, kept, sessions, wishes } = problem
  const partners = partnersOf(problem)
  const waiting = new Map<string, string[]>()
  let withoutSession = 0
  for (const { from, to, obstacle } of explainWishes(problem, kept)) {
    if (obstacle === 'notMutual') waiting.set(to, [...(waiting.get(to) ?? []), from])
    if (obstacle === 'noCommonSession') withoutSession += 1
  }
  const keptBy = new Set(kept.flatMap((meeting) => meeting.slice(0, 2)))
  const wishing = new Set(wishes.map(([from]) => from))
  const out = new Set(problem.excluded.map(([a, b]) => keyOf(a, b)))
  const wishOf = (id: string): readonly Change[] =>
    people.some((other) => other.id !== id && !out.has(keyOf(id, other.id)))
      ? [{ what: 'wish', person: id }]
      : []
  const findings = people.flatMap(({ id, capacity }): readonly Finding[] => {
    const most = sessions > 1 ? Math.min(capacity, sessions) : capacity
    const number = partners.get(id)?.size ?? 0
    const asking = waiting.get(id) ?? []
    const own: Finding[] = []
    if (number === 0 && capacity > 0 && !keptBy.has(id))
      own.push({ code: 'nobodyToMeet', serious: false, person: id, changes: wishOf(id) })
    if (asking.length > 0)
      own.push({
        code: 'wishesNotMutual',
        ...{ serious: true, person: id, number: asking.length },
        changes: [{ what: 'wish', person: id, people: asking }],
      })
    if (number > most && wishing.has(id))
      own.push({
        code: 'wishesOverCapacity',
        ...{ serious: false, person: id, number: most, needed: number },
        changes: sessions === 1 || number <= sessions ? [{ what: 'wants', person: id, value: number }] : [],
      })
    return own
  })
  return withoutSession === 0
    ? findings
    : [...findings, { code: 'wishesWithoutSession', serious: true, number: withoutSession, changes: [] }]
}
