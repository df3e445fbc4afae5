import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import type { GroupsProblem } from '../problem.ts'
import { buildFacts } from '../search/build-facts.ts'
import { solve } from '../solve.ts'
import { runs } from '../testing/chance.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { leastRepeats } from './least-repeats.ts'

/** Everybody wants everything; so many groups run at a time. */
function open(people: number, slots: number, maxParallelSessions: number): GroupsProblem {
  const ids = Array.from({ length: people }, (_, p) => `p${p}`)
  const all = Array.from({ length: slots }, (_, slot) => slot)
  const topics = Array.from({ length: slots * maxParallelSessions }, (_, t) =>
    plainTopic(`t${t}`, { maxSize: 4 }),
  )
  return {
    format: 'plan-problem/1',
    kind: 'groups',
    slots,
    breaksAfter: [],
    countBy: 'slots',
    people: ids.map((id) => plainPerson(id, { available: all, wants: slots })),
    topics,
    wishes: ids.flatMap((id) => topics.map((topic) => [id, topic.id, 1] as const)),
    contacts: [],
    fixedGroups: [],
    previous: null,
    rules: { ...DEFAULT_RULES, maxParallelSessions },
  }
}

test('MODEL-32: where fewer groups run than a group has members, some meet again', () => {
  expect(leastRepeats(buildFacts(open(4, 2, 1)), 0)).toBe(6)
  // The two of each group part.
  expect(leastRepeats(buildFacts(open(4, 2, 2)), 0)).toBe(0)
  // In groups of four, four at least meet again in the next session.
  expect(leastRepeats(buildFacts(open(8, 2, 2)), 0)).toBe(4)
  expect(leastRepeats(buildFacts(open(8, 3, 2)), 0)).toBe(8)
  expect(leastRepeats(buildFacts(open(8, 2, 2)), 8)).toBe(0)
})

test('MODEL-32: no plan has people meet again less often', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 3, max: 12 }),
      fc.integer({ min: 2, max: 4 }),
      (seed, people, slots) => {
        const all = randomProblem(seed, {
          people,
          topics: 2 * slots,
          slots,
          fixed: false,
          rooms: seed % 2 === 0,
        })
        const problem: GroupsProblem = {
          ...all,
          topics: all.topics.map((topic) => ({ ...topic, duration: 1, repeat: [0], maxSize: 12 })),
          wishes: all.people.flatMap(({ id }) => all.topics.map((topic) => [id, topic.id, 1] as const)),
          rules: {
            ...all.rules,
            assignAllSessionsToAllParticipantsIsHardConstraint: 'Hard',
            weights: { ...all.rules.weights, preferNewPersonToPersonContacts: 100 },
          },
        }
        const { score, terms } = solve(problem, { seed, iterations: 300 })
        const repeats = -(terms.preferNewPersonToPersonContacts ?? 0) / 100
        if (score[0] === 0)
          expect(leastRepeats(buildFacts(problem), -score[1])).toBeLessThanOrEqual(repeats + 1e-6)
      },
    ),
    { numRuns: runs(60, 200) },
  )
})
