import { afterEach, expect, test, vi } from 'vitest'
import { requestSession } from './session-request.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('HTTP-7, HTTP-16: the page sends its path and query, and its language', async () => {
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    asked.push([address, headers])
    return Response.json({})
  })
  localStorage.setItem('planner.language', 'et')
  window.history.replaceState(null, '', '/planner/admin/?adminInvite=a-key&tab=1#x')
  await requestSession('InitSession')
  const path = encodeURIComponent('/planner/admin/?adminInvite=a-key&tab=1')
  expect(asked).toEqual([
    [`/api/Auth/InitSession/0?path=${path}`, expect.objectContaining({ 'accept-language': 'et' })],
  ])
})
