import { afterAll, expect, test, vi } from 'vitest'
import { onSessionEnded, request } from '../http/http.ts'
import { watchSession } from './lost-session.ts'

// Test files share the module that asks for it.
afterAll(() => onSessionEnded(async () => false))

test('ERROR-18: a request refused because the session has ended is sent again with a new one, and that is said once', async () => {
  // No other test has taken up these.
  let token = 'the token after the lost session'
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    if (path.startsWith('/api/Auth/InitSession')) return Response.json({ antiForgeryToken: token })
    sent.push(`${method} ${path} ${String(body)}`)
    const isCurrent = new Headers(headers).get('x-anti-forgery-token') === token
    if (isCurrent) return Response.json({ received: true })
    return Response.json({ error: 'The session has ended.', reason: 'sessionEnded' }, { status: 403 })
  })
  const say = vi.fn()
  watchSession(say)
  const feedback = () => request('/api/Feedback', { text: 'Hello' })
  expect(await feedback()).toMatchObject({ ok: true })
  expect(sent.toSorted()).toEqual([
    'POST /api/ErrorReport {"command":"SessionLost","status":0,"reason":""}',
    'POST /api/Feedback {"text":"Hello"}',
    'POST /api/Feedback {"text":"Hello"}',
  ])
  token = 'the token after that'
  expect(await feedback()).toMatchObject({ ok: true })
  expect(say).toHaveBeenCalledTimes(1)
})

test('ERROR-18: without a new session the refusal stands', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/Auth/')
      ? new Response('{}', { status: 500 })
      : Response.json({ error: 'The session has ended.', reason: 'sessionEnded' }, { status: 403 }),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const say = vi.fn()
  watchSession(say)
  expect(await request('/api/Feedback', {})).toMatchObject({ ok: false, status: 403 })
  expect(say).not.toHaveBeenCalled()
})

test('ERROR-18: where a new session is refused as well, it is asked for once', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path.replace(/\?.*/, ''))
    return Response.json({ error: 'The session has ended.', reason: 'sessionEnded' }, { status: 403 })
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  watchSession(() => {})
  expect(await request('/api/Feedback', {})).toMatchObject({ ok: false, status: 403 })
  expect(sent).toEqual(['/api/Feedback', '/api/Auth/InitSession/0'])
})
