import { scheduleOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import type { PricedMove } from '@planner/protocol'
import { expect, test } from 'vitest'
import { knownPrices, markOf, priceOf } from '../move-prices.tsx'

const move = (topicId: string, changes: Partial<PricedMove> = {}): PricedMove => ({
  topicId,
  topicGroupIndex: 0,
  trend: 0,
  share: 0,
  breaches: 0,
  missing: 0,
  satisfaction: 0.5,
  gain: 0,
  lose: 0,
  ...changes,
})

/** Tea is in session 1, go in session 2, where Ann has been put by hand into tea as well. */
function planned() {
  const { variant, state } = new EventBuilder('planner', { numSessions: 2 })
    .people('ann', 'bob')
    .topic('tea')
    .topic('go')
    .start('tea', 0, 0)
    .start('go', 0, 1)
    .assign('ann', 'tea', 1)
    .assign('ann', 'tea', 2)
    .assign('bob', 'go', 2)
  return scheduleOf(variant, state)
}

test('SCHED-44: a move is that into the group of a place, or out of the own group where the place is none', () => {
  const schedule = planned()
  const prices = knownPrices({ satisfaction: 1, groups: [move('tea', { trend: -1 }), move('go')] })
  const tea = { sessionId: 1, key: 'tea|0' }
  const price = (from: typeof tea, key: string | null, sessionId: number) => {
    const found = priceOf(schedule, prices, from, { sessionId, key })
    return typeof found === 'string' ? found : found.move.topicId
  }
  expect(price(tea, 'go|0', 2)).toBe('go')
  expect(price(tea, null, 1)).toBe('tea')
  // Whatever is not at a group's time is in no plan.
  expect(price(tea, 'go|0', 1)).toBe('unknown')
  expect(price({ sessionId: 2, key: 'tea|0' }, 'go|0', 2)).toBe('unknown')
  expect(price(tea, 'walk|0', 1)).toBe('unknown')
  expect(priceOf(schedule, 'asked', tea, tea)).toBe('asked')
})

test('SCHED-44: a broken rule is marked before everything else, and what is not known has no mark', () => {
  const mark = (changes: Partial<PricedMove>) => markOf({ before: 1, move: move('tea', changes) })
  expect(mark({ trend: -1, breaches: 1 })).toBe('breaks')
  expect([mark({ trend: 1 }), mark({ trend: -1 }), mark({})]).toEqual(['better', 'worse', 'same'])
  expect([markOf('asked'), markOf('unknown')]).toEqual([null, null])
})
