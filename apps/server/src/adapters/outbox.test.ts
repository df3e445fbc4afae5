import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { NO_CONTENT, openReceiver, type Receiver } from '../testing/receiver.ts'
import { Outbox, type Outcome } from './outbox.ts'
import { post } from './post.ts'

let receiver: Receiver
/** Where nothing listens any more. */
let nowhere: string
let outbox: Outbox<string>
let now = 0
let pauses: number[] = []
let counts: Record<Outcome, number>
let logged: string[] = []
/** Lets the pause that is under way end. */
let endPause: (() => void) | undefined

beforeAll(async () => {
  receiver = await openReceiver()
  const gone = await openReceiver()
  nowhere = gone.url
  await gone.close()
})
afterAll(() => receiver.close())
beforeEach(() => {
  Object.assign(receiver, { received: [], answer: NO_CONTENT })
  now = 1_000_000_000
  pauses = []
  logged = []
  counts = { delivered: 0, refused: 0, dropped: 0 }
})
afterEach(() => outbox.close())

/** Whether pauses end at once, or by `endPause`. */
type Pauses = 'at once' | 'by hand'

function open({
  url = receiver.url,
  capacity = 10,
  batch = 1,
  patienceMs = 60_000,
  pause = 'at once' as Pauses,
}) {
  const log = (details: object, text: string) => logged.push(JSON.stringify({ ...details, text }))
  outbox = new Outbox({
    receiver: 'webhook',
    deliver: post<string>(url, (entries) => ({ entries }), { patienceMs }),
    batch,
    capacity,
    now: () => now,
    log: { warn: log, info: log } as never,
    count: (outcome, entries) => {
      counts[outcome] += entries
    },
    wait: (ms, signal) => {
      pauses.push(ms)
      if (pause === 'at once' || signal.aborted) return Promise.resolve()
      return new Promise((resolve) => {
        endPause = resolve
        signal.addEventListener('abort', () => resolve())
      })
    },
  })
}

const bodies = () => receiver.received.map(({ body }) => (body as { entries: string[] }).entries.join())
const settled = () => expect.poll(() => outbox.numWaiting()).toBe(0)

test('OPS-14: entries are sent in order, several at once when they wait', async () => {
  open({ batch: 3 })
  for (const entry of ['a', 'b', 'c', 'd', 'e']) outbox.add(entry)
  await settled()
  expect(bodies()).toEqual(['a', 'b,c,d', 'e'])
  expect(counts).toEqual({ delivered: 5, refused: 0, dropped: 0 })
  expect(logged).toEqual([])
})

test('OPS-14, LIMIT-17: a receiver that fails is tried again after 1 s, doubled up to a minute, or when it says', async () => {
  let failing = 8
  receiver.answer = (response) => {
    failing -= 1
    if (failing === 7) response.writeHead(429, { 'retry-after': '30' }).end()
    else if (failing === 6) response.writeHead(503, { 'retry-after': '86400' }).end()
    else response.writeHead(failing >= 0 ? 500 : 200).end('thank you')
  }
  open({})
  outbox.add('a secret')
  await settled()
  expect(pauses).toEqual([30_000, 60_000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  expect(counts).toEqual({ delivered: 1, refused: 0, dropped: 0 })
  expect(logged).toEqual([
    JSON.stringify({ receiver: 'webhook', why: '429', text: 'A receiver does not take what it is sent' }),
    JSON.stringify({ receiver: 'webhook', lost: 0, text: 'A receiver takes what it is sent again' }),
  ])
})

test('OPS-14: what a receiver fails on goes to the end, and holds up nothing else', async () => {
  receiver.answer = (response, { body }) =>
    response.writeHead((body as { entries: string[] }).entries[0] === 'bad' ? 500 : 200).end()
  open({ pause: 'by hand' })
  for (const entry of ['bad', 'good', 'better']) outbox.add(entry)
  await expect.poll(() => pauses.length).toBe(1)
  endPause?.()
  await expect.poll(() => pauses.length).toBe(2)
  expect(bodies()).toEqual(['bad', 'good', 'better', 'bad'])
  expect(pauses).toEqual([1000, 1000])
})

test('OPS-14: a receiver that is not there, or says nothing, counts as not available', async () => {
  open({ url: nowhere, pause: 'by hand' })
  outbox.add('a secret')
  await expect.poll(() => pauses.length).toBe(1)
  expect(logged[0]).toContain('ECONNREFUSED')
  await outbox.close()

  receiver.answer = () => {}
  open({ patienceMs: 20, pause: 'by hand' })
  outbox.add('a secret')
  await expect.poll(() => pauses.length).toBe(2)
  expect(logged.at(-1)).toContain('TimeoutError')
  expect(logged.join()).not.toContain('a secret')
})

test('OPS-13: a redirect is not followed, and nothing is sent to where it leads', async () => {
  const elsewhere = await openReceiver()
  receiver.answer = (response) => response.writeHead(307, { location: elsewhere.url }).end()
  open({})
  outbox.add('a')
  await settled()
  expect([receiver.received.length, elsewhere.received.length]).toEqual([1, 0])
  expect(counts).toEqual({ delivered: 0, refused: 1, dropped: 0 })
  expect(logged[0]).toContain('"why":"307"')
  await elsewhere.close()
})

test('OPS-14: what is refused is not sent again, and the log says so once', async () => {
  receiver.answer = (response) => response.writeHead(400).end('I do not like "a secret"')
  open({})
  for (const entry of ['a secret', 'b']) outbox.add(entry)
  await settled()
  expect(bodies()).toEqual(['a secret', 'b'])
  expect(counts.refused).toBe(2)
  expect(logged).toHaveLength(1)
  expect(logged[0]).not.toContain('secret')
})

test('OPS-13: an answer without end is not read', async () => {
  receiver.answer = (response) => {
    response.writeHead(200)
    const go = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', go)
    go()
  }
  open({})
  outbox.add('a')
  await settled()
  expect(counts.delivered).toBe(1)
})

test('OPS-14, LIMIT-17: the oldest are dropped when too many wait, and what is older than a day', async () => {
  open({ url: nowhere, capacity: 3, pause: 'by hand' })
  for (const entry of ['a', 'b', 'c', 'd', 'e']) outbox.add(entry)
  await expect.poll(() => pauses.length).toBe(1)
  expect([outbox.numWaiting(), counts.dropped]).toEqual([3, 2])
  now += 86_400_001
  outbox.add('f')
  endPause?.()
  await expect.poll(() => pauses.length).toBe(2)
  expect([outbox.numWaiting(), counts.dropped]).toEqual([1, 5])
})

test('OPS-14: the stop gives up what waits and says how much; what comes later is not sent', async () => {
  open({ url: nowhere, pause: 'by hand' })
  for (const entry of ['a', 'b']) outbox.add(entry)
  await expect.poll(() => pauses.length).toBe(1)
  await outbox.close()
  outbox.add('c')
  expect([outbox.numWaiting(), counts.dropped]).toEqual([0, 3])
  expect(logged.at(-1)).toContain('"entries":2')
})

test('OPS-14: the stop does not wait for a receiver that says nothing', async () => {
  receiver.answer = () => {}
  open({})
  outbox.add('a')
  await expect.poll(() => receiver.received.length).toBe(1)
  await outbox.close()
  expect(counts.dropped).toBe(1)
})

test('OPS-13: user and password of an address become a header, never a part of the address', async () => {
  open({ url: receiver.url.replace('//', '//some%20body:p%40ss@') })
  outbox.add('a')
  await settled()
  const [first] = receiver.received
  expect(first?.headers.authorization).toBe(`Basic ${btoa('some body:p@ss')}`)
  expect(first?.headers['content-type']).toBe('application/json')
})
