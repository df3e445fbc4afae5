import { scheduleOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import type { PricedMove } from '@planner/protocol'
import { expect, test } from 'vitest'
import { knownPrices } from '../move-prices.tsx'
import { pricedMove } from '../testing/priced-move.ts'
import { bestTarget } from './use-card-moves.ts'

const from = { sessionId: 1, key: 'tea|0' }
const move = (topicId: string, changes: Partial<PricedMove> = {}) =>
  pricedMove(topicId, { trend: -1, share: 0.1, ...changes })

function best(...moves: PricedMove[]): string | null {
  const event = new EventBuilder('planner', { numSessions: 2 }).people('ann')
  event.topic('tea').topic('go').topic('wind').start('tea', 0, 0).start('go', 0, 0).start('wind', 0, 1)
  const schedule = scheduleOf(event.variant, event.assign('ann', 'tea').state)
  const prices = knownPrices({ satisfaction: 1, groups: moves })
  return bestTarget(schedule, prices, from, ({ key }) => key !== from.key)
}

test('SCHED-69: the best target is the first by merit that breaks no rule, in any session, and none where each breaks one', () => {
  expect(best(move('go'), move('wind', { trend: 1 }))).toBe('2|wind|0')
  expect(best(move('go'), move('wind', { trend: 1, breaches: 1 }))).toBe('1|go|0')
  expect(best(move('go', { breaches: 1 }), move('wind', { breaches: 1 }))).toBeNull()
  expect(best()).toBeNull()
})
