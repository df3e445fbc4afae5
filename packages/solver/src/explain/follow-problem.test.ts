import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundOf, boundParts, followBound } from '../bounds/simple-bound.ts'
import { changedWishes, followReading } from '../follow-reading.ts'
import type { GroupsProblem, Wish } from '../problem.ts'
import { readProblem } from '../problem-reading.ts'
import { buildFacts } from '../search/build-facts.ts'
import { followFacts } from '../search/follow-facts.ts'
import { runs } from '../testing/chance.ts'
import { randomPlanInForce } from '../testing/random-plan.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { createExplainer } from './explainer.ts'
import type { GroupsExplainer } from './explanation.ts'

const size = fc.record({
  people: fc.integer({ min: 1, max: 9 }),
  topics: fc.integer({ min: 1, max: 5 }),
  slots: fc.integer({ min: 1, max: 4 }),
  fixed: fc.boolean(),
  pins: fc.boolean(),
  rooms: fc.boolean(),
})

/** Some wishes are made, weighed otherwise or withdrawn; now and then something else is another. */
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

test('SCHED-44: an explainer that follows one of the event before an edit answers like one that is made anew', () => {
  fc.assert(
    fc.property(fc.nat(), size, edits, (seed, sizes, steps) => {
      let problem = randomProblem(seed, sizes)
      const explainerOf = (asked: GroupsProblem, before?: GroupsExplainer) => {
        const { plan, vacant } = randomPlanInForce(asked, seed)
        return createExplainer(asked, plan, { vacant, ...(before && { before }) })
      }
      const ask = (explainer: GroupsExplainer) =>
        explainer.problem.people.map(({ id }) => [explainer.moves(id, null), explainer.place(id, null)])
      let explainer = explainerOf(problem)
      const first = ask(explainer)
      const former = explainer
      for (const step of steps) {
        problem = edited(problem, step)
        explainer = explainerOf(problem, explainer)
        if (!step.isAsked) continue
        const anew = { ...problem }
        expect(ask(explainer)).toEqual(ask(explainerOf(anew)))
      }
      // The former one has given away what it had worked out, and works it out again.
      expect(ask(former)).toEqual(first)
    }),
    { numRuns: runs(60) },
  )
})

test('SCHED-44: what is built of a problem and brought to each next one by its edit equals what is built of that one anew', () => {
  fc.assert(
    fc.property(fc.nat(), size, edits, (seed, sizes, steps) => {
      let problem = randomProblem(seed, sizes)
      let facts = buildFacts(problem)
      const bound = boundParts(facts)
      for (const step of steps) {
        const next = edited(problem, { ...step, isOtherwise: false })
        const changed = changedWishes(problem.wishes, next.wishes)
        const read = followReading(facts.reading, next, changed)
        expect(read).toEqual(readProblem({ ...next }))
        expect([...read.values.keys()]).toEqual([...readProblem({ ...next }).values.keys()])
        const followed = followFacts(facts, facts.reading, read, changed)
        facts = followed.facts
        if (bound !== null) followBound(bound, facts, followed.touched)
        problem = next
        if (!step.isAsked) continue
        const built = buildFacts({ ...next })
        expect(facts).toEqual(built)
        const parts = boundParts(built)
        expect(bound && boundOf(facts, bound)).toEqual(parts && boundOf(built, parts))
      }
    }),
    { numRuns: runs(60) },
  )
})
