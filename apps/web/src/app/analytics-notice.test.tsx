import { MantineProvider } from '@mantine/core'
import type { AnalyticsState, SessionResponse } from '@planner/protocol'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SessionProvider } from '../lib/session/session.tsx'
import { Routes } from './routes.tsx'

function show(state: AnalyticsState) {
  window.history.replaceState(null, '', '/nowhere/at/all/')
  const session = { analytics: { state, person: null } } as SessionResponse
  render(
    <MantineProvider>
      <SessionProvider value={session}>
        <Routes />
      </SessionProvider>
    </MantineProvider>,
  )
}

test.each([
  ['counted', 'analytics.counted'],
  ['notCounted', 'analytics.notCounted'],
] as const)('PRIV-22: every page says whether visits are counted: %s', async (state, text) => {
  show(state)
  const notice = await screen.findByRole('region', { name: 'analytics.title' })
  expect(notice.textContent).toBe(text)
})

test('PRIV-22: where nobody counts, nothing is said', async () => {
  show('off')
  await screen.findByRole('main')
  expect(screen.queryByRole('region')).toBeNull()
})
