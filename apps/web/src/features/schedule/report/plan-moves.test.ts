import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { numMoved, placesOf } from './result-text.tsx'

const event = () => new EventBuilder('planner').people('ann', 'bob', 'cem').topic('tea').topic('go')

test('REPORT-7: who is in another topic or at another time than before has moved', () => {
  const before = event().assign('ann', 'tea').assign('bob', 'tea').start('tea', 1, 0)
  const after = event().assign('ann', 'tea').assign('bob', 'go').assign('cem', 'go').start('tea', 1, 0)
  const places = ({ variant, state }: EventBuilder) => placesOf(variant, state)
  const [one, other] = [places(before), places(after)]
  if (!one || !other) throw new Error('There is no plan')
  expect(numMoved(one, one)).toBe(0)
  expect(numMoved(one, other)).toBe(2)
  expect(places(event())).toBeNull()
})

test('REPORT-7: where people meet in pairs, who meets somebody else has moved', () => {
  const pairs = (a: string, b: string) => {
    const { variant, state } = new EventBuilder('1on1')
      .owner('ann')
      .owner('bob')
      .owner('cem')
      .meeting(a, b, 'reserved')
    return placesOf(variant, state) ?? new Map()
  }
  expect(numMoved(pairs('ann', 'bob'), pairs('ann', 'cem'))).toBe(3)
})
