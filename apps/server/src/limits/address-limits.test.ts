import { expect, test } from 'vitest'
import { AddressLimits, GrowthLimits, RegistrationLimits } from './address-limits.ts'
import { LIMITS } from './limits.ts'

test('LIMIT-4: connections of one address share their allowances, and their number is limited', () => {
  let now = 0
  const limits = new AddressLimits({ maxConnections: 2, now: () => now })
  const [one, two] = [limits.acquire('a')?.invocations, limits.acquire('a')?.invocations]
  expect([limits.acquire('a'), limits.mayConnect('a')]).toEqual([undefined, false])
  expect(limits.acquire('b')).toBeDefined()
  expect(one?.take(LIMITS.addressTokens.value - 1)).toBe(true)
  expect([two?.take(), two?.take()]).toEqual([true, false])
  now += 1000
  expect(one?.take()).toBe(true)
  limits.release('a')
  const again = limits.acquire('a')?.invocations
  const left = LIMITS.addressTokensPerSecond.value - 1
  expect([again?.take(left + 1), again?.take(left), one?.take()]).toEqual([false, true, false])
})

test('LIMIT-2: connecting again does not refill the allowance of an address', () => {
  const limits = new AddressLimits({ maxConnections: 2, now: () => 0 })
  limits.acquire('a')?.invocations.take(LIMITS.addressTokens.value)
  limits.release('a')
  limits.acquire('b')
  expect(limits.acquire('a')?.invocations.take()).toBe(false)
})

const MOST = LIMITS.addedBytes.value

test('LIMIT-16: an address adds so much at once and in an hour; others and what shrinks do not count', () => {
  let now = 1_000_000
  const growth = new GrowthLimits(() => now)
  expect([growth.take('a', MOST - 10), growth.take('a', 11), growth.take('a', 10)]).toEqual([
    true,
    false,
    true,
  ])
  expect([growth.take('a', 1), growth.take('a', -5), growth.take('a', 0), growth.take('b', MOST)]).toEqual([
    false,
    true,
    true,
    true,
  ])
  now += 1_800_000
  expect([growth.take('a', MOST / 2 + 1000), growth.take('a', MOST / 2)]).toEqual([false, true])
})

function registrationLimits() {
  const clock = { now: 1_000_000 }
  return { clock, limits: new RegistrationLimits({ now: () => clock.now, addressPerMinute: 200 }) }
}

test('REG-1: 500 people behind one address register within two minutes', () => {
  const { clock, limits: registrations } = registrationLimits()
  const start = clock.now
  const take = (person: number) =>
    registrations.take({ connection: `socket ${person}`, address: 'the Wi-Fi', event: 'the event' })
  const waits = Array.from({ length: 500 }, (_, person) => take(person))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(300)
  for (let person = 300; person < 500; person += 1) {
    let wait = take(person)
    while (wait > 0) {
      clock.now += wait
      wait = take(person)
    }
  }
  expect(clock.now - start).toBeLessThanOrEqual(61_000)
})

test('REG-1: one address does not use up what an event takes', () => {
  const { limits: registrations } = registrationLimits()
  const take = (person: number, address: string) =>
    registrations.take({ connection: `${address} ${person}`, address, event: 'the event' })
  for (let person = 0; person < 400; person += 1) take(person, 'a stranger')
  const others = Array.from({ length: 250 }, (_, person) => take(person, 'the others'))
  expect(others.filter((wait) => wait === 0)).toHaveLength(200)
})

test('REG-2: what is refused does not count, and what is free again is forgotten', () => {
  const { clock, limits: registrations } = registrationLimits()
  const keys = { connection: 'one', address: 'a', event: 'e' }
  for (let each = 0; each < 20; each += 1) expect(registrations.take(keys)).toBe(0)
  for (let each = 0; each < 100; each += 1) expect(registrations.take(keys)).toBe(3000)
  clock.now += 3000
  expect([registrations.take(keys), registrations.take(keys)]).toEqual([0, 3000])
  clock.now += 600_000
  registrations.take({ connection: 'two', address: 'b', event: 'f' })
  expect(registrations.size).toBe(3)
})

test('REG-1: a clock set back frees nothing and blocks nobody for longer', () => {
  const { clock, limits: registrations } = registrationLimits()
  const keys = { connection: 'one', address: 'a', event: 'e' }
  for (let each = 0; each < 20; each += 1) registrations.take(keys)
  clock.now -= 900_000
  expect(registrations.take(keys)).toBe(3000)
  clock.now += 3000
  expect(registrations.take(keys)).toBe(0)
})
