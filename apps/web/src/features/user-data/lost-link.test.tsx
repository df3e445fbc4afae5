import { EventBuilder } from '@planner/domain/testing'
import type { SessionResponse } from '@planner/protocol'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showScreen } from '../../lib/live/testing/screen.tsx'
import { SessionProvider } from '../../lib/session/session.tsx'
import { LostLinkOffer } from './user-data-tab.tsx'

afterEach(() => vi.unstubAllGlobals())

function show(sendsMail?: boolean) {
  showScreen(
    new EventBuilder('planner'),
    { role: 'visitor', personId: null },
    <SessionProvider value={{ sendsMail } as SessionResponse}>
      <LostLinkOffer />
    </SessionProvider>,
    { meta: { keys: { adminKey: '', shareKey: 'share', privateKey: '' } } },
  )
}

test('LETTER-10: a lost link is offered only where mail is sent', () => {
  for (const sendsMail of [undefined, false]) {
    show(sendsMail)
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
  }
})

test('LETTER-10: whoever has lost their link asks for it with their address, and the answer is always the same', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(String(body))])
    return Response.json({ isTaken: true })
  })
  show(true)
  fireEvent.click(screen.getByRole('button', { name: 'tell.lostLink.open' }))
  const field = await screen.findByRole('textbox')
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'tell.lostLink.send' }))
  fireEvent.change(field, { target: { value: 'ann' } })
  send()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(sent).toEqual([])
  fireEvent.change(field, { target: { value: ' ann@example.org ' } })
  send()
  expect(await screen.findByText('tell.lostLink.answer')).toBeTruthy()
  const asked = { variant: 'planner', shareKey: 'share', email: 'ann@example.org' }
  expect(sent).toEqual([['/api/Letters/LostLink', asked]])
  fireEvent.change(field, { target: { value: 'bob@example.org' } })
  expect(screen.queryByText('tell.lostLink.answer')).toBeNull()
})
