import { MantineProvider } from '@mantine/core'
import { CATALOGUES, LANGUAGE_CODES } from '@planner/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setMessages } from '../lib/i18n/i18n.ts'
import { CrashBoundary } from './crash-boundary.tsx'

const reports: unknown[] = []
beforeEach(() => {
  reports.length = 0
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    reports.push([path, JSON.parse(String(body))])
    return Response.json({ isKept: true })
  })
})
afterEach(() => setMessages('en-GB', {}))

const SECRET = 'Ann of https://x.example/?personalKey=secret'

function Broken(): never {
  throw new TypeError(SECRET)
}

test('ERROR-17: a part that cannot be drawn says what happened, what is safe and what to do, and is reported once', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const code of LANGUAGE_CODES) {
    setMessages(code, CATALOGUES[code])
    render(
      <MantineProvider>
        <p>the rest</p>
        <CrashBoundary>
          <Broken />
        </CrashBoundary>
      </MantineProvider>,
    )
    const said = screen.getByRole('alert').textContent
    for (const key of ['app.crash.title', 'app.crash.text', 'app.crash.help', 'app.reload'] as const)
      expect(said).toContain(CATALOGUES[code][key])
    expect(said).not.toContain('secret')
    expect(screen.getByText('the rest')).toBeTruthy()
    cleanup()
  }
  const report = { command: 'PageBroken', status: 0, reason: 'TypeError' }
  expect(reports).toEqual([['/api/ErrorReport', report]])
})
