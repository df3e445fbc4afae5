import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerTestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

test('TOPIC-23: an organiser adds topics by one action, hosts none of them, and takes them back', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const { adminKey } = event
  const ann = await event.register('Ann', { newTopic: 'Bees' })
  const topics = [
    ...Array.from({ length: 20 }, (_, index) => ({ name: `Topic ${index}` })),
    { name: ' Bees ' },
    { name: 'Topic 3' },
    { name: ' ' },
    { name: 'Seas', hostId: ann.id },
    { name: 'Maps', hostId: 'nobody' },
  ]
  await ann.client.startAfresh()
  const ack = await event.admin.invoke('AddTopics', { adminKey, topics })
  const userIds = ack.ok ? ack.userIds : []
  expect(userIds).toHaveLength(22)
  const seen = await ann.client.next('ReloadData')
  const idOf = (name: string) => seen.topics.find((topic) => topic.name === name)?.id ?? ''
  expect(seen.topics).toHaveLength(23)
  const hosts = seen.persons.flatMap(({ name, preferences }) =>
    Object.entries(preferences).map(([id, { value }]) => [name, id, value]),
  )
  expect(hosts).toEqual([
    ['Ann', ann.id, 'Host'],
    ['Ann', idOf('Seas'), 'Host'],
  ])
  expect(
    (await event.data()).persons.filter(({ registerTopicWithoutAuthor }) => registerTopicWithoutAuthor),
  ).toHaveLength(22)

  expect(await event.admin.invoke('RemoveUsers', { adminKey, userIds })).toEqual({ ok: true, numChanged: 22 })
  expect((await event.data()).topics.map(({ name }) => name)).toEqual(['Bees'])
  event.close()
})

test('TOPIC-23, LIMIT-5: more topics than the event takes are refused as a whole, and nobody else adds them', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const { adminKey } = event
  const ann = await event.register('Ann', { newTopic: 'Bees' })
  const topics = Array.from({ length: 1000 }, (_, index) => ({ name: `Topic ${index}` }))
  expect(await event.admin.invoke('AddTopics', { adminKey, topics })).toMatchObject({
    status: 422,
    fields: [{ field: 'topics', rule: 'tooMany', params: { max: 1000 } }],
  })
  const one = [{ name: 'Trees' }]
  expect(await ann.client.invoke('AddTopics', { adminKey: ann.key, topics: one })).toMatchObject({
    status: 403,
  })
  expect((await event.data()).topics).toHaveLength(1)
  event.close()
  const pairs = await registerTestEvent(server.url, '1on1')
  expect(await pairs.admin.invoke('AddTopics', { adminKey: pairs.adminKey, topics: one })).toMatchObject({
    status: 422,
  })
  pairs.close()
})
