import { EventBuilder } from '@planner/domain/testing'
import type { SessionResponse } from '@planner/protocol'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { as, showScreen } from '../../lib/live/testing/screen.tsx'
import { SessionProvider } from '../../lib/session/session.tsx'
import { AboutTab } from './about-tab.tsx'

afterEach(() => vi.unstubAllGlobals())

function show(newsletterEmail: string, environment: SessionResponse['environment'] = 'debug') {
  const session = { environment, site: { newsletterEmail } } as SessionResponse
  showScreen(
    new EventBuilder('planner').people('ann'),
    as('ann'),
    <SessionProvider value={session}>
      <AboutTab />
    </SessionProvider>,
  )
}

test('TAB-76: where news are configured an e-mail address subscribes, once it is one, and the form says so', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(String(body))])
    return new Response('{"ok":true}', { headers: { 'content-type': 'application/json' } })
  })
  show('news@site.example')
  const field = screen.getByRole('textbox')
  const subscribe = () => fireEvent.click(screen.getByRole('button', { name: 'about.news.subscribe' }))
  for (const wrong of ['', 'ann']) {
    fireEvent.change(field, { target: { value: wrong } })
    subscribe()
    expect([wrong, field.getAttribute('aria-invalid')]).toEqual([wrong, 'true'])
    await waitFor(() => expect(document.activeElement).toBe(field))
    field.blur()
  }
  expect(sent).toEqual([])
  fireEvent.change(field, { target: { value: ' ann@home.example ' } })
  subscribe()
  expect((await screen.findByRole('status')).textContent).toBe('about.news.thanks')
  expect(sent).toEqual([['/api/Feedback', { text: 'about.news.request', email: 'ann@home.example' }]])
})

test('TAB-76: elsewhere it leads to the feedback form, and says nothing where there is none', () => {
  show('')
  expect(screen.getByText('about.news.byFeedback')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  show('', 'production')
  expect(screen.getAllByText('about.news.byFeedback')).toHaveLength(1)
})
