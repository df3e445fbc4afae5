import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Purpose } from './purposes.ts'
import { type Place, SearchQueue } from './search-queue.ts'

let queue: SearchQueue
beforeEach(() => {
  vi.useFakeTimers()
  const log = pino({ level: 'silent' })
  queue = new SearchQueue({ atOnce: { run: 2 }, leastTurnMs: 4000, now: Date.now, log })
})
afterEach(() => {
  queue.close()
  vi.useRealTimers()
})

/** A search that says what happens to it. */
function search(
  told: string[],
  name: string,
  address: string,
  { seconds = 60, purpose = 'run' as Purpose } = {},
) {
  const onWait = (seconds: number) => void told.push(`${name} waits ${seconds}`)
  const characters = seconds * 1000
  const place = queue.ask({ purpose, address, eventId: name, seconds, characters, onWait })
  const turn = async () => {
    const isTurn = await place.turn(() => void told.push(`${name} makes room`))
    told.push(`${name} ${isTurn ? 'begins' : 'is over'}`)
  }
  return { ...place, ask: turn }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

test('LIMIT-13, PLAN-38: a search makes room for an address that has none, which is told how long it waits, and goes on later', async () => {
  const told: string[] = []
  const [first, second, honest] = [
    search(told, 'first', 'a'),
    search(told, 'second', 'b'),
    search(told, 'honest', 'c', { seconds: 3 }),
  ]
  void first.ask()
  void second.ask()
  await vi.advanceTimersByTimeAsync(1000)
  void honest.ask()
  await vi.advanceTimersByTimeAsync(250)
  expect(told.splice(0)).toEqual(['first begins', 'second begins', 'honest waits 5'])
  await vi.advanceTimersByTimeAsync(2749)
  expect(told.filter((line) => !line.includes('waits'))).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told.at(-1)).toBe('first makes room')
  // It has its place until it has stopped.
  void first.ask()
  await settled()
  expect(told.slice(-2)).toEqual(['honest waits 0', 'honest begins'])
  await vi.advanceTimersByTimeAsync(250)
  expect(told.at(-1)).toBe('first waits 5')
  void honest.end()
  await settled()
  expect(told.slice(-2)).toEqual(['first waits 0', 'first begins'])
})

test('LIMIT-13: whoever ends waits no more, one that makes room may end, and nothing begins once all is closed', async () => {
  const told: string[] = []
  const all: Record<string, Place & { ask(): Promise<void> }> = {}
  for (const [name, address] of [
    ['one', 'a'],
    ['two', 'a'],
    ['three', 'b'],
    ['four', 'b'],
    ['five', 'b'],
  ] as const) {
    all[name] = search(told, name, address)
    void all[name]?.ask()
  }
  await settled()
  const steps = () => told.splice(0).filter((line) => !line.includes('waits'))
  expect(steps()).toEqual(['one begins', 'two begins'])
  void all.four?.end()
  await settled()
  expect(steps()).toEqual(['four is over'])
  await vi.advanceTimersByTimeAsync(4000)
  expect(steps()).toEqual(['one makes room'])
  void all.one?.end()
  await settled()
  expect(steps()).toEqual(['three begins'])
  queue.close()
  await settled()
  expect(steps()).toEqual(['five is over'])
  void all.three?.end()
  await settled()
  expect(steps()).toEqual([])
})

test('SCENARIO-2: one scenario goes on at a time, and none that has ended waits for a turn', async () => {
  const told: string[] = []
  const [first, second] = ['first', 'second'].map((name) => search(told, name, 'a', { purpose: 'scenario' }))
  void first?.ask()
  void second?.ask()
  await settled()
  expect(told.filter((line) => !line.includes('waits'))).toEqual(['first begins'])
  void first?.end()
  await settled()
  expect(told.at(-1)).toBe('second begins')
  await first?.ask()
  expect(told.at(-1)).toBe('first is over')
})

test('PLAN-33: what nobody has asked for makes room at once, before a search is asked for, and is told no wait', async () => {
  const told: string[] = []
  const ready = search(told, 'ready', 'a', { purpose: 'ready' })
  expect(queue.isIdle).toBe(true)
  void ready.ask()
  await settled()
  const isAsked = queue.awaitSearch()
  expect([told, queue.isIdle]).toEqual([['ready begins', 'ready makes room'], false])
  void ready.ask()
  const run = search(told, 'run', 'b')
  void run.ask()
  isAsked()
  isAsked()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told.slice(2)).toEqual(['run begins'])
  void run.end()
  await settled()
  expect(told.slice(3)).toEqual(['ready begins'])
  expect(queue.isIdle).toBe(true)
})
