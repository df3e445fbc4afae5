import { expect, test, vi } from 'vitest'
import { request } from './http.ts'

async function messageAt(status: number, body: string): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  const result = await request('/api/anything')
  return result.ok ? 'ok' : result.message
}

test('ERROR-9: what is said follows from the status, and an answer that is no JSON is an error', async () => {
  expect(await messageAt(502, '<html>')).toBe('http.updating')
  expect(await messageAt(503, '{}')).toBe('http.updating')
  expect(await messageAt(504, '{}')).toBe('http.tooLong')
  expect(await messageAt(500, '{}')).toBe('http.internal')
  expect(await messageAt(418, '')).toBe('http.internal')
  expect(await messageAt(200, '<html>')).toBe('http.internal')
  expect(await messageAt(200, '{}')).toBe('ok')
})
