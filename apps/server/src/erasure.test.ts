import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registerTestEvent, sharedValue } from './testing/test-event.ts'
import { type TestServer, testServer } from './testing/test-server.ts'

/** The words that any file of the data folder holds. */
async function wordsIn({ dataDir }: TestServer, words: readonly string[]): Promise<string[]> {
  const names = await readdir(dataDir)
  const files = await Promise.all(names.map((name) => readFile(join(dataDir, name), 'latin1')))
  return words.filter((word) => files.some((text) => text.includes(word)))
}

test('KEY-20, KEY-9, KEY-10: who was planned and erased, and the event that was deleted, are gone from the data folder', async () => {
  const server = await testServer()
  const settings = { 'parameters|groups|solverTimeLimit': 5, 'parameters|groups|minGroupSize': 1 }
  const event = await registerTestEvent(server.url, 'planner', { name: 'Zugvogeltreffen', settings })
  const ann = await event.register('Annabella', {
    newTopic: 'Moorgardens',
    email: 'annabella@nowhere.example',
    phone: '+372 5551 2345',
    profile: 'Beekeeper of Hiiumaa',
  })
  const bob = await event.register('Bobinek', { newTopic: 'Windmills' })
  for (const [person, topicId] of [
    [ann, bob.id],
    [bob, ann.id],
  ] as const) {
    const cell = { tableName: 'preferences', userId: person.id, topicId, value: 'Yes' }
    await person.client.invoke('SendSharedValue', sharedValue({ personal: person.key }, cell))
  }
  await event.admin.invoke('PlanEvent', { adminKey: event.adminKey })
  await event.admin.next('ReceivePlan')
  const anns = ['Annabella', 'Moorgardens', 'annabella@', '5551 2345', 'Beekeeper', ann.id, ann.key]
  const others = ['Zugvogeltreffen', 'Bobinek', 'Windmills', bob.id]
  expect(await wordsIn(server, [...anns.slice(0, 5), ...others])).toHaveLength(5 + others.length)

  const erased = await event.admin.invoke('RemoveUser', { key: event.adminKey, userId: ann.id })
  expect(erased).toEqual({ ok: true })
  await expect.poll(() => wordsIn(server, anns), { timeout: 60_000, interval: 200 }).toEqual([])
  expect(await wordsIn(server, others)).toEqual(others)

  await event.admin.invoke('RemoveEvent', { adminKey: event.adminKey, eventName: 'Zugvogeltreffen' })
  event.close()
  await server.close()
  expect(await wordsIn(server, [...anns, ...others, event.adminKey, event.shareKey])).toEqual([])
  await rm(server.dataDir, { recursive: true })
})
