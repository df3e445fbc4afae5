import { expect, test } from 'vitest'
import { personNumbers } from './analytics.ts'

const DAY_MS = 86_400_000
const ann = { eventId: 'e1', personId: 'ann' }

test('PRIV-8: the number of a person is positive in production and the same times -1 elsewhere', () => {
  const numberOf = personNumbers(() => 0)
  const number = numberOf(ann, 'production')
  expect(Number.isSafeInteger(number) && number > 0).toBe(true)
  expect([numberOf(ann, 'test'), numberOf(ann, 'debug')]).toEqual([-number, -number])
})

test('PRIV-8: it stands for one person of one event on one day, and another server has another', () => {
  let now = DAY_MS * 20_000
  const numberOf = personNumbers(() => now)
  const today = numberOf(ann, 'production')
  now += DAY_MS - 1
  expect(numberOf(ann, 'production')).toBe(today)
  const numbers = [
    today,
    numberOf({ ...ann, personId: 'bob' }, 'production'),
    numberOf({ ...ann, eventId: 'e2' }, 'production'),
    personNumbers(() => now)(ann, 'production'),
  ]
  now += 1
  numbers.push(numberOf(ann, 'production'))
  // A clock that goes back does not bring a secret back.
  now -= 1
  numbers.push(numberOf(ann, 'production'))
  expect(new Set(numbers).size).toBe(numbers.length)
})
