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

test('ERROR-8: 200 is an answer; 400, 401, 404, 409 and 500 reach whoever asked with their status, body and text', async () => {
  const body = { error: 'The name is taken.', fields: ['name'] }
  for (const status of [400, 401, 404, 409, 500]) {
    vi.stubGlobal('fetch', async () => Response.json(body, { status }))
    expect(await request('/api/anything')).toEqual({ ok: false, status, message: body.error, data: body })
  }
  vi.stubGlobal('fetch', async () => Response.json(body))
  expect(await request('/api/anything')).toEqual({ ok: true, data: body })
})
