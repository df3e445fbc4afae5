import { describe, expect, test } from 'vitest'
import { addressKey } from './address.ts'
import { bothLimits, rateLimit } from './rate-limit.ts'

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

test('LIMIT-7: what costs more than is left is refused and takes nothing, so that nothing is overdrawn', () => {
  const limit = rateLimit(() => 0, { burst: 10, perSecond: 0 })
  expect([limit.take(8), limit.take(3), limit.take(2), limit.take()]).toEqual([true, false, true, false])
  limit.giveBack(100)
  expect([limit.take(10), limit.take()]).toEqual([true, false])
})

test('LIMIT-7: of two combined limits the stricter one decides, and nothing is taken from the other', () => {
  const [small, large] = [
    rateLimit(() => 0, { burst: 1, perSecond: 0 }),
    rateLimit(() => 0, { burst: 9, perSecond: 0 }),
  ]
  for (const limit of [bothLimits(small, large), bothLimits(large, small)]) {
    expect([limit.take(), limit.take()]).toEqual([true, false])
    limit.giveBack(1)
  }
  expect([large.take(9), small.take(1)]).toEqual([true, true])
})
