import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribeToLogouts } from './hear-logouts.ts'
import { logout } from './logout.ts'
import { awaitSession } from './session.tsx'
import { currentSession } from './session-store.ts'

beforeEach(() => {
  localStorage.setItem('planner.person.e1', '{"name":"Ann","personalKey":"k"}')
  localStorage.setItem('planner.language', 'et')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('HTTP-9: logging out clears remembered people, keeps the language and increments the counter', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ antiForgeryToken: 'new' }))
  const notified = new Promise((resolve) => {
    const channel = new BroadcastChannel('planner.session')
    channel.onmessage = ({ data }) => {
      channel.close()
      resolve(data)
    }
  })
  expect(await logout('timeout')).toBe(true)
  expect(localStorage.getItem('planner.person.e1')).toBeNull()
  expect(localStorage.getItem('planner.language')).toBe('et')
  expect(localStorage.getItem('planner.logouts')).toBe('1')
  expect(await notified).toEqual({ kind: 'logout', reason: 'timeout' })
})

test('ERROR-12: a logout that fails changes nothing here', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
  expect(await logout('')).toBe(false)
  expect(localStorage.getItem('planner.person.e1')).not.toBeNull()
  expect(localStorage.getItem('planner.logouts')).toBeNull()
})

/** The sessions that the server answers with, one after the other. */
function answerWith(...sessions: object[]) {
  let answered = 0
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.startsWith('/api/Auth/InitSession')) return Response.json({ antiForgeryToken: 'new' })
    const session = sessions[Math.min(answered++, sessions.length - 1)]
    return Response.json(session, { status: session && 'error' in session ? 500 : 200 })
  })
}

test('HTTP-9: who logs out is nobody from then on', async () => {
  answerWith({ name: '', userId: '', allUserEvents: [], antiForgeryToken: 'newer' })
  await logout('')
  expect(currentSession()).toEqual({ name: '', userId: '', allUserEvents: [], antiForgeryToken: 'newer' })
})

test('HTTP-9: another tab takes up the new session, says why, and tells nobody in turn', async () => {
  answerWith({ name: '', antiForgeryToken: 'of the new session' })
  const [say, leave] = [vi.fn(), vi.fn()]
  window.history.replaceState(null, '', '/planner/participant/?personalKey=k')
  const stop = subscribeToLogouts(say, leave)
  const other = new BroadcastChannel('planner.session')
  const heard = vi.fn()
  other.onmessage = heard
  other.postMessage({ kind: 'logout', reason: 'timeout' })
  await expect.poll(() => say.mock.calls).toEqual([['timeout']])
  expect(currentSession()?.antiForgeryToken).toBe('of the new session')
  expect([leave, heard].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  expect(localStorage.getItem('planner.logouts')).toBeNull()
  stop()
  other.close()
})

test('ERROR-12, HTTP-9: from a page that is not anonymous a lost session leads to /login', async () => {
  answerWith({ antiForgeryToken: 'x' })
  const [say, leave] = [vi.fn(), vi.fn()]
  window.history.replaceState(null, '', '/logout/')
  const stop = subscribeToLogouts(say, leave)
  const other = new BroadcastChannel('planner.session')
  other.postMessage({ kind: 'logout', reason: '' })
  await expect.poll(() => leave.mock.calls).toEqual([['/login']])
  expect(say).not.toHaveBeenCalled()
  stop()
  other.close()
})

test('ERROR-12: the page asks for its session until it is answered, and reports then that it was not', async () => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  answerWith({ error: 'No.' }, { error: 'No.' }, { name: 'Ann', antiForgeryToken: 'late' })
  const sent = vi.spyOn(globalThis, 'fetch')
  const session = awaitSession()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await session).toMatchObject({ name: 'Ann' })
  expect(log.mock.calls).toEqual(Array(2).fill(['InitSession failed', '500']))
  const reports = sent.mock.calls.filter(([path]) => path === '/api/ErrorReport')
  expect(reports.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
    { command: 'SessionFailed', status: 0, reason: '' },
  ])
})
