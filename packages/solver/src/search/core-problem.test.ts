import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../testing/chance.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { buildFacts } from './build-facts.ts'
import { coreFacts, coreProblem } from './core-problem.ts'

test('the facts of the core are those of its problem built from the start', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (seed, rooms) => {
      const problem = randomProblem(seed, { people: 9, topics: 5, slots: 3, fixed: true, rooms })
      const core = coreProblem(problem)
      expect(coreFacts(buildFacts(problem))).toEqual(core && buildFacts(core))
    }),
    { numRuns: runs(50) },
  )
})
