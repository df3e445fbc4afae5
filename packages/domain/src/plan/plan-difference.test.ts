import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { type PlanContent, planContentOf } from './plan-content.ts'
import { planDifference } from './plan-difference.ts'

const event = () =>
  new EventBuilder('planner', { numSessions: 2 }).owner('ann').owner('bob').people('cid', 'dan')

test('PLAN-13: who moves from where to where, which groups come and go, and which are at another time', () => {
  const before = event().start('ann', 0, 0).assign('cid', 'ann').assign('dan', 'ann').assign('dan', 'bob', 2)
  const after = event()
    .start('ann', 0, 1)
    .assign('cid', 'ann', 2)
    .assign('dan', 'ann', 2)
    .start('bob', 0, 0, 1)
  after.assign('ann', 'bob', 1, 1)
  const difference = planDifference(planContentOf(before.state), planContentOf(after.state))
  expect(difference).toEqual({
    moves: [
      { personId: 'ann', sessionId: 1, from: [], to: ['bob|1'] },
      { personId: 'cid', sessionId: 1, from: ['ann|0'], to: [] },
      { personId: 'cid', sessionId: 2, from: [], to: ['ann|0'] },
      { personId: 'dan', sessionId: 1, from: ['ann|0'], to: [] },
      { personId: 'dan', sessionId: 2, from: ['bob|0'], to: ['ann|0'] },
    ],
    added: ['bob|1'],
    dropped: ['bob|0'],
    rescheduled: [{ key: 'ann|0', from: [[0, 0]], to: [[0, 1]] }],
    rooms: [],
    meetings: [],
  })
})

test('PLAN-13: which meetings come, go and have another session', () => {
  const pairs = () => new EventBuilder('1on1').owner('ann').owner('bob').owner('cid').owner('dan')
  const before = pairs()
    .meeting('ann', 'bob', 'reserved', { sessionId: 1 })
    .meeting('ann', 'cid', 'committed')
  const after = pairs().meeting('ann', 'bob', 'reserved', { sessionId: 2 }).meeting('ann', 'dan', 'reserved')
  after.meeting('bob', 'cid', 'cancelled', { cancelledBy: 'bob' })
  expect(planDifference(planContentOf(before.state), planContentOf(after.state)).meetings).toEqual([
    { people: ['ann', 'bob'], change: 'moved', from: 1, to: 2 },
    { people: ['ann', 'cid'], change: 'dropped', from: null, to: null },
    { people: ['ann', 'dan'], change: 'added', from: null, to: null },
  ])
})

const people = ['a', 'b', 'c', 'd']
const plan: fc.Arbitrary<PlanContent> = fc
  .array(
    fc.tuple(
      fc.constantFrom(...people),
      fc.constantFrom('t', 'u'),
      fc.constantFrom(1, 2),
      fc.constantFrom(0, 1),
    ),
  )
  .map((places) => {
    const builder = new EventBuilder('planner', { numSessions: 2 }).people(...people)
    for (const [person, topic, session, index] of places) builder.assign(person, topic, session, index)
    return planContentOf(builder.state)
  })

test('PLAN-13: a plan differs from itself in nothing, and the way back is the way there reversed', () => {
  fc.assert(
    fc.property(plan, plan, (one, other) => {
      const same = planDifference(one, one)
      expect(Object.values(same).every((list) => list.length === 0)).toBe(true)
      const [there, back] = [planDifference(one, other), planDifference(other, one)]
      expect(back.added).toEqual(there.dropped)
      expect(back.moves).toEqual(
        there.moves.map(({ from, to, ...move }) => ({ ...move, from: to, to: from })),
      )
      expect(there.moves.length === 0).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
  )
})
