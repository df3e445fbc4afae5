import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareScores } from '../result.ts'
import { solve } from '../solve.ts'
import { runs } from '../testing/chance.ts'
import { randomProblem } from '../testing/random-problem.ts'

test('MODEL-73: with the same seed more moves are never worse, whatever the limit', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.record({
        people: fc.integer({ min: 1, max: 70 }),
        topics: fc.integer({ min: 1, max: 14 }),
        slots: fc.integer({ min: 1, max: 4 }),
        fixed: fc.boolean(),
        rooms: fc.boolean(),
      }),
      fc.integer({ min: 10, max: 30_000 }),
      (seed, size, iterations) => {
        const problem = randomProblem(seed, size)
        const less = solve(problem, { seed, iterations })
        const more = solve(problem, { seed, iterations: 2 * iterations })
        expect(compareScores(less.score, more.score)).toBeLessThanOrEqual(0)
      },
    ),
    { numRuns: runs(40, 200) },
  )
})
