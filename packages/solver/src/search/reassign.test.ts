import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import type { GroupsProblem } from '../problem.ts'
import { seededRandom } from '../random.ts'
import { hardOf, mediumOf, softOf } from '../state.ts'
import { naiveScore } from '../testing/naive-score.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { eachPlan } from '../testing/random-plan.ts'
import { linearTerms, separableProblem } from '../testing/separable-problem.ts'
import { buildFacts } from './build-facts.ts'
import { checkScore } from './check-score.ts'
import { addMember, setStart } from './operations.ts'
import { createState } from './plan-state.ts'
import { createSearchContext } from './search.ts'

/** Two topics at one time, wishes of all weights; sizes cost nothing, so every cycle pays by its people. */
function block(seed: number): GroupsProblem {
  const random = seededRandom(seed)
  const ids = ['a', 'b', 'c', 'd']
  const topics = ['t', 'u'].map((id) => plainTopic(id, { minSize: 1, maxSize: 2 }))
  return linearTerms({
    ...separableProblem(0, { people: 1, topics: 1, slots: 1 }),
    people: ids.map((id) => plainPerson(id, { available: [0], maybe: [], wants: 1 })),
    topics,
    wishes: ids.flatMap((p) => topics.map(({ id }) => [p, id, 1 + random.below(100)] as const)),
    breaksAfter: [],
    rules: { ...DEFAULT_RULES, weights: { ...DEFAULT_RULES.weights, optimalGroupSize: 0 } },
  })
}

test('the people of a time block are placed as well as any plan with its groups places them', () => {
  for (let seed = 0; seed < 30; seed++) {
    const problem = block(seed)
    let best = [-Infinity, -Infinity]
    eachPlan(problem, (plan) => {
      if (plan.length < 2) return
      const [hard, medium, soft] = naiveScore(problem, plan)
      if (hard === 0 && (medium > best[0] || (medium === best[0] && soft > best[1]))) best = [medium, soft]
    })
    const state = createState(buildFacts(problem))
    const context = createSearchContext(state.facts, seededRandom(seed), 100)
    setStart(state, 0, 0)
    setStart(state, 1, 0)
    addMember(state, seed % 4, seed % 2)
    context.reassigner.reassign(state, context, [0, 1])
    checkScore(state, 'reassign')
    expect(hardOf(state) + 0).toBe(0)
    expect(mediumOf(state) + 0).toBe(best[0])
    expect(softOf(state)).toBeCloseTo(best[1], 6)
  }
})
