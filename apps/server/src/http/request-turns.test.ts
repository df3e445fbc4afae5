import { expect, test, vi } from 'vitest'
import { AddressTurns } from '../limits/address-turns.ts'
import { openSession } from '../testing/open-session.ts'
import { testServer } from '../testing/test-server.ts'

test('HTTP-21: requests of all kinds take the turn of their address, at what they cost', async () => {
  const server = await testServer({ trustProxy: true })
  const session = await openSession(server.url)
  const run = vi.spyOn(AddressTurns.prototype, 'run')
  const from = { 'x-forwarded-for': '1.2.3.4' }
  for (const path of ['/welcome/', '/nothing', '/healthz', '/api/Translations/GetLanguage/'])
    await (await fetch(server.url + path, { headers: from })).arrayBuffer()
  await session.post('/api/Event/Export', {}, from)
  await session.post('/api/Import/Columns', { adminKey: '' }, from)
  expect(run.mock.calls.map(([address, tokens]) => [address, tokens])).toEqual([
    ...[4, 4, 4, 4].map((tokens) => ['1.2.3.4', tokens]),
    ['1.2.3.4', 20],
  ])
  await server.remove()
})
