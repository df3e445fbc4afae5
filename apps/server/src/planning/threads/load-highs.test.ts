import { expect, test } from 'vitest'
import { loadHighs } from './load-highs.ts'

const options = { method: 'automatic', maxGap: 1e-6 } as const

/** All variables at 0 satisfy it, and d = f = 1 is best. HiGHS 1.15.3 calls it infeasible unless presolve is off. */
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
