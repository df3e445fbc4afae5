import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerTestEvent, sharedValue } from './testing/test-event.ts'
import { type TestServer, testServer } from './testing/test-server.ts'

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/client.ts', import.meta.url))

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

test('WIRE-4: the example client in docs/examples works', async () => {
  const event = await registerTestEvent(server.url, 'planner')
  const ann = await event.register('Ann', { newTopic: 'Gardens' })
  const shareLink = `${server.url}/planner/share/?participantInvite=${event.shareKey}`
  const client = spawn(process.execPath, [EXAMPLE, shareLink, 'Robby'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = text(client.stdout)
  const robby = await event.admin.next('AddUser', ({ person }) => person.name === 'Robby')
  const liked = await event.admin.next('ReceiveSharedValue', (values) =>
    [values].flat().some(({ userId }) => userId === robby.person.id),
  )
  expect(liked).toMatchObject({ tableName: 'preferences', topicId: ann.id, value: 'Yes' })
  // The example keeps listening and prints the edits of others.
  const edit = { tableName: 'preferences', userId: ann.id, topicId: ann.id, value: '#1 Yes!' }
  const printed = new Promise<void>((resolve) => {
    client.stdout.on('data', (chunk) => String(chunk).includes('#1 Yes!') && resolve())
  })
  await ann.client.invoke('SendSharedValue', sharedValue({ personal: ann.key }, edit))
  await printed
  client.kill('SIGTERM')
  expect(await output).toContain('liked Gardens: true')
  event.close()
})
