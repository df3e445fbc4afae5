import { expect, test, vi } from 'vitest'
import { reportScriptErrors } from './script-errors.ts'

test('ERROR-17: an error in a script is reported by its kind, the same one once', () => {
  const reports: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    reports.push(JSON.parse(String(body)))
    return Response.json({ isKept: true })
  })
  const stop = reportScriptErrors()
  const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))
  fail(new RangeError('a secret'))
  fail(new RangeError('another'))
  fail(Object.assign(new Error('named by somebody'), { name: 'a secret' }))
  // Notices of the browser, and other people's scripts, come without an error.
  fail(null)
  const rejected = new Event('unhandledrejection')
  window.dispatchEvent(Object.assign(rejected, { reason: new SyntaxError('a secret') }))
  stop()
  expect(reports).toEqual(
    ['RangeError', '', 'SyntaxError'].map((reason) => ({ command: 'ScriptError', status: 0, reason })),
  )
})
