import { describe, expect, test } from 'vitest'
import { addressKey } from './address.ts'
import { AddressLimits } from './address-limits.ts'
import { ADDRESS_RATE, bothLimits, rateLimit } from './rate-limit.ts'

describe('the address that limits are keyed by', () => {
  test.each([
    ['10.0.0.7', undefined, false, '10.0.0.7'],
    ['::ffff:10.0.0.7', undefined, false, '10.0.0.7'],
    ['10.0.0.7', '1.2.3.4', false, '10.0.0.7'],
    ['10.0.0.7', '6.6.6.6, 1.2.3.4', true, '1.2.3.4'],
    ['10.0.0.7', undefined, true, '10.0.0.7'],
    ['2001:db8:1:2:3:4:5:6', undefined, false, '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', undefined, false, '2001:db8:1:2::/64'],
    ['2001:0db8::1', undefined, false, '2001:db8:0:0::/64'],
    ['::1', undefined, false, '0:0:0:0::/64'],
  ])('%s, forwarded for %s, behind a proxy %s: %s', (remote, forwarded, isBehindProxy, expected) => {
    expect(addressKey(remote, forwarded, isBehindProxy)).toBe(expected)
  })
})

test('connections of one address share a rate limit, and their number is limited', () => {
  let now = 0
  const limits = new AddressLimits({ maxConnections: 2, now: () => now })
  const [one, two] = [limits.acquire('a'), limits.acquire('a')]
  expect([limits.acquire('a'), limits.acquire('b') === undefined]).toEqual([undefined, false])
  one?.charge(ADDRESS_RATE.burst - 1)
  expect([two?.take(), two?.take()]).toEqual([true, false])
  now += 1000
  expect(one?.take()).toBe(true)
  limits.release('a')
  expect(limits.acquire('a')).toBe(one)
})

test('reconnecting does not refill the rate limit', () => {
  const limits = new AddressLimits({ maxConnections: 2, now: () => 0 })
  limits.acquire('a')?.charge(ADDRESS_RATE.burst)
  limits.release('a')
  limits.acquire('b')
  expect(limits.acquire('a')?.take()).toBe(false)
})

test('of two combined limits the stricter one decides', () => {
  const [small, large] = [
    rateLimit(() => 0, { burst: 1, perSecond: 0 }),
    rateLimit(() => 0, { burst: 9, perSecond: 0 }),
  ]
  const limit = bothLimits(small, large)
  expect([limit.take(), limit.take(), large.take()]).toEqual([true, false, true])
})
