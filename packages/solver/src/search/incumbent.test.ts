import { expect, test } from 'vitest'
import { simpleBound } from '../bounds/simple-bound.ts'
import { DEFAULT_RULES } from '../default-rules.ts'
import { createLimits } from '../limits.ts'
import type { PlanResult } from '../result.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { separableProblem } from '../testing/separable-problem.ts'
import { buildFacts } from './build-facts.ts'
import { createIncumbent } from './incumbent.ts'
import { addMember, removeMember, setStart } from './operations.ts'
import { createOutlook } from './outlook.ts'
import { createState } from './plan-state.ts'

const problem = {
  ...separableProblem(1, { people: 1, topics: 1, slots: 1 }),
  people: ['a', 'b'].map((id) => plainPerson(id, { available: [0], maybe: [], wants: 1 })),
  topics: [plainTopic('t', { minSize: 1, maxSize: 3 })],
  wishes: [
    ['a', 't', 1],
    ['b', 't', 1],
  ] as const,
  breaksAfter: [],
  contacts: [],
  rules: DEFAULT_RULES,
}

test('only better plans are kept, and only those are reported, not too often unless they are due', () => {
  let time = 0
  const seen: PlanResult[] = []
  const facts = buildFacts(problem)
  const state = createState(facts)
  const limits = createLimits({ now: () => time, seconds: 60 }, 1)
  const incumbent = createIncumbent(
    state,
    simpleBound(facts),
    limits,
    { onBest: (one) => seen.push(one) },
    { outlook: createOutlook(() => 3), movesSoFar: () => 3 },
  )
  setStart(state, 0, 0)
  addMember(state, 0, 0)
  incumbent.keepIfBetter()
  incumbent.publish(true)
  expect([incumbent.score[1] + 0, incumbent.isProven(), seen.length]).toEqual([-1, false, 1])
  addMember(state, 1, 0)
  incumbent.keepIfBetter()
  incumbent.publish(false)
  expect([incumbent.score[1] + 0, incumbent.isProven(), seen.length]).toEqual([0, true, 1])
  time = 200
  incumbent.publish(false)
  incumbent.publish(true)
  expect(seen.length).toBe(2)
  removeMember(state, 1, 0)
  incumbent.keepIfBetter()
  expect(incumbent.score[1] + 0).toBe(0)
  expect(incumbent.result()).toMatchObject({
    status: 'optimal',
    groups: [{ members: ['a', 'b'] }],
    run: { seconds: 0.2, moves: 3 },
  })
})
