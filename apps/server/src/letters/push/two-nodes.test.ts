import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '../../testing/mail-server.ts'
import { plan } from '../../testing/planned-event.ts'
import { type TestNodes, testNodes } from '../../testing/test-nodes.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { lettersOfEvent, QUICK } from '../testing/letters-of-event.ts'
import { mailAndPush, pushCalls } from './testing/push-of-people.ts'
import { openPushService, type PushService } from './testing/push-service.ts'

let mails: MailServer
let service: PushService
let shared: TestNodes
beforeAll(async () => {
  mails = await openMailServer()
  service = await openPushService()
  const config = { publicUrl: 'http://planner.example', ...mailAndPush(mails) }
  shared = await testNodes(2, config, { letters: QUICK })
})
afterAll(async () => {
  await shared.remove()
  await service.close()
  await mails.close()
})

function node(index: 0 | 1): TestServer {
  const found = shared.nodes[index]
  if (!found) throw new Error(`There is no node ${index}.`)
  return found
}

test('PUSH-3, PUSH-4, SCALE-1: both nodes have the same keys, and a device that one knows is told by the other, once', async () => {
  const letters = await lettersOfEvent(node(0))
  const { event, ann, cid, send, ask } = letters
  const [near, far] = [await pushCalls(node(0).url), await pushCalls(node(1).url)]
  const [one, two] = await Promise.all([near.state(cid.key), far.state(ann.key)])
  expect(one.publicKey).not.toBe('')
  expect(two.publicKey).toBe(one.publicKey)
  const { endpoint } = await far.turnOn(service, cid.key)
  expect(await near.state(cid.key, endpoint)).toMatchObject({ isOn: true })
  await plan(event)
  await send('plan', [cid.id])
  await expect.poll(async () => (await ask('Overview')).numWaiting, { timeout: 5000 }).toBe(0)
  expect(service.taken.map((each) => each.endpoint)).toEqual([endpoint])
  expect(service.faults).toEqual([])
  event.close()
})
