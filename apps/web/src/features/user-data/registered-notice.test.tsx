import { EventBuilder } from '@planner/domain/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, as, showScreen } from '../../lib/live/testing/screen.tsx'
import { UserDataTab } from './user-data-tab.tsx'

const tab = <UserDataTab choices={null} />
const LINE = 'userData.eventRegistered'

test('EVENT-69: an organiser of an event without people reads that it is registered, and goes on from there', async () => {
  showScreen(new EventBuilder('planner'), ADMIN, tab, { meta: { shareLink: 'https://example.org/share' } })
  const line = await screen.findByText(LINE)
  await waitFor(() => expect(document.activeElement).toBe(line))
  expect(screen.getByRole('button', { name: 'eventData.copyShareLink' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'userData.toEvent' })).toBeTruthy()
})

test('EVENT-69: where somebody has joined, and for guests, there is no such line', async () => {
  for (const viewer of [ADMIN, as('ann')]) {
    showScreen(new EventBuilder('planner').owner('ann'), viewer, tab)
    await screen.findByRole('button', { name: /userData\.(register|update)/ })
    expect(screen.queryByText(LINE)).toBeNull()
    cleanup()
  }
})
