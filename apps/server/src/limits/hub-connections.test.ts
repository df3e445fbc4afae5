import { expect, test, vi } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { testServer } from '../testing/test-server.ts'
import { HubConnections } from './hub-connections.ts'

test('LIMIT-4: of more connections than there may be the latest of the address that has most is ended', () => {
  const connections = new HubConnections(4)
  const ended: string[] = []
  const open = (address: string, name: string) => connections.add(address, () => ended.push(name))
  const [leave] = ['a1', 'a2', 'a3'].map((name) => open('a', name))
  open('b', 'b1')
  expect(ended).toEqual([])
  open('b', 'b2')
  expect(ended).toEqual(['a3'])
  leave?.()
  // Whoever has left counts no more, however often that is said.
  leave?.()
  open('b', 'b3')
  expect(ended).toEqual(['a3'])
  open('b', 'b4')
  expect(ended).toEqual(['a3', 'b4'])
})

test('LIMIT-4: a connection to the hub is counted until it is closed, and ends when it is to', async () => {
  const counted: { address: string; end: () => void }[] = []
  const left = vi.fn()
  vi.spyOn(HubConnections.prototype, 'add').mockImplementation((address, end) => {
    counted.push({ address, end })
    return left
  })
  const server = await testServer()
  const [one, other] = [
    new TestClient(server.url, '/api/SessionsPlanner/hub'),
    new TestClient(server.url, '/api/SessionsPlanner/hub', { transport: 'polling' }),
  ]
  await one.connected()
  await other.connected()
  expect(counted.map(({ address }) => address)).toEqual(['127.0.0.1', '127.0.0.1'])
  expect(left).not.toHaveBeenCalled()
  for (const { end } of counted) end()
  await expect.poll(() => left.mock.calls.length).toBe(2)
  one.close()
  other.close()
  await server.remove()
})
