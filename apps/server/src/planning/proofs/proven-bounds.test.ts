import { type GroupsResult, type Problem, parseProblem, solveBySessions } from '@planner/solver'
import { expect, test } from 'vitest'
import { solveOnThreads } from '../solve-on-threads.ts'
import { isProvable, withBounds } from './proven-bounds.ts'

const plan: GroupsResult = {
  format: 'plan-result/1',
  kind: 'groups',
  status: 'feasible',
  score: [0, -2, 100],
  bound: 150,
  groups: [],
  unfilled: [],
  satisfaction: {},
  terms: {},
  breaches: [],
  run: { seconds: 1, seed: 0, threads: 1, moves: 1 },
}
const soft = (value: number, unfilled: number | null) => ({ goal: 'soft', value, unfilled }) as const
const medium = (value: number) => ({ goal: 'medium', value, unfilled: null }) as const

test('model 8: the tightest bound at this level is shown', () => {
  expect(withBounds(plan, [soft(140, null), soft(120, 2), soft(110, 1)]).bound).toBe(120)
  expect(withBounds(plan, []).bound).toBe(150)
})

test('model 8: optimal needs the proof of both levels', () => {
  expect(withBounds(plan, [soft(100, 2)]).status).toBe('feasible')
  expect(withBounds(plan, [medium(-2)]).status).toBe('feasible')
  expect(withBounds(plan, [medium(-1), soft(100, 2)]).status).toBe('feasible')
  expect(withBounds(plan, [medium(-2), soft(100, 2)]).status).toBe('optimal')
  expect(withBounds({ ...plan, score: [-1, -2, 100] }, [medium(-2), soft(100, 2)]).status).toBe('feasible')
})

function problemOf(people: number): Problem {
  const ids = Array.from({ length: people }, (_, p) => `p${p}`)
  const topics = ['t', 'u', 'v', 'w', 'x', 'y', 'z'].map((id) => ({ id, hosts: [], minSize: 2, maxSize: 9 }))
  const wishes = ids.flatMap((p) => topics.map(({ id }) => [p, id, 1]))
  const available = [0, 1, 2, 3, 4, 5]
  const who = ids.map((id) => ({ id, available, wants: 1 }))
  const parsed = parseProblem({
    format: 'plan-problem/1',
    kind: 'groups',
    slots: 6,
    countBy: 'slots',
    people: who,
    topics,
    wishes,
    rules: {},
  })
  if (!parsed.ok) throw new Error(parsed.errors[0]?.message)
  return parsed.problem
}
const small = problemOf(3)

test('a problem too large for whole numbers is not waited for', () => {
  expect(isProvable(problemOf(80), plan)).toBe(false)
})

test('a plan that loses by pair terms is not waited for', () => {
  expect(isProvable(small, plan)).toBe(true)
  expect(isProvable(small, { ...plan, terms: { preferNewPersonToPersonContacts: -1 } })).toBe(false)
})

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
  const result = await solveOnThreads(parsed.problem, { seconds: 600, seed: 1, threads: 1 })
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
  const result = await solveOnThreads(parsed.problem, { seconds: 600, seed: 1, threads: 2 })
  expect(result.status).toBe('optimal')
  expect(result.run.seconds).toBeLessThan(590)
}, 120_000)
