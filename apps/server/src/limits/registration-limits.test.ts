import { expect, test } from 'vitest'
import { RegistrationLimits } from './registration-limits.ts'

function limits() {
  const clock = { now: 1_000_000 }
  return { clock, limits: new RegistrationLimits({ now: () => clock.now, addressPerMinute: 200 }) }
}

test('REG-1: 500 people behind one address register within two minutes', () => {
  const { clock, limits: registrations } = limits()
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
  const { limits: registrations } = limits()
  const take = (person: number, address: string) =>
    registrations.take({ connection: `${address} ${person}`, address, event: 'the event' })
  for (let person = 0; person < 400; person += 1) take(person, 'a stranger')
  const others = Array.from({ length: 250 }, (_, person) => take(person, 'the others'))
  expect(others.filter((wait) => wait === 0)).toHaveLength(200)
})

test('REG-2: what is refused does not count, and what is free again is forgotten', () => {
  const { clock, limits: registrations } = limits()
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
  const { clock, limits: registrations } = limits()
  const keys = { connection: 'one', address: 'a', event: 'e' }
  for (let each = 0; each < 20; each += 1) registrations.take(keys)
  clock.now -= 900_000
  expect(registrations.take(keys)).toBe(3000)
})
