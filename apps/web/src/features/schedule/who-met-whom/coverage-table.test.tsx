import { coverageOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { ADMIN, showScreen } from '../../../lib/live/test-screen.tsx'
import { CoverageTable } from './coverage-table.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  setMessages('en-GB', {})
})

test('SCREEN-9: on a phone the table of meetings has numbers, and names of whoever is searched', () => {
  setMessages('en-GB', { 'coverage.stillWanted.of': 'of {{names}}' })
  const event = new EventBuilder('1on1')
  for (const id of ['ann', 'bob']) event.owner(id, {}, { numMeetingRequests: 1 })
  event.wish('ann', 'bob', 'Yes').wish('bob', 'ann', 'Yes')
  const coverage = coverageOf(event.variant, event.state)
  const show = (found: ReadonlySet<string> | null) => {
    cleanup()
    const nameOf = (id: string) => id
    const table = <CoverageTable coverage={coverage} company={null} found={found} nameOf={nameOf} />
    showScreen(event, ADMIN, table)
  }
  show(null)
  expect(screen.getAllByText('coverage.stillWanted.names')).toHaveLength(2)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        ...new EventTarget(),
        matches: true,
        media: query,
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  )
  show(null)
  expect(screen.queryByText('coverage.stillWanted.names')).toBeNull()
  expect(screen.queryByText(/^of/)).toBeNull()
  show(new Set(['ann']))
  expect(screen.getByText(/^of .*bob/)).toBeTruthy()
})
