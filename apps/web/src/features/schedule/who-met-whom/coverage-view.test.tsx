import { coverageOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { CoverageTable } from './coverage-view.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  setMessages('en-GB', {})
})

test('SCREEN-9: on a phone those who meet stand below one another, each with what is still wanted', () => {
  setMessages('en-GB', { 'coverage.stillWanted.names': '{{count}}: {{names}}' })
  const event = new EventBuilder('1on1')
  for (const id of ['ann', 'bob']) event.owner(id, {}, { numMeetingRequests: 1 })
  event.wish('ann', 'bob', 'Yes').wish('bob', 'ann', 'Yes')
  const coverage = coverageOf(event.variant, event.state)
  const show = () => {
    cleanup()
    const nameOf = (id: string) => id
    showScreen(
      event,
      ADMIN,
      <CoverageTable coverage={coverage} company={null} found={null} nameOf={nameOf} />,
    )
  }
  show()
  expect(within(screen.getByRole('table')).getByText(/^1: .*bob/)).toBeTruthy()
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const media = {
      matches: query === '(max-width: 47.99em)',
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }
    return Object.assign(new EventTarget(), media) as never
  })
  show()
  expect(screen.queryByRole('table')).toBeNull()
  const [first] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/1: .*(bob|ann)/)
})
