import { expect, test } from 'vitest'
import { CONSTRAINTS } from '../constraints/constraints.ts'
import { parseProblem } from '../parse/parse-problem.ts'
import type { Problem } from '../problem.ts'
import { FEASIBLE_PLAN as plan } from '../testing/feasible-plan.ts'
import { isProvable } from './provable.ts'

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

test('a plan is provable whatever it gains or loses by constraints that bounds count as they are, and by no others', () => {
  for (const { name, level, bounds } of CONSTRAINTS) {
    if (level !== 'soft') continue
    const isCounted = bounds.linearProgram === 'counted'
    expect([name, isProvable(small, { ...plan, terms: { [name]: -1 } })]).toEqual([name, isCounted])
  }
})

test('a plan with breaches is not waited for', () => {
  expect(isProvable(small, { ...plan, score: [-1, 0, 100] })).toBe(false)
})
