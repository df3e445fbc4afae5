import { planContentOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { comparePlans, viewedPlan } from './compare-plans.ts'

const ADMIN = { role: 'admin', personId: null } as const

function event() {
  const builder = new EventBuilder('planner', { numSessions: 1 })
    .owner('ann')
    .owner('bob')
    .people('cid', 'dan')
  return builder.wish('cid', 'ann', '#1 Yes!').wish('cid', 'bob', 'Yes').wish('dan', 'bob', '#1 Yes!')
}

test('PLAN-13: who gains and who loses by the choices of today, and only numbers that can be compared', () => {
  const { variant, state } = event().assign('cid', 'bob').assign('dan', 'bob').start('bob', 0, 0)
  const view = { variant, state, viewer: ADMIN }
  const now = viewedPlan(view, planContentOf(state))
  const former = event().assign('cid', 'ann').start('ann', 0, 0)
  const version = viewedPlan(view, planContentOf(former.state))
  const { difference, gain, lose, numbers } = comparePlans(now, version)
  expect(gain).toEqual(['cid'])
  expect(lose).toEqual(['dan'])
  expect(difference).toMatchObject({ added: ['ann|0'], dropped: ['bob|0'] })
  expect(numbers).toEqual([
    { key: 'firstChoice', other: 1, own: 1 },
    { key: 'chosen', other: 100, own: 100 },
    { key: 'missing', other: expect.any(Number), own: expect.any(Number) },
    { key: 'groups', other: 1, own: 1 },
  ])
  const [, , missing] = numbers
  expect((missing?.own ?? 0) - (missing?.other ?? 0)).toBe(1)
})

test('PLAN-13: where people meet in pairs, who has more meetings and who has fewer', () => {
  const pairs = () => new EventBuilder('1on1').owner('ann').owner('bob').owner('cid')
  const { variant, state } = pairs().meeting('ann', 'bob', 'reserved')
  const view = { variant, state, viewer: ADMIN }
  const other = viewedPlan(view, planContentOf(state))
  const own = viewedPlan(view, planContentOf(pairs().meeting('ann', 'cid', 'reserved').state))
  expect(comparePlans(other, own)).toMatchObject({
    gain: ['cid'],
    lose: ['bob'],
    numbers: [
      { key: 'met', other: 1, own: 1 },
      { key: 'without', other: 1, own: 1 },
    ],
  })
})
