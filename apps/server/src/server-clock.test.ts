import { expect, test, vi } from 'vitest'
import { LossyFile } from './log/lossy-file.ts'
import { serverClock } from './server-clock.ts'
import { testServer } from './testing/test-server.ts'

const HOUR = 3_600_000

/** A clock on a system whose clock and whose running time the test sets. */
function clockAt(system: number, floor = 0) {
  const said: number[] = []
  const machine = { system, steady: 0 }
  const now = serverClock({
    system: () => machine.system,
    steady: () => machine.steady,
    floor,
    onBehind: (ms) => said.push(ms),
  })
  const pass = (ms: number) => {
    machine.system += ms
    machine.steady += ms
  }
  return { machine, now, pass, said }
}

test('LIVE-18: server time follows the system’s clock, forward jumps included', () => {
  const { machine, now, pass, said } = clockAt(10 * HOUR)
  expect(now()).toBe(10 * HOUR)
  pass(20)
  expect(now()).toBe(10 * HOUR + 20)
  machine.system += HOUR
  expect([now(), said]).toEqual([11 * HOUR + 20, []])
})

test('LIVE-18: a clock that is set back moves nothing back; time goes on a little slower, said once with the amount', () => {
  const { machine, now, pass, said } = clockAt(10 * HOUR)
  now()
  machine.system -= HOUR
  expect([now(), said]).toEqual([10 * HOUR, [HOUR]])
  pass(60_000)
  expect(now()).toBe(10 * HOUR + 58_800)
  expect(now()).toBe(10 * HOUR + 58_800)
  // Right again: no trace of it is left.
  machine.system = 11 * HOUR
  expect([now(), said]).toEqual([11 * HOUR, [HOUR]])
  machine.system -= 2 * HOUR
  now()
  expect(said).toEqual([HOUR, 2 * HOUR])
})

test('LIVE-18: a small correction is not said, and an hour ahead wears off in fifty', () => {
  const { machine, now, pass, said } = clockAt(10 * HOUR)
  now()
  machine.system -= 500
  expect([now(), said]).toEqual([10 * HOUR, []])
  machine.system -= HOUR - 500
  for (let hours = 0; hours < 51; hours += 1) {
    pass(HOUR)
    now()
  }
  expect(now()).toBe(machine.system)
})

test('LIVE-18: server time begins where stored stamps are', () => {
  const { now, said } = clockAt(9 * HOUR, 10 * HOUR)
  expect([now(), said]).toEqual([10 * HOUR, [HOUR]])
})

test('OPS-24: a jump of the system clock ahead is said once, and a machine that was asleep for less than an hour is not', () => {
  const said: number[] = []
  const machine = { system: 0, steady: 0 }
  const now = serverClock({
    system: () => machine.system,
    steady: () => machine.steady,
    floor: 0,
    onBehind: () => {},
    onAhead: (ms: number) => said.push(ms),
  })
  const pass = (system: number, steady = system) => {
    machine.system += system
    machine.steady += steady
    return now()
  }
  pass(5 * HOUR)
  pass(HOUR / 2, 0)
  expect(said).toEqual([])
  const year = 365 * 24 * HOUR
  pass(year, 0)
  pass(1000)
  expect(said).toEqual([year])
  expect(pass(-year, 1000)).toBeGreaterThan(year)
  pass(1000)
  expect(said).toEqual([year])
})

test('OPS-24: a server says in its log by how much the clock has jumped ahead', async () => {
  const lines: string[] = []
  vi.spyOn(LossyFile.prototype, 'write').mockImplementation((line) => void lines.push(line))
  let time = 10 * HOUR
  const server = await testServer({ logLevel: 'warn' }, { now: () => time })
  time += 48 * HOUR
  for (let asked = 0; asked < 2; asked += 1) await fetch(`${server.url}/api/Auth/InitSession/0?path=/`)
  await server.remove()
  const jumps = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes('jumped ahead'))
  expect(jumps).toMatchObject([{ level: 40, seconds: expect.closeTo(48 * 3600, -2) }])
})
