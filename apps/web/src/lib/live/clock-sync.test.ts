import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ClockSync, meanOffset } from './clock-sync.ts'
import type { HubConnection } from './hub-connection.ts'

type Request = { myReceiveAndSendTimestamp: number; yourSendTimestamp: number | null }

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A clock against a server whose clock is ahead by each of these in turn; null: no response. */
function synced(offsets: (number | null)[]) {
  const requests: Request[] = []
  const invoke = async (_name: string, payload: Request) => {
    const ahead = offsets[requests.length % offsets.length] ?? null
    requests.push(payload)
    if (ahead === null) return { ok: false, status: 0, message: '', reason: 'noAnswer' }
    return { ok: true, myReceiveAndSendTimestamp: Date.now() + ahead }
  }
  const hub = { invoke } as unknown as HubConnection
  const clock = new ClockSync(() => hub, Date.now)
  const ahead = () => clock.serverNow() - Date.now()
  return { requests, clock, ahead }
}

describe('LIVE-16: clock exchange', () => {
  test('five exchanges give the offset, those above the median plus one deviation left out', async () => {
    const { requests, clock, ahead } = synced([100, 104, 102, 9000, 106])
    await clock.start()
    expect(requests).toHaveLength(5)
    expect(ahead()).toBe(103)
    clock.close()
  })

  test('each exchange sends the timestamp of the last response', async () => {
    const { requests, clock } = synced([7])
    await clock.start()
    expect(requests.map(({ yourSendTimestamp }) => yourSendTimestamp)).toEqual([
      null,
      1_000_007,
      1_000_007,
      1_000_007,
      1_000_007,
    ])
    clock.close()
  })

  test('the offset is measured every 60 s until it is closed', async () => {
    const { requests, clock, ahead } = synced([0, 0, 0, 0, 0, 50, 50, 50, 50, 50])
    await clock.start()
    await vi.advanceTimersByTimeAsync(59_999)
    expect([requests.length, ahead()]).toEqual([5, 0])
    await vi.advanceTimersByTimeAsync(1)
    expect([requests.length, ahead()]).toEqual([10, 50])
    await vi.advanceTimersByTimeAsync(60_000)
    expect([requests.length, ahead()]).toEqual([15, 0])
    clock.close()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(requests).toHaveLength(15)
  })

  test('a reconnect measures immediately and does not start a second interval', async () => {
    const { requests, clock } = synced([1])
    await clock.start()
    await clock.start()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(15)
    clock.close()
  })

  test('an exchange without a response keeps the offset', async () => {
    const { clock, ahead } = synced([40, 40, 40, 40, 40, 900, null])
    await clock.start()
    await clock.measure()
    expect(ahead()).toBe(40)
    clock.close()
  })
})

const sample = (offset: number, delay = 0) => ({
  sent: 1000,
  server: 1000 + offset + delay / 2,
  received: 1000 + delay,
})

test('LIVE-16: the mean of equal offsets is that offset, whatever the delay', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000, max: 100_000 }),
      fc.array(fc.nat(500), { minLength: 1 }),
      (offset, delays) => {
        expect(meanOffset(delays.map((delay) => sample(offset, delay)))).toBeCloseTo(offset, 6)
      },
    ),
  )
})

test('LIVE-16: offsets above the median plus one standard deviation are excluded', () => {
  expect(meanOffset([10, 12, 11, 13, 900].map((offset) => sample(offset)))).toBeCloseTo(11.5, 6)
})

test('LIVE-16: without samples the offset is 0', () => {
  expect(meanOffset([])).toBe(0)
})
