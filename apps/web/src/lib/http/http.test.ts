import { afterEach, expect, test, vi } from 'vitest'
import { setMessages } from '../i18n/i18n.ts'
import { request, whileSwitching } from './http.ts'

afterEach(() => vi.unstubAllGlobals())

const textOf = async (status: number, body: unknown, statusText = '') => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  vi.stubGlobal('fetch', async () => new Response(text, { status, statusText }))
  const result = await request('/api/Anything')
  return result.ok ? result.data : result.message
}

// Without loaded messages a text is its key.
test('ERROR-10: an alert has the error, else the data, else the status text, else the default', async () => {
  expect(await textOf(400, { error: 'e', data: 'd' }, 'Bad Request')).toBe('e')
  expect(await textOf(400, { data: 'd' }, 'Bad Request')).toBe('d')
  expect(await textOf(409, { error: '', data: {} }, 'Conflict')).toBe('Conflict')
  expect(await textOf(404, {}, 'Not Found')).toBe('Not Found')
  expect(await textOf(500, {})).toBe('http.internal')
})

test('ERROR-9: other statuses have texts of their own, whatever their body says', async () => {
  for (const status of [502, 503]) expect(await textOf(status, { error: 'e' })).toBe('http.updating')
  expect(await textOf(504, { error: 'e' })).toBe('http.tooLong')
  for (const status of [402, 418, 501])
    expect([status, await textOf(status, { error: 'e', data: 'd' }, 'Text')]).toEqual([
      status,
      'http.internal',
    ])
})

test('ERROR-9: an answer that is no JSON is an error of its own, whatever its status', async () => {
  for (const status of [200, 400, 404, 500])
    expect([status, await textOf(status, '<html>', 'Text')]).toEqual([status, 'http.internal'])
  expect(await textOf(502, '<html>')).toBe('http.updating')
})

test('ERROR-10: a refusal with a known reason has its words in every status of refusals', async () => {
  setMessages('en-GB', { 'refusal.sessionEnded': 'Your session has ended.' })
  for (const status of [400, 403, 413, 422, 429])
    expect(await textOf(status, { error: 'e', reason: 'sessionEnded' })).toBe('Your session has ended.')
  expect(await textOf(400, { error: 'e', reason: 'of a newer server' })).toBe('e')
  setMessages('en-GB', {})
})

test('ERROR-11: while account or language is switched other requests are cancelled before they are sent', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    return Response.json({})
  })
  const cancelled = { ok: false, status: 0, message: 'http.switching', data: null }
  const own = ['/api/Auth/InitSession/0?path=x', '/api/Translations/GetLanguage/?v=1&lang=et']
  const switching = whileSwitching(async () => {
    for (const path of own) expect(await request(path)).toMatchObject({ ok: true })
    expect(await request('/api/Feedback', { text: 'Hello' })).toEqual(cancelled)
    // One switch within another.
    await whileSwitching(async () => {})
    expect(await request('/api/Event/Export', {})).toEqual(cancelled)
    throw new Error('The switch fails.')
  })
  await expect(switching).rejects.toThrow('The switch fails.')
  expect(sent).toEqual(own)
  expect(await request('/api/Feedback', { text: 'Hello' })).toMatchObject({ ok: true })
})
