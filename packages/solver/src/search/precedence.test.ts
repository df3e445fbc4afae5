import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import { evaluate } from '../evaluate.ts'
import type { GroupsProblem, Person, Wish } from '../problem.ts'
import { solve } from '../solve.ts'
import { naiveScore } from '../testing/naive-score.ts'
import { plainPerson, plainTopic } from '../testing/plain.ts'
import { randomProblem } from '../testing/random-problem.ts'
import { separableProblem } from '../testing/separable-problem.ts'

const problemOf = (
  people: readonly Person[],
  { topics, wishes, slots }: Pick<GroupsProblem, 'topics' | 'wishes' | 'slots'>,
): GroupsProblem => ({
  ...separableProblem(1, { people: 1, topics: 1, slots: 1 }),
  slots,
  people,
  topics,
  wishes,
  breaksAfter: [],
  contacts: [],
  rules: { ...DEFAULT_RULES, assignAllSessionsToAllParticipantsIsHardConstraint: 'Soft' },
})

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7]
const SHORT = { iterations: 2000 }

/** Ann, Bob and Cid wish for the one seat of a topic. */
function oneSeat(prior: string, order: readonly string[]): GroupsProblem {
  return problemOf(
    order.map((id) => plainPerson(id, id === prior ? { priority: 40 } : {})),
    {
      slots: 1,
      topics: [plainTopic('t', { maxSize: 1 })],
      wishes: order.map((id): Wish => [id, 't', 100]),
    },
  )
}

test('MODEL-71: at equal wishes the seat is theirs who went short, whatever the seed and the order', () => {
  const people = ['ann', 'bob', 'cid']
  for (const prior of people)
    for (const order of [people, people.toReversed()])
      for (const seed of SEEDS) {
        const { groups, precedence, score } = solve(oneSeat(prior, order), { ...SHORT, seed })
        expect([groups, precedence]).toEqual([[{ topic: 't', group: 0, start: 0, members: [prior] }], 40])
        expect(score).toEqual(solve(oneSeat('nobody', order), { ...SHORT, seed }).score)
      }
})

test('MODEL-71: a search that is stopped before it has begun does so too', () => {
  const warmStart = [{ topic: 't', group: 0, start: 0, members: ['ann'] }]
  const { groups } = solve(oneSeat('bob', ['ann', 'bob', 'cid']), { shouldStop: () => true, warmStart })
  expect(groups).toEqual([{ topic: 't', group: 0, start: 0, members: ['bob'] }])
})

test('MODEL-71: a greater wish comes before whoever went short', () => {
  const problem = oneSeat('bob', ['ann', 'bob', 'cid'])
  const wishes = problem.wishes.map(([id, topic]): Wish => [id, topic, id === 'cid' ? 100 : 50])
  for (const seed of SEEDS)
    expect(solve({ ...problem, wishes }, { ...SHORT, seed }).groups[0]?.members).toEqual(['cid'])
})

test('MODEL-71: two people exchange all they have where one seat for another would cost fairness', () => {
  const people = ['ann', 'bob'].map((id) =>
    plainPerson(id, { available: [0, 1, 2], wants: 2, ...(id === 'bob' && { priority: 7 }) }),
  )
  const topics = ['big', 'small', 'other'].map((id, slot) => plainTopic(id, { maxSize: 1, starts: [slot] }))
  const wishes = people.flatMap(({ id }): Wish[] => [
    [id, 'big', 100],
    [id, 'small', 5],
    [id, 'other', 5],
  ])
  for (const seed of SEEDS) {
    const { groups } = solve(problemOf(people, { slots: 3, topics, wishes }), { ...SHORT, seed })
    expect(groups.map(({ topic, members }) => [topic, ...members])).toEqual([
      ['big', 'bob'],
      ['small', 'ann'],
      ['other', 'ann'],
    ])
  }
})

test('MODEL-71: precedence is the sum of priority times satisfaction, and absent where nobody has a priority', () => {
  const problem = problemOf([plainPerson('ann', { wants: 2, priority: 30 }), plainPerson('bob')], {
    slots: 2,
    topics: [plainTopic('t'), plainTopic('u')],
    wishes: [
      ['ann', 't', 3],
      ['ann', 'u', 3],
    ],
  })
  const plan = [{ topic: 't', group: 0, start: 0, members: ['ann', 'bob'] }]
  expect(evaluate(problem, plan).precedence).toBeCloseTo(15)
  const none = { ...problem, people: problem.people.map(({ priority: _, ...person }) => person) }
  expect(evaluate(none, plan)).not.toHaveProperty('precedence')
  expect(solve(none, SHORT)).not.toHaveProperty('precedence')
})

test('MODEL-71: precedence never costs a score, and the exchanges only raise it', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), fc.boolean(), (seed, fixed, pins) => {
      const drawn = randomProblem(seed, { people: 6, topics: 4, slots: 3, fixed, pins, rooms: true })
      const people = drawn.people.map((person, i) => ({ ...person, priority: (i * 37) % 50 }))
      const problem = { ...drawn, people }
      const without = { ...drawn, people: people.map(({ priority: _, ...person }) => person) }
      const options = { iterations: 300, seed: 3 }
      const [plan, plain] = [solve(problem, options), solve(without, options)]
      const naive = naiveScore(problem, plan.groups)
      for (const level of [0, 1, 2] as const) {
        expect(plan.score[level]).toBeCloseTo(plain.score[level], 8)
        expect(plan.score[level]).toBeCloseTo(naive[level], 6)
      }
      const before = evaluate(problem, plain.groups).precedence ?? 0
      expect(plan.precedence ?? 0).toBeGreaterThanOrEqual(before - 1e-9)
      expect(plan.status).toBe(plain.status)
    }),
    { numRuns: 60 },
  )
})
