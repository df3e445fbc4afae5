import fc from 'fast-check'
import { expect, test } from 'vitest'
import { USUAL_WEIGHTS } from '../constraints/constraints.ts'
import { evaluate } from '../evaluate.ts'
import { runs } from '../testing/chance.ts'
import { randomPlanInForce } from '../testing/random-plan.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { createExplainer } from './explainer.ts'

const size = fc.record({
  people: fc.integer({ min: 2, max: 9 }),
  topics: fc.integer({ min: 2, max: 5 }),
  slots: fc.integer({ min: 1, max: 3 }),
  fixed: fc.boolean(),
  rooms: fc.boolean(),
})

test('SCHED-68: the price of every exchange is what two full evaluations differ by, and prices leave no trace', () => {
  let priced = 0
  fc.assert(
    fc.property(fc.nat(), size, (seed, sizes) => {
      const drawn = randomProblem(seed, sizes)
      const weights = { ...USUAL_WEIGHTS, keepPreviousPlan: 10 }
      const problem = { ...drawn, rules: { ...drawn.rules, weights } }
      const { plan, vacant } = randomPlanInForce(problem, seed + 1)
      const before = evaluate(problem, plan)
      const explainer = createExplainer(problem, plan, { vacant })
      for (const left of plan)
        for (const person of left.members) {
          for (const swap of explainer.swaps(person, left)) {
            priced += 1
            const seat = (of: typeof left, out: string, into: string) => ({
              ...of,
              members: [...of.members.filter((id) => id !== out), into],
            })
            const isOf = (one: typeof left) => one.topic === swap.topic && one.group === swap.group
            const after = evaluate(
              problem,
              plan.map((one) =>
                one === left
                  ? seat(one, person, swap.person)
                  : isOf(one)
                    ? seat(one, swap.person, person)
                    : one,
              ),
            )
            swap.change.forEach((change, level) => {
              expect(change).toBeCloseTo((after.score[level] ?? 0) - (before.score[level] ?? 0), 6)
            })
            expect(swap.satisfaction).toBeCloseTo(after.satisfaction[person] ?? -1, 9)
            expect(swap.other.before).toBeCloseTo(before.satisfaction[swap.person] ?? -1, 9)
            expect(swap.other.after).toBeCloseTo(after.satisfaction[swap.person] ?? -1, 9)
          }
          expect(explainer.swaps(person, left)).toEqual(
            createExplainer(problem, plan, { vacant }).swaps(person, left),
          )
        }
    }),
    { numRuns: runs(40) },
  )
  expect(priced).toBeGreaterThan(0)
})
