import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluate } from '../evaluate.ts'
import type { PlannedMeeting } from '../problem.ts'
import { solve } from '../solve.ts'
import { runs } from '../testing/chance.ts'
import { crowdedPairs } from '../testing/crowded-pairs.ts'
import { pairsProblem, randomPairs } from '../testing/random-pairs.ts'
import { addMeetings } from './add-meetings.ts'

const breaches = (problem: Parameters<typeof addMeetings>[0], meetings: readonly PlannedMeeting[]) =>
  evaluate(problem, meetings).breaches.reduce((sum, { amount }) => sum + amount, 0)

test('PLAN-36: meetings that there are stay as they are, those that are added break no rule and nobody is left who could meet', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 9 }), (seed, people) => {
      const problem = { ...randomPairs(seed, { people, maxSessions: 4 }), previous: null }
      // A part of a plan, as after some have come.
      const plan = solve(problem, { seed }).meetings.filter((_, i) => (i + seed) % 3 !== 0)
      const now = { ...problem, kept: plan }
      const { added, left } = addMeetings(problem, plan)
      const after = [...plan, ...added]
      expect(breaches(now, after)).toBeLessThanOrEqual(breaches(now, plan))
      const most = (id: string) => problem.people.find((one) => one.id === id)?.capacity ?? 0
      const met = (id: string) => after.filter((meeting) => meeting.includes(id)).length
      for (const { person, units } of left)
        expect(units).toBe(
          (problem.sessions > 1 ? Math.min(most(person), problem.sessions) : most(person)) - met(person),
        )
      if (problem.sessions === 1)
        for (const { person: a } of left)
          for (const { person: b } of left) {
            const isKnown = after.some((meeting) => meeting.includes(a) && meeting.includes(b))
            if (a < b && !isKnown)
              expect(breaches(now, [...after, [a, b, null]])).toBeGreaterThan(breaches(now, after))
          }
      expect(addMeetings(problem, plan)).toEqual({ added, left })
    }),
    { numRuns: runs(60) },
  )
})

test('PLAN-36: of all meetings that could be added, forty people whose sessions are crowded get the best', () => {
  const problem = { ...crowdedPairs(5, 40, 3), kept: [], previous: null }
  const plan = solve(problem, { seed: 0, iterations: 200 }).meetings.filter((_, i) => i % 5 < 3)
  const { added } = addMeetings(problem, plan)
  const best = solve({ ...problem, kept: plan }, { seed: 0 })
  expect(best.status).toBe('optimal')
  expect(evaluate({ ...problem, kept: plan }, [...plan, ...added]).score).toEqual(best.score)
})

test('PLAN-36: who comes late meets in a session in which both are free, and the others keep theirs', () => {
  const problem = pairsProblem({
    sessions: 2,
    people: ['ann', 'bob', 'cem', 'dee'].map((id) => ({ id, capacity: 2, priority: 0 })),
    wishes: [
      ['ann', 'bob', 1],
      ['cem', 'ann', 1],
      ['dee', 'ann', 1],
    ],
  })
  const { added, left } = addMeetings(problem, [['ann', 'bob', 1]])
  expect(added).toHaveLength(1)
  expect(added[0]?.[0]).toBe('ann')
  expect(added[0]?.[2]).toBe(0)
  expect(left.map(({ reason }) => reason)).toContain('full')
})

test('PLAN-36: a plan that names whom the problem lacks is the mistake of the caller', () => {
  const problem = pairsProblem({ people: [], wishes: [] })
  expect(() => addMeetings(problem, [['ann', 'bob', null]])).toThrow('"ann"')
})
