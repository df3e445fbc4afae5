import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSession } from '../testing/open-session.ts'
import { serverProcess } from '../testing/server-process.ts'
import { TestClient } from '../testing/test-client.ts'
import { registerTestEvent } from '../testing/test-event.ts'

const PEOPLE = 150
const TOPICS = 60

test('LIVE-4: a table that was imported and people who were erased just before a kill stay so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'planner-killed-import-'))
  const env = { DATA_DIR: join(folder, 'data') }
  let server = await serverProcess(env)
  const event = await registerTestEvent(server.url, 'planner')
  const names = Array.from({ length: TOPICS }, (_, index) => `Topic ${index}`)
  const rows = Array.from({ length: PEOPLE }, (_, index) => `Person ${index}${',Yes'.repeat(TOPICS)}`)
  const csv = `Name,${names.join()}\n${rows.join('\n')}`
  const session = await openSession(server.url)
  const { adminKey } = event
  const imported = await session.post('/api/Import/Commit', { variant: 'planner', adminKey, csv })
  expect(imported.status).toBe(200)
  const ids = (await event.data()).persons.filter(({ name }) => name.startsWith('Person')).map(({ id }) => id)
  expect(await event.admin.invoke('RemoveUsers', { adminKey, userIds: ids.slice(0, 100) })).toMatchObject({
    numChanged: 100,
  })
  event.close()
  await server.kill('SIGKILL')

  server = await serverProcess(env)
  const client = await new TestClient(server.url, event.variant.hubPath, { format: 'plain' }).connected()
  await client.invoke('JoinEventHub2', { urlKey: adminKey })
  const { persons, topics } = client.last('JoinEventHub')
  const people = persons.filter(({ name }) => name.startsWith('Person'))
  expect([people.length, topics.length]).toEqual([PEOPLE - 100, TOPICS])
  const choices = people.map(({ preferences }) => Object.values(preferences ?? {}).length)
  expect(new Set(choices)).toEqual(new Set([TOPICS]))
  client.close()
  await server.kill('SIGTERM')
  await rm(folder, { recursive: true })
})
