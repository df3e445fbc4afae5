import { EventBuilder } from '@planner/domain/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { as, showScreen } from '../lib/live/testing/screen.tsx'
import { FullScreenMessage } from './full-screen-message.tsx'
import { ShutOutMessage } from './shut-out-message.tsx'

const planner = () => new EventBuilder('planner').people('ann')

test('ERROR-1, ERROR-14: an unknown key shows an alert without OK button, which has the focus and a name', async () => {
  showScreen(
    planner(),
    as('ann'),
    <ShutOutMessage fatal={{ reason: 'unknownKey', message: 'No such link.' }} />,
  )
  const alert = await screen.findByRole('alertdialog', { name: 'app.shutOut.title' })
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect(alert.textContent).toContain('No such link.')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/welcome/')
})

test('ERROR-1: a message without a title is the name of its alert; one that loads takes no focus', () => {
  showScreen(planner(), as('ann'), <FullScreenMessage text="Logout failed" />)
  expect(screen.getByRole('alertdialog', { name: 'Logout failed' })).toBe(document.activeElement)
  cleanup()
  showScreen(planner(), as('ann'), <FullScreenMessage text="Loading" isBusy />)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})
