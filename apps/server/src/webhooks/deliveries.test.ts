import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NO_CONTENT, openReceiver, type Receiver } from '../testing/receiver.ts'
import type { TestServer } from '../testing/test-server.ts'
import { hookedEvent, hookedServer, verified } from './testing/hooked-event.ts'

let receiver: Receiver
let server: TestServer | undefined
beforeEach(async () => {
  receiver = await openReceiver()
})
afterEach(async () => {
  await server?.remove()
  await receiver.close()
})

const answers = (status: number, headers = {}) => {
  receiver.answer = (response) => void response.writeHead(status, headers).end()
}
const header = (name: string) => receiver.received.map(({ headers }) => headers[name])

test('WEBHOOK-3, WEBHOOK-5: a retry is the same message with a new time and signature, and its success ends the failure', async () => {
  // More than a second, in which the time of the signature changes.
  server = await hookedServer({ waits: [1100] })
  const hooked = await hookedEvent(server)
  const { secret } = await hooked.add(receiver.url, ['person.registered'])
  receiver.answer = (response) => {
    if (receiver.received.length > 1) return NO_CONTENT(response)
    response.writeHead(500).end()
  }
  await hooked.event.register('Dora')
  await expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(2)
  const [first, second] = receiver.received
  if (!first || !second) throw new Error('There are two messages.')
  expect(verified(secret, second)).toEqual(verified(secret, first))
  expect(second.raw).toBe(first.raw)
  expect(new Set(header('webhook-id')).size).toBe(1)
  expect(new Set(header('webhook-timestamp')).size).toBe(2)
  expect(new Set(header('webhook-signature')).size).toBe(2)
  await expect
    .poll(() => hooked.only())
    .toMatchObject({
      off: null,
      since: null,
      numWaiting: 0,
      log: [
        { attempt: 2, outcome: 'delivered', why: '204' },
        { attempt: 1, outcome: 'failed', why: '500' },
      ],
    })
  hooked.event.close()
})

test('WEBHOOK-7: 410 switches it off at once, and switched on again it hears what happens from then on', async () => {
  server = await hookedServer()
  const hooked = await hookedEvent(server)
  const { id, secret } = await hooked.add(receiver.url, ['person.registered'])
  answers(410)
  await hooked.event.register('Dora')
  await expect.poll(() => hooked.only()).toMatchObject({ off: 'gone', numWaiting: 0 })
  await hooked.event.register('Eve')
  await sleep(150)
  expect(receiver.received).toHaveLength(1)
  receiver.answer = NO_CONTENT
  expect((await hooked.ask('SwitchOn', { id })).webhooks).toMatchObject([{ off: null, since: null }])
  await hooked.event.register('Fay')
  await expect.poll(() => receiver.received.length).toBe(2)
  expect(verified(secret, receiver.received[1] as never)).toMatchObject({ data: { numPeople: 6, numNew: 1 } })
  hooked.event.close()
})

test('WEBHOOK-7: nothing but failure for long enough switches it off', async () => {
  server = await hookedServer({ waits: [30, 30, 30, 30, 30, 30, 30, 30], failingMs: 60 })
  const hooked = await hookedEvent(server)
  await hooked.add(receiver.url, ['person.registered'])
  answers(500)
  await hooked.event.register('Dora')
  await expect.poll(() => hooked.only()).toMatchObject({ off: 'failing', numWaiting: 0 })
  hooked.event.close()
})

test('WEBHOOK-5: redirects are not followed, and a receiver that does not answer is left', async () => {
  server = await hookedServer({ waits: [], patienceMs: 100 })
  const hooked = await hookedEvent(server)
  const { id } = await hooked.add(`${receiver.url}first`)
  answers(302, { location: `${receiver.url}second` })
  const { webhooks } = await hooked.ask('Test', { id })
  expect(webhooks[0]?.log).toMatchObject([{ kind: 'test', outcome: 'failed', why: '302' }])
  receiver.answer = () => {}
  expect((await hooked.ask('Test', { id })).webhooks[0]?.log[0]).toMatchObject({ why: 'timeout' })
  expect(receiver.received.map(({ path }) => path)).toEqual(['/first', '/first'])
  hooked.event.close()
})

test('WEBHOOK-5: of an answer without end nothing but the status is read', async () => {
  server = await hookedServer()
  const hooked = await hookedEvent(server)
  const { id } = await hooked.add(receiver.url)
  const closed = new Promise<void>((resolve) => {
    receiver.answer = (response) => {
      response.writeHead(200)
      const writing = setInterval(() => response.write('x'.repeat(1000)), 5)
      response.on('close', () => {
        clearInterval(writing)
        resolve()
      })
    }
  })
  expect((await hooked.ask('Test', { id })).webhooks[0]?.log).toMatchObject([
    { outcome: 'delivered', why: '200' },
  ])
  await closed
  hooked.event.close()
})

test('WEBHOOK-5: what waits is sent after a restart, and what happened before nobody looked is told', async () => {
  server = await hookedServer({ waits: [400], lookMs: 20 })
  const hooked = await hookedEvent(server)
  const { secret } = await hooked.add(receiver.url, ['person.registered'])
  answers(503)
  await hooked.event.register('Dora')
  await expect
    .poll(() => hooked.only())
    .toMatchObject({ numWaiting: 1, off: null, since: expect.any(Number) })
  await hooked.event.register('Eve')
  hooked.event.close()
  receiver.answer = NO_CONTENT
  server = await server.restart()
  const sum = () =>
    receiver.received
      .slice(1)
      .map((each) => (verified(secret, each) as { data: { numNew: number } }).data.numNew)
      .reduce((all, each) => all + each, 0)
  await expect.poll(sum, { timeout: 5000 }).toBe(2)
  const ids = header('webhook-id')
  expect(ids.slice(1)).toContain(ids[0])
})

test('WEBHOOK-5: a message whose answer a stopping server has not waited for is sent again by the next one', async () => {
  server = await hookedServer({ patienceMs: 60_000 })
  const hooked = await hookedEvent(server)
  await hooked.add(receiver.url, ['person.registered'])
  receiver.answer = () => {}
  await hooked.event.register('Dora')
  await expect.poll(() => receiver.received.length).toBe(1)
  hooked.event.close()
  receiver.answer = NO_CONTENT
  server = await server.restart()
  await expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(2)
  expect(new Set(header('webhook-id')).size).toBe(1)
})

test('WEBHOOK-5: a receiver that asks for time is given it', async () => {
  server = await hookedServer({ waits: [10] })
  const hooked = await hookedEvent(server)
  await hooked.add(receiver.url, ['person.registered'])
  answers(503, { 'retry-after': '1' })
  await hooked.event.register('Dora')
  await expect.poll(() => receiver.received.length).toBe(1)
  const first = performance.now()
  receiver.answer = NO_CONTENT
  await expect.poll(() => receiver.received.length).toBe(2)
  // A second, less what the first answer took to arrive.
  expect(performance.now() - first).toBeGreaterThan(800)
  hooked.event.close()
})
