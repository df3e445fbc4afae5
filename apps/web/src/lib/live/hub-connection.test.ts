import { cellAddress } from '@planner/domain'
import { expect, test, vi } from 'vitest'
import { TestPage } from './testing/page.ts'

test('ERROR-5: a shared value that cannot be sent is logged and reported by name, and stays queued', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reports: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    reports.push([path, JSON.parse(String(body))])
    return Response.json({})
  })
  const { HubConnection, NO_ANSWER } = await connectedToNobody()
  const hub = new HubConnection('', {
    onStatus: () => {},
    onSignal: () => {},
    onUnreadable: () => {},
    onAcknowledged: () => {},
  })
  const page = new TestPage(100)
  page.join()
  page.edits.edit([
    { kind: 'cell', address: cellAddress('preferences', { userId: 'ann', topicId: 'tea' }), value: 'Yes' },
  ])
  const [value] = page.sent
  if (value?.name !== 'SendSharedValue') throw new Error('Nothing was sent')
  expect(await hub.invoke(value.name, value.payload)).toEqual(NO_ANSWER)
  expect(log.mock.calls).toEqual([['SendSharedValue failed', '0 noAnswer']])
  const report = { command: 'SendSharedValue', status: 0, reason: 'noAnswer' }
  expect(reports).toEqual([['/api/ErrorReport', report]])
  // The page got the same answer.
  expect(page.outbox.size).toBe(1)
  expect(page.store.cells.view(cellAddress('preferences', { userId: 'ann', topicId: 'tea' })).pending).toBe(
    true,
  )
  hub.close()
})

/** The module with a socket that is connected and never answers; it may have been loaded with a real one. */
async function connectedToNobody(): Promise<typeof import('./hub-connection.ts')> {
  vi.resetModules()
  vi.doMock('socket.io-client', () => ({
    io: () => ({
      connected: true,
      on: () => {},
      onAny: () => {},
      disconnect: () => {},
      timeout: () => ({ emitWithAck: () => Promise.reject(new Error('operation has timed out')) }),
    }),
  }))
  const module = await import('./hub-connection.ts')
  vi.doUnmock('socket.io-client')
  return module
}
