import { expect, test } from 'vitest'
import { SearchHours } from './search-hours.ts'

const HOUR_MS = 3_600_000
const of = (address: string, eventId = address) => ({ address, eventId })

function hoursOf(eventSeconds: number, serverSeconds: number) {
  const clock = { now: 0 }
  return { clock, hours: new SearchHours({ now: () => clock.now, eventSeconds, serverSeconds }) }
}

test('PLAN-33: in an hour an event is searched for its time at most, and an address for a third of what others have left', () => {
  const { clock, hours } = hoursOf(600, 3000)
  hours.add(of('a', 'one'), 500)
  expect([hours.left(of('a', 'one')), hours.left(of('a', 'two'))]).toEqual([100, 500])
  hours.add(of('a', 'two'), 500)
  expect([hours.left(of('a', 'two')), hours.left(of('b'))]).toEqual([0, 600])
  expect(hours.had(of('a', 'two'))).toEqual({ ofAddress: 1000, ofEvent: 500 })
  clock.now += HOUR_MS
  expect([hours.left(of('a', 'one')), hours.left(of('b'))]).toEqual([600, 600])
})

test('PLAN-33: however many addresses take all they may have, something is left for the next one', () => {
  const { hours } = hoursOf(600, 1800)
  const taken = Array.from({ length: 8 }, (_, index) => {
    const seconds = hours.left(of(`${index}`))
    hours.add(of(`${index}`), seconds)
    return Math.round(seconds)
  })
  expect(taken).toEqual([600, 400, 267, 178, 119, 79, 53, 35])
  expect(hours.left(of('0'))).toBeLessThanOrEqual(0)
})
