import { expect, test } from 'vitest'
import { checkPlan, evaluate } from '../index.ts'
import type { Meeting, PairsProblem } from '../problem.ts'
import { runs, SEED } from '../testing/chance.ts'
import { bestPairs } from '../testing/naive-pairs.ts'
import { solveProgramExactly } from '../testing/program-solver.ts'
import { pairsProblem, randomPairs } from '../testing/random-pairs.ts'
import type { Change, Finding } from './finding.ts'

const TOOLS = { solver: solveProgramExactly }

function after(problem: PairsProblem, { what, person = '', people, value = 0 }: Change): PairsProblem {
  if (what === 'wants')
    return {
      ...problem,
      people: problem.people.map((each) => (each.id === person ? { ...each, capacity: value } : each)),
    }
  const out = new Set(problem.excluded.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  const wished = new Set(problem.wishes.map(([from, to]) => `${from} ${to}`))
  const others = problem.people.filter(
    ({ id }) =>
      id !== person && !out.has(`${person} ${id}`) && (!problem.mutualOnly || wished.has(`${id} ${person}`)),
  )
  const partners = people ?? others.map(({ id }) => id)
  return { ...problem, wishes: [...problem.wishes, ...partners.map((id) => [person, id, 1] as const)] }
}

/** The most meetings of a plan of a small event, of all or of one person; null where each breaks a rule. */
function mostMeetings(problem: PairsProblem, person?: string): number | null {
  const isIn = (pair: Meeting | readonly unknown[]) =>
    person === undefined || pair.slice(0, 2).includes(person)
  const wished = new Set(problem.wishes.map(([from, to]) => `${from} ${to}`))
  const may = problem.wishes.filter(
    (wish) => isIn(wish) && (!problem.mutualOnly || wished.has(`${wish[1]} ${wish[0]}`)),
  )
  // Each meeting is worth 2, from whichever side it is wished.
  const pairs = new Map(may.map(([a, b]) => [[a, b].sort().join(), [a, b] as const]))
  const { hard, soft } = bestPairs({
    ...problem,
    wishes: [...pairs.values()].flatMap(([a, b]) => [[a, b, 1] as const, [b, a, 1] as const]),
    mutualOnly: false,
    previous: null,
    rules: { useLogScale: false, contactMode: 'sum', weights: { fairness: 0, keepPreviousPlan: 0 } },
  })
  const kept = problem.kept.filter(isIn).length
  return hard < 0 ? null : person === undefined ? 2 * kept + soft : kept + soft / 2
}

const identity = ({ code, person }: Finding) => `${code} ${person}`

test('CHECK-6, CHECK-7: where people meet in pairs it is known how many meetings there can be, every finding is true, and each remedy helps', () => {
  const seen = new Set<string>()
  const wrong: string[] = []
  for (let n = 0; n < runs(150); n++) {
    const problem = randomPairs(SEED * 100_000 + n, { people: 3 + (n % 3), maxSessions: 3 })
    const { kept } = problem
    const hardOf = (a: string, b: string) => evaluate(problem, [...kept, [a, b]]).score[0]
    const before = evaluate(problem, kept).score[0]
    const check = checkPlan(problem, TOOLS)
    const most = mostMeetings(problem)
    if (most !== null && (check.atMost !== most || check.atLeast !== most))
      wrong.push(`${n} has ${most} meetings, not ${check.atMost}`)
    const own = problem.people.map(({ id }) => mostMeetings(problem, id) ?? 0)
    if (most !== null && check.wanted < own.reduce((sum, one) => sum + one, 0)) wrong.push(`${n} wants more`)
    for (const finding of check.findings) {
      const { code, person = '' } = finding
      seen.add(code)
      const others = problem.people.map(({ id }) => id).filter((id) => id !== person)
      if (code === 'nobodyToMeet' && (mostMeetings(problem, person) ?? 0) > 0)
        wrong.push(`${n} ${identity(finding)}`)
      if (code === 'wishesNotMutual') {
        const asking = finding.remedies[0]?.changes[0]?.people ?? []
        expect(asking).toHaveLength(finding.number ?? 0)
        expect(asking.every((id) => others.includes(id) && hardOf(person, id) < before)).toBe(true)
      }
      for (const { changes } of finding.remedies) {
        const changed = changes.reduce(after, problem)
        const isMore = (mostMeetings(changed) ?? 0) > (most ?? 0)
        const isMoreForThem = (mostMeetings(changed, person) ?? 0) > (mostMeetings(problem, person) ?? 0)
        const isGone = !checkPlan(changed, TOOLS).findings.some(
          (each) => identity(each) === identity(finding),
        )
        if (most !== null && !isMore && !isMoreForThem && !(code === 'wishesNotMutual' && isGone))
          wrong.push(`${n} stays: ${identity(finding)} after ${JSON.stringify(changes)}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect([...seen].sort()).toEqual([
    'meetingsCompete',
    'nobodyToMeet',
    'wishesNotMutual',
    'wishesOverCapacity',
    'wishesWithoutSession',
  ])
})

test('CHECK-6: three people who all want to meet in two sessions cannot, which no one of them shows', () => {
  const ids = ['ann', 'bob', 'cid']
  const problem = pairsProblem({
    sessions: 2,
    people: ids.map((id) => ({ id, capacity: 2, priority: 0 })),
    wishes: ids.flatMap((a) => ids.filter((b) => b !== a).map((b) => [a, b, 1] as const)),
  })
  const { findings, wanted, atMost, atLeast } = checkPlan(problem, TOOLS)
  expect(findings).toEqual([{ code: 'meetingsCompete', serious: true, number: 4, needed: 6, remedies: [] }])
  expect([wanted, atMost, atLeast]).toEqual([6, 4, 4])
})
