import fc from 'fast-check'
import { expect, test } from 'vitest'
import { USUAL_WEIGHTS } from '../constraints/constraints.ts'
import { evaluate } from '../evaluate.ts'
import type { FixedGroup, GroupRef, GroupsProblem, PlannedGroup } from '../problem.ts'
import { runs } from '../testing/chance.ts'
import { randomPlanInForce } from '../testing/random-plan.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { createExplainer } from './explainer.ts'

const size = fc.record({
  people: fc.integer({ min: 1, max: 9 }),
  topics: fc.integer({ min: 1, max: 5 }),
  slots: fc.integer({ min: 1, max: 5 }),
  fixed: fc.boolean(),
  rooms: fc.boolean(),
})

const priceMoves = (
  problem: GroupsProblem,
  plan: readonly PlannedGroup[],
  person: string,
  from: GroupRef | null,
  vacant: readonly FixedGroup[] = [],
) => createExplainer(problem, plan, { vacant }).moves(person, from)

const keyOf = ({ topic, group }: GroupRef) => `${topic} ${group}`

/** The plan after a move, made anew. */
function moved(
  plan: readonly PlannedGroup[],
  vacant: readonly FixedGroup[],
  person: string,
  from: GroupRef | null,
  to: GroupRef,
): PlannedGroup[] {
  const target = plan.find((one) => keyOf(one) === keyOf(to))
  const isOut = target?.members.includes(person) ?? false
  const left = isOut ? to : from
  const without = plan
    .map((one) =>
      left && keyOf(one) === keyOf(left)
        ? { ...one, members: one.members.filter((id) => id !== person) }
        : one,
    )
    .filter(({ members }) => members.length > 0)
  if (isOut) return without
  const begun = vacant.find((one) => keyOf(one) === keyOf(to))
  if (!target && begun) return [...without, { ...begun, members: [person] }]
  return without.map((one) =>
    keyOf(one) === keyOf(to) ? { ...one, members: [...one.members, person] } : one,
  )
}

test('SCHED-44: the price of every move is what two full evaluations differ by, whatever the rules and the plan', () => {
  fc.assert(
    fc.property(fc.nat(), size, fc.boolean(), (seed, sizes, isAllOn) => {
      const drawn = randomProblem(seed, sizes)
      const weights = { ...USUAL_WEIGHTS, keepPreviousPlan: 10 }
      const problem = isAllOn ? { ...drawn, rules: { ...drawn.rules, weights } } : drawn
      const { plan, vacant } = randomPlanInForce(problem, seed + 1)
      const before = evaluate(problem, plan)
      for (const { id: person } of problem.people)
        for (const from of [null, ...plan.filter(({ members }) => members.includes(person))]) {
          const { satisfaction, moves } = priceMoves(problem, plan, person, from, vacant)
          expect(satisfaction).toBeCloseTo(before.satisfaction[person] ?? -1, 9)
          for (const move of moves) {
            const after = evaluate(problem, moved(plan, vacant, person, from, move))
            move.change.forEach((change, level) => {
              expect(change).toBeCloseTo((after.score[level] ?? 0) - (before.score[level] ?? 0), 6)
            })
            expect(move.satisfaction).toBeCloseTo(after.satisfaction[person] ?? -1, 9)
          }
        }
    }),
    { numRuns: runs(80) },
  )
})

test('SCHED-44: every group is priced once, those the person is in beside the one they leave are not', () => {
  const problem = randomProblem(11, { people: 6, topics: 4, slots: 3, fixed: false })
  const { plan, vacant } = randomPlanInForce(problem, 5)
  const all = [...plan, ...vacant].map(keyOf).toSorted()
  for (const { id: person } of problem.people) {
    const ticked = priceMoves(problem, plan, person, null, vacant).moves.map(keyOf)
    expect(ticked.toSorted()).toEqual(all)
    const mine = plan.filter(({ members }) => members.includes(person))
    for (const from of mine) {
      const others = mine.filter((one) => one !== from).map(keyOf)
      const keys = priceMoves(problem, plan, person, from, vacant).moves.map(keyOf)
      expect(keys.toSorted()).toEqual(all.filter((key) => !others.includes(key)))
    }
  }
})

test('SCHED-44: those who wished for the company gain or lose by a move, and nobody else', () => {
  const drawn = randomProblem(1, { people: 5, topics: 2, slots: 1, fixed: false })
  const problem: GroupsProblem = {
    ...drawn,
    people: drawn.people.map((person) => ({ ...person, languages: [] })),
    topics: drawn.topics.map((topic) => ({ ...topic, groups: 1 })),
    contacts: [
      ['p1', 'p0', 10],
      ['p3', 'p0', 4],
      ['p4', 'p0', 'no'],
    ],
    rules: { ...drawn.rules, contactMode: 'sum', weights: USUAL_WEIGHTS },
  }
  const plan = [
    { topic: 't0', group: 0, start: 0, members: ['p0', 'p1', 'p2'] },
    { topic: 't1', group: 0, start: 0, members: ['p3', 'p4'] },
  ]
  const { moves } = priceMoves(problem, plan, 'p0', { topic: 't0', group: 0 })
  expect(moves.map(({ topic, gain, lose }) => [topic, gain, lose])).toEqual([
    ['t0', 0, 1],
    ['t1', 1, 2],
  ])
})

test('SCHED-44: whoever or whatever the problem lacks is the mistake of the caller', () => {
  const problem = randomProblem(3, { people: 4, topics: 2, slots: 2, fixed: false })
  expect(() => priceMoves(problem, [], 'nobody', null)).toThrow('"nobody"')
  expect(() => priceMoves(problem, [], 'p0', { topic: 'tea', group: 0 })).toThrow('"tea"')
  const stranger = { topic: 't0', group: 0, start: 0, members: ['nobody'] }
  expect(() => priceMoves(problem, [stranger], 'p0', null)).toThrow('"nobody"')
})
