import { EventBuilder } from '@planner/domain/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { as, showScreen } from '../../lib/live/testing/screen.tsx'
import { Help } from './help.tsx'

test('SCREEN-15: the button says whether help is open, and Escape closes it and leaves the focus there', async () => {
  const event = new EventBuilder('planner').owner('ann')
  Object.assign(event.state.event, { isRegistered: true, email: 'olga@example.org' })
  showScreen(
    event,
    as('ann'),
    <Help topic="personalLink" about="Your link">
      <h2>Your link</h2>
    </Help>,
  )
  const button = screen.getByRole('button', { name: 'help.open' })
  const isOpen = () => button.getAttribute('aria-expanded')
  expect(isOpen()).toBe('false')

  fireEvent.click(button)
  await act(() => vi.dynamicImportSettled())
  expect(isOpen()).toBe('true')
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(screen.getByText('help.link.keep')).toBeTruthy()
  expect(panel?.textContent).toContain('help.answer.lost')
  const contact = screen.getByRole('link', { name: 'olga@example.org' })

  contact.focus()
  fireEvent.keyDown(contact, { key: 'Escape' })
  expect(isOpen()).toBe('false')
  expect(panel?.textContent).toBe('')
  expect(document.activeElement).toBe(button)
})
