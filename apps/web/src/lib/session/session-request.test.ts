import { ANTI_FORGERY_HEADER } from '@planner/protocol'
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
    return Response.json({ antiForgeryToken: `token ${asked.length}` })
  })
  localStorage.setItem('planner.language', 'et')
  window.history.replaceState(null, '', '/planner/admin/?adminInvite=a-key&tab=1#x')
  await requestSession('InitSession')
  const path = encodeURIComponent('/planner/admin/?adminInvite=a-key&tab=1')
  expect(asked).toEqual([
    [`/api/Auth/InitSession/0?path=${path}`, expect.objectContaining({ 'accept-language': 'et' })],
  ])
})

test('HTTP-4: the token of the answer is sent from then on, since the session may be a new one', async () => {
  const tokens: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    tokens.push(new Headers(headers).get(ANTI_FORGERY_HEADER))
    return Response.json({ antiForgeryToken: `token ${tokens.length}` })
  })
  await requestSession('InitSession')
  await requestSession('UserIsActive')
  await requestSession('UserIsActive')
  expect(tokens.slice(1)).toEqual(['token 1', 'token 2'])
})
