import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { entryUrl } from '../entries.ts'
import { type ServerProcess, serverProcess } from '../testing/server-process.ts'
import { TestClient } from '../testing/test-client.ts'
import { registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { KEY_SECRETS, type TestNodes, testNodes } from '../testing/test-nodes.ts'

let shared: TestNodes
const workers: ServerProcess[] = []
let event: TestEvent | undefined
beforeAll(async () => {
  shared = await testNodes(2, { takesRuns: false })
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.kill('SIGKILL')
  event?.close()
})
afterAll(() => shared.remove())

async function startWorker(): Promise<ServerProcess> {
  const worker = await serverProcess(
    {
      DATABASE_URL: shared.databaseUrl,
      KEY_SECRET: KEY_SECRETS.current,
      DATA_DIR: shared.nodes[0]?.dataDir ?? '',
    },
    { program: entryUrl('worker') },
  )
  workers.push(worker)
  return worker
}

async function plannedEvent(seconds: number): Promise<{ event: TestEvent; far: TestClient }> {
  const [near, other] = shared.nodes.map(({ url }) => url)
  event = await registerTestEvent(near ?? '', 'planner', {
    settings: { 'parameters|groups|solverTimeLimit': seconds },
  })
  const { admin, adminKey, variant } = event
  const people = []
  for (let each = 0; each < 12; each++)
    people.push(await event.register(`Person ${each}`, { newTopic: `Topic ${each}` }))
  for (const [index, { id, key, client }] of people.entries())
    for (const step of [1, 2, 5])
      await client.invoke(
        'SendSharedValue',
        sharedValue(
          { personal: key },
          {
            tableName: 'preferences',
            userId: id,
            topicId: people[(index + step) % 12]?.id ?? '',
            value: 'Yes',
          },
        ),
      )
  const far = await new TestClient(other ?? '', variant.hubPath).connected()
  await far.invoke('JoinEventHub2', { urlKey: adminKey })
  await admin.startAfresh()
  return { event, far }
}

test('SCALE-4: a worker plans what nodes that plan nothing are asked for, and all of them hear of it', async () => {
  await startWorker()
  const { event, far } = await plannedEvent(5)
  expect(await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })).toMatchObject({ ok: true })
  expect(await far.next('PlannerRunning')).toBeTruthy()
  expect(await far.next('PlanProgress')).toBeTruthy()
  for (const client of [event.admin, far])
    expect(await client.next('ReceivePlan')).not.toHaveProperty('error')
  far.close()
})

test('SCALE-4, PLAN-16: a run whose worker is killed is taken over by another one and ends once', async () => {
  const first = await startWorker()
  const { event, far } = await plannedEvent(8)
  await far.invoke('PlanEvent', { adminKey: event.adminKey })
  await event.admin.next('PlanProgress')
  await first.kill('SIGKILL')
  await startWorker()
  expect(await far.next('ReceivePlan')).not.toHaveProperty('error')
  const versions = await event.admin.invoke('ListPlans', { adminKey: event.adminKey })
  expect(versions).toMatchObject({ ok: true })
  far.close()
})
