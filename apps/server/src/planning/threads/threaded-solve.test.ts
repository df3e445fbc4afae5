import { type PairsProblem, parseProblem, solve, solveBySessions, solveWithPrograms } from '@planner/solver'
import { expect, test } from 'vitest'
import { loadProgramSolver } from './load-highs.ts'
import { solveOnThreads } from './threaded-solve.ts'

/** Nothing but a proof ends the search, however slow the machine. */
const UNTIL_PROVEN = { seconds: 600, patienceMs: 600_000, seed: 1 }

test('a small problem ends by itself with a proven optimum', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const topics = ['t', 'u', 'v', 'w']
  const parsed = parseProblem({
    format: 'plan-problem/1',
    kind: 'groups',
    slots: 2,
    countBy: 'slots',
    people: ids.map((id) => ({ id, available: [0, 1], wants: 2 })),
    topics: topics.map((id, i) => ({ id, hosts: [ids[i]], minSize: 2, maxSize: 4 })),
    wishes: ids.flatMap((p, i) =>
      topics.filter((_, t) => (i + t) % 3 !== 0).map((t, k) => [p, t, 10 + 9 * i + k]),
    ),
    rules: { weights: { preferNewPersonToPersonContacts: 0, fairness: 0 } },
  })
  if (!parsed.ok) throw new Error(parsed.errors[0]?.message)
  const result = await solveOnThreads(parsed.problem, { ...UNTIL_PROVEN, threads: 1 })
  expect(result.status).toBe('optimal')
  expect(result.bound).toBeGreaterThanOrEqual(result.score[2])
})

test('a middle event, too large for every set of topics, ends by itself with a proven optimum', async () => {
  const ids = Array.from({ length: 30 }, (_, p) => `p${p}`)
  const topics = Array.from({ length: 21 }, (_, t) => `t${t}`)
  const parsed = parseProblem({
    format: 'plan-problem/1',
    kind: 'groups',
    slots: 3,
    countBy: 'slots',
    people: ids.map((id) => ({ id, available: [0, 1, 2], wants: 3 })),
    topics: topics.map((id, i) => ({ id, hosts: [ids[i]], minSize: 2, maxSize: 12 })),
    wishes: ids.flatMap((p, i) =>
      topics.flatMap((t, k) =>
        (i * 7919 + k * 104_729 + i * k * 31) % 97 < 30 ? [[p, t, k % 4 === 0 ? 100 : 20]] : [],
      ),
    ),
    rules: { maxParallelSessions: 4, weights: { preferNewPersonToPersonContacts: 0, fairness: 0 } },
  })
  if (!parsed.ok || parsed.problem.kind !== 'groups') throw new Error('not a problem of groups')
  expect(solveBySessions(parsed.problem)).toBeNull()
  const result = await solveOnThreads(parsed.problem, { ...UNTIL_PROVEN, threads: 2 })
  expect(result.status).toBe('optimal')
  expect(result.run.seconds).toBeLessThan(590)
})

test('MODEL-71: at equal wishes the seat is theirs who went short, however a search on threads ends', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const parsed = parseProblem({
    format: 'plan-problem/1',
    kind: 'groups',
    slots: 1,
    countBy: 'slots',
    people: ids.map((id) => ({ id, available: [0], wants: 1, priority: id === 'd' ? 30 : 0 })),
    topics: [{ id: 't', minSize: 1, maxSize: 1 }],
    wishes: ids.map((id) => [id, 't', 100]),
    rules: {},
  })
  if (!parsed.ok || parsed.problem.kind !== 'groups') throw new Error('not a problem of groups')
  for (const more of [
    { threads: 2 },
    { threads: 1, iterations: 500 },
    { threads: 2, signal: AbortSignal.abort() },
  ]) {
    const result = await solveOnThreads(parsed.problem, {
      seconds: 600,
      patienceMs: 600_000,
      seed: 4,
      ...more,
    })
    if (result.kind !== 'groups') throw new Error('not a plan of groups')
    expect([result.groups.map(({ members }) => members), result.precedence]).toEqual([[['d']], 30])
  }
})

test('MODEL-57, MODEL-64: a problem of pairs has one search, whatever the threads, and the same seed gives the same plan', async () => {
  const ids = Array.from({ length: 12 }, (_, p) => `p${p}`)
  const parsed = parseProblem({
    format: 'plan-problem/1',
    kind: 'pairs',
    sessions: 3,
    people: ids.map((id) => ({ id, capacity: 3 })),
    wishes: ids.flatMap((a, i) =>
      ids.filter((_, k) => k !== i && (i * 7 + k * 5) % 3 > 0).map((b) => [a, b, 1]),
    ),
  })
  if (!parsed.ok || parsed.problem.kind !== 'pairs') throw new Error('not a problem of pairs')
  const alone = solve(parsed.problem, { seed: 1 })
  const result = await solveOnThreads(parsed.problem, { ...UNTIL_PROVEN, threads: 3 })
  if (result.kind !== 'pairs') throw new Error('not a plan of pairs')
  expect(result.run.threads).toBe(1)
  expect([result.status, result.meetings]).toEqual(['optimal', alone.meetings])
})

/**
 * Pairs who can only meet in one of two sessions because of other meetings, and chains of wishes between
 * them.
 */
function crowdedWeek(): PairsProblem {
  const ids = Array.from({ length: 60 }, (_, p) => `p${p}`)
  const draw = (n: number) => (n * 7919 + ((n * n) % 613) * 104_729) % 60
  const kept = ids.slice(0, 40).flatMap((id, p) => (p % 2 === 0 ? [[id, ids[p + 1], (p / 2) % 3]] : []))
  const pairs = new Map(
    Array.from({ length: 400 }, (_, n) => [draw(n), draw(n + 500), 1 + (n % 7)] as const)
      .filter(([a, b]) => a !== b && Math.floor(a / 2) !== Math.floor(b / 2))
      .map(([a, b, weight]) => [`${a} ${b}`, [ids[a], ids[b], weight]]),
  )
  const parsed = parseProblem({
    format: 'plan-problem/1',
    kind: 'pairs',
    sessions: 3,
    people: ids.map((id, p) => ({ id, capacity: 2 + (p % 2), priority: p % 3 })),
    wishes: [...pairs.values()],
    kept,
    rules: { useLogScale: false, weights: { fairness: 0 } },
  })
  if (!parsed.ok || parsed.problem.kind !== 'pairs') throw new Error('not a problem of pairs')
  return parsed.problem
}

test('MODEL-64, MODEL-65: a crowded week is planned alike on a thread, where nothing ends a search that still decides between equal plans', async () => {
  const problem = crowdedWeek()
  const alone = await solveWithPrograms(problem, { seed: 1 }, loadProgramSolver)
  const result = await solveOnThreads(problem, { ...UNTIL_PROVEN, threads: 2 })
  if (result.kind !== 'pairs' || alone.kind !== 'pairs') throw new Error('not a plan of pairs')
  expect([result.status, result.precedence, result.meetings]).toEqual([
    'optimal',
    alone.precedence,
    alone.meetings,
  ])
})
