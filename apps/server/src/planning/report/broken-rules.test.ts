import { EventBuilder } from '@planner/domain/testing'
import { evaluate, solve } from '@planner/solver'
import { expect, test } from 'vitest'
import { compileProblem } from '../compile/compile-problem.ts'
import { brokenRules } from './broken-rules.ts'

test('MODEL-68: a pin that is not kept is one broken rule, whatever it weighs', () => {
  const { variant, state } = new EventBuilder('planner', { numSessions: 1 })
    .people('ann', 'bob')
    .topic('tea')
    .wish('ann', 'tea', 'Yes')
    .wish('bob', 'tea', 'Yes')
    .setting('parameters|groups|minGroupSize', 1)
    .set('pins', { userId: 'ann', topicId: 'tea' }, true)
  const problem = compileProblem(variant, state, { keepPreviousPlan: false })
  if (problem.kind !== 'groups') throw new Error('It has groups.')
  const { breaches, score } = evaluate(problem, [])
  expect(score[0]).toBe(-10)
  expect(brokenRules({ breaches })).toBe(1)
  expect(brokenRules(solve(problem, { iterations: 100 }))).toBe(0)
})
