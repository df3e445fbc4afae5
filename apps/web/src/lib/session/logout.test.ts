import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logout } from './logout.ts'

beforeEach(() => {
  localStorage.setItem('planner.person.e1', '{"name":"Ann","personalKey":"k"}')
  localStorage.setItem('planner.language', 'et')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
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
