import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plan } from '../testing/planned-event.ts'
import { NO_CONTENT, openReceiver, type Receiver } from '../testing/receiver.ts'
import { TestClient } from '../testing/test-client.ts'
import { type TestNodes, testNodes } from '../testing/test-nodes.ts'
import type { TestServer } from '../testing/test-server.ts'
import { hookedEvent, QUICK, verified } from './testing/hooked-event.ts'

let shared: TestNodes
let receiver: Receiver
beforeAll(async () => {
  const webhooks = { ...QUICK, waits: [600, 600], claimMs: 2000 }
  shared = await testNodes(2, { webhooksAllowPrivate: true }, { webhooks })
})
afterAll(() => shared.remove())
beforeEach(async () => {
  receiver = await openReceiver()
  return () => receiver.close()
})

function node(index: 0 | 1): TestServer {
  const found = shared.nodes[index]
  if (!found) throw new Error(`There is no node ${index}.`)
  return found
}

test('WEBHOOK-2, SCALE-1: what both nodes see is told once', async () => {
  const hooked = await hookedEvent(node(0))
  const { event } = hooked
  // The other node has the event open, too.
  const far = await new TestClient(node(1).url, event.variant.hubPath).connected()
  await far.invoke('JoinEventHub2', { urlKey: event.adminKey })
  const { secret } = await hooked.add(receiver.url, ['plan.published', 'person.registered'])
  await plan(event)
  await event.register('Dora')
  const types = () =>
    receiver.received.map((each) => (verified(secret, each) as { type: string }).type).sort()
  await expect.poll(types).toEqual(['person.registered', 'plan.published'])
  await sleep(500)
  expect(types()).toEqual(['person.registered', 'plan.published'])
  far.close()
  event.close()
})

test('WEBHOOK-5, SCALE-1: what a node that has ended left is sent by the other one', async () => {
  const hooked = await hookedEvent(node(0))
  await hooked.add(receiver.url, ['person.registered'])
  receiver.answer = (response) => void response.writeHead(503).end()
  await hooked.event.register('Dora')
  await expect.poll(() => receiver.received.length).toBe(1)
  hooked.event.close()
  await node(0).close()
  receiver.answer = NO_CONTENT
  await expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(2)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})
