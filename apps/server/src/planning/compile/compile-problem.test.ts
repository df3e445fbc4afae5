import { can, VARIANTS } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { parseProblem } from '@planner/solver'
import { expect, test } from 'vitest'
import { compileProblem } from './compile-problem.ts'

test.each(VARIANTS.map((variant) => [variant.id, variant] as const))(
  'MODEL-1: %s compiles to a problem of groups or of pairs in plain JSON',
  (id, variant) => {
    const event = new EventBuilder(id, { numSessions: 2, considerContactPreferences: true })
      .owner('ann')
      .owner('bob')
      .wish('ann', 'bob', variant.ownTopicPreference)
      .hours('ann', [9, 10])
    const problem = compileProblem(variant, event.state, { keepPreviousPlan: true })
    expect(problem.kind).toBe(can(variant, 'pairs') ? 'pairs' : 'groups')
    const text = JSON.stringify(problem)
    expect(JSON.parse(text)).toEqual(problem)
    expect(parseProblem(JSON.parse(text))).toEqual({ ok: true, problem })
    // Nothing of the event but ids, numbers and rules.
    expect(text).not.toContain(id)
  },
)
