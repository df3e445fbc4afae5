import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GroupsProblem, Wish } from '../problem.ts'
import { readAnew, readProblem } from '../problem-reading.ts'
import { buildFacts } from '../search/build-facts.ts'
import { runs } from '../testing/chance.ts'
import { randomPlanInForce } from '../testing/random-plan.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { explainPlace } from './explain-place.ts'
import { followProblem, layOut, spanOf } from './laid-out-plan.ts'
import { priceMoves } from './price-moves.ts'

const size = fc.record({
  people: fc.integer({ min: 1, max: 9 }),
  topics: fc.integer({ min: 1, max: 5 }),
  slots: fc.integer({ min: 1, max: 4 }),
  fixed: fc.boolean(),
  pins: fc.boolean(),
  rooms: fc.boolean(),
})

/** Some wishes are made, weighed otherwise or withdrawn, anywhere in the list; now and then something else is another. */
const edits = fc.array(
  fc.record({
    choices: fc.array(
      fc.record({
        person: fc.nat(),
        topic: fc.nat(),
        weight: fc.option(fc.integer({ min: 1, max: 100 })),
        at: fc.nat(),
      }),
      { maxLength: 4 },
    ),
    isOtherwise: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    isAsked: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)

type Edit = typeof edits extends fc.Arbitrary<(infer E)[]> ? E : never

function edited(problem: GroupsProblem, { choices, isOtherwise }: Edit): GroupsProblem {
  const wishes: Wish[] = [...problem.wishes]
  for (const choice of choices) {
    const person = problem.people[choice.person % problem.people.length].id
    const topic = problem.topics[choice.topic % problem.topics.length].id
    const known = wishes.findIndex(([p, t]) => p === person && t === topic)
    const wish: Wish[] = choice.weight === null ? [] : [[person, topic, choice.weight]]
    if (known >= 0) wishes.splice(known, 1, ...wish)
    else wishes.splice(choice.at % (wishes.length + 1), 0, ...wish)
  }
  const { rules } = problem
  return {
    ...problem,
    wishes,
    ...(isOtherwise && { rules: { ...rules, useLogScale: !rules.useLogScale } }),
  }
}

test('SCHED-44: what is kept of a problem and brought to each next one by its edit equals what is read of that one anew', () => {
  fc.assert(
    fc.property(fc.nat(), size, edits, (seed, sizes, steps) => {
      let problem = randomProblem(seed, sizes)
      const ask = (asked: GroupsProblem) => {
        const { plan, vacant } = randomPlanInForce(asked, seed)
        return asked.people.map(({ id }) => [
          priceMoves(asked, plan, id, null, vacant),
          explainPlace(asked, plan, id, null),
        ])
      }
      ask(problem)
      for (const step of steps) {
        const next = edited(problem, step)
        followProblem(problem, next)
        if (step.isAsked) {
          const anew = { ...next }
          expect(readProblem(next)).toEqual(readAnew(anew))
          expect([...readProblem(next).values.keys()]).toEqual([...readAnew(anew).values.keys()])
          const { facts } = layOut(next, [])
          const built = buildFacts(anew)
          expect(facts).toEqual(built)
          expect(spanOf(facts)).toBe(spanOf(built))
          expect(ask(next)).toEqual(ask(anew))
        }
        problem = next
      }
    }),
    { numRuns: runs(60) },
  )
})
