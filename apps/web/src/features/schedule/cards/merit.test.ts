import type { PricedMove } from '@planner/protocol'
import { expect, test } from 'vitest'
import { pricedMove } from '../testing/priced-move.ts'
import { byMerit, headOf, type Merit } from './merit.ts'

const priced = (changes: Partial<PricedMove> = {}) => pricedMove('tea', changes)
const merit = (changes: Partial<Merit> = {}): Merit => ({
  price: priced(),
  breaks: false,
  suits: 2,
  places: 1,
  ...changes,
})

test('SCHED-67: targets stand under three heads, and under one where nothing is known of what they do', () => {
  const head = (changes: Partial<Merit>) => headOf(merit(changes))
  expect(head({ price: priced({ trend: 1 }) })).toBe('better')
  expect(head({ price: priced({ trend: 0, satisfaction: 0.1 }) })).toBe('better')
  expect(head({ price: priced({ trend: -1, satisfaction: 1 }) })).toBe('worse')
  expect(head({ price: priced({ trend: 1, breaches: 1 }) })).toBe('breaks')
  expect(head({ price: priced({ trend: 1 }), breaks: true })).toBe('breaks')
  expect([head({ price: null }), head({ price: null, breaks: true })]).toEqual(['open', 'breaks'])
})

test('SCHED-67: the plan comes before the person, and the person before the company of others', () => {
  const best = merit({ price: priced({ trend: 1, share: 0.2, satisfaction: 0.2 }) })
  const order = [
    best,
    merit({ price: priced({ trend: 1, share: 0.1, satisfaction: 1 }) }),
    merit({ price: priced({ satisfaction: 0.9 }) }),
    merit({ price: priced({ satisfaction: 0.5, gain: 1 }) }),
    merit({ suits: 4 }),
    merit({ suits: 2 }),
    merit({ suits: 2, places: 0 }),
    merit({ price: priced({ trend: -1, share: 0.1 }) }),
    merit({ price: priced({ trend: -1, share: 0.2, satisfaction: 1 }) }),
    merit({ price: priced({ trend: -1, share: null, missing: 1 }) }),
    merit({ price: priced({ trend: 1, breaches: 1 }) }),
  ]
  expect(order.toReversed().sort(byMerit)).toEqual(order)
})

test('SCHED-67: without prices what breaks no rule and suits the person comes first', () => {
  const order = [
    merit({ price: null, suits: 4 }),
    merit({ price: null, suits: 2, places: 3 }),
    merit({ price: null, suits: 2, places: 0 }),
    merit({ price: null, suits: 4, breaks: true }),
  ]
  expect(order.toReversed().sort(byMerit)).toEqual(order)
})
