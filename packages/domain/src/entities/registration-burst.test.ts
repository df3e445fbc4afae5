import { expect, test } from 'vitest'
import { newPerson } from './person.ts'
import { BURST_MS, registrationBurst } from './registration-burst.ts'

const START = 1_000_000

/** People who registered so many ms after the start. */
function registered(times: readonly number[], fields = {}) {
  return times.map((after, index) => {
    const id = `${index} at ${after}`
    return newPerson({ id, timestamp: 1, registeredAt: START + after, ...fields })
  })
}

const every = (ms: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index * ms)

test('REG-10: twenty people within two minutes are a burst, nineteen are not', () => {
  expect(registrationBurst(registered(every(1000, 19)))).toBeUndefined()
  expect(registrationBurst(registered(every(1000, 20)))).toMatchObject({ from: START, to: START + 19_000 })
  expect(registrationBurst(registered(every(BURST_MS / 19, 20)))?.personIds).toHaveLength(20)
  expect(registrationBurst(registered(every(BURST_MS / 19 + 1, 20)))).toBeUndefined()
})

test('REG-10: a steady stream of people is none', () => {
  expect(registrationBurst(registered(every(10_000, 200)))).toBeUndefined()
})

test('REG-10: a long burst is one, and the latest of several counts', () => {
  const long = registered(every(1000, 500))
  expect(registrationBurst(long)?.personIds).toHaveLength(500)
  const later = registered(every(500, 30, 3_600_000))
  const burst = registrationBurst([...later, ...long])
  expect(burst).toMatchObject({ from: START + 3_600_000, to: START + 3_614_500 })
  expect(burst?.personIds).toEqual(later.map(({ id }) => id))
})

test('REG-10: neither those whom organisers have added nor the archived count', () => {
  expect(registrationBurst(registered(every(1, 100), { registeredAt: null }))).toBeUndefined()
  expect(registrationBurst(registered(every(1, 100), { isArchived: true }))).toBeUndefined()
})
