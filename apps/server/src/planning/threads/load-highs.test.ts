import { expect, test } from 'vitest'
import { loadHighs, loadProgramSolver } from './load-highs.ts'

const options = { method: 'automatic', maxGap: 1e-6 } as const

/**
 * All variables at 0 satisfy it, and d = f = 1 is best. HiGHS 1.15.3 calls it infeasible unless presolve is
 * off.
 */
const TAKEN_FOR_INFEASIBLE = `Maximize
obj: + 0 runs
+ 0 seats
+ 0 a
+ 0 c
+ 47.19959062398174 d
+ 47.19959062398174 e
+ 52.040430695136024 f
- 10 g
Subject To
c0: - 1 runs
+ 1 seats = 0
c1: + 1 a
- 1 runs <= 0
c2: - 1 seats
+ 1 a
+ 1 c = 0
c3: + 2 a
+ 1 d
+ 1 e <= 1
c4: - 1 h
+ 6.321928094887363 f
+ 4.700439718141092 d
+ 4.700439718141092 e = 0
c5: + 2 c <= 0
Bounds
0 <= runs <= 2
0 <= seats <= 2
0 <= a <= 1
0 <= c <= 1
0 <= d <= 1
0 <= e <= 1
0 <= f <= 1
g >= 0
h >= 0
General
runs
End`

test('a program that presolve takes for infeasible is solved without presolve', async () => {
  const solve = await loadHighs()
  expect(solve(TAKEN_FOR_INFEASIBLE, options)).toBeCloseTo(47.19959062398174 + 52.040430695136024)
})

test('a program without a solution has no value', async () => {
  const solve = await loadHighs()
  expect(
    solve('Maximize\nobj: + 1 a\nSubject To\nc0: + 1 a >= 2\nBounds\n0 <= a <= 1\nEnd', options),
  ).toBeNull()
})

/**
 * Of each two neighbours round a circle of five one at most: two of them in whole numbers, and five halves
 * otherwise.
 */
const CIRCLE = `Maximize
obj: + 1 v0
+ 0 v1
+ 1 v2
+ 1 v3
+ 1 v4
+ 1 v5
Subject To
${[2, 3, 4, 5, 0].map((v, i, all) => `c${i}: + 1 v${v} + 1 v${all[(i + 1) % 5]} <= 1`).join('\n')}
c5: + 1 v1 + 1 v0 = 1
Bounds
0 <= v1 <= 1
General
v0 v1 v2 v3 v4 v5
End`

test('MODEL-65: the values of a program come in the order of its variables, with a bound', async () => {
  const solve = await loadProgramSolver()
  const solution = solve(CIRCLE, { maxGap: 1e-7, maxSteps: 1e6, shouldStop: () => false })
  const [v0 = 0, v1 = 0, ...others] = solution?.values ?? []
  expect(solution?.bound).toBeCloseTo(2)
  expect(v0 + v1).toBeCloseTo(1)
  expect(v0 + others.reduce((sum, value) => sum + value, 0)).toBeCloseTo(2)
})

test('MODEL-65: a program that is stopped, or has no solution, proves nothing that is not so', async () => {
  const solve = await loadProgramSolver()
  for (const limits of [
    { maxSteps: 1e6, shouldStop: () => true },
    { maxSteps: 0, shouldStop: () => false },
  ])
    expect(solve(CIRCLE, { maxGap: 1e-7, ...limits })?.bound ?? 2).toBeGreaterThan(2 - 1e-6)
  const impossible = 'Maximize\nobj: + 1 a\nSubject To\nc0: + 1 a >= 2\nBounds\n0 <= a <= 1\nGeneral\na\nEnd'
  expect(solve(impossible, { maxGap: 1e-7, maxSteps: 1e6, shouldStop: () => false })).toBeNull()
})
