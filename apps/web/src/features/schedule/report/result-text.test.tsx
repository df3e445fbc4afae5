import { planContentOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { ADMIN, showScreen } from '../../../lib/live/test-screen.tsx'
import { placesOf } from './plan-moves.ts'
import { ResultText } from './result-text.tsx'

afterEach(() => setMessages('en-GB', {}))

const pairs = () => {
  const event = new EventBuilder('1on1')
  for (const id of ['ann', 'bob', 'cem']) event.owner(id, {}, { numMeetingRequests: 1 })
  return event
}

test('REPORT-7: where people meet in pairs the number of those who meet others follows what is confirmed and withdrawn meanwhile', () => {
  setMessages('en-GB', { 'report.result.moved.meetings': '{{number}} of {{total}}' })
  const before = pairs().meeting('ann', 'bob', 'reserved')
  const { variant, state } = before
  const places = placesOf(variant, state)
  if (!places) throw new Error('no plan')
  let live: LiveEvent | undefined
  function Screen() {
    live = useLive()
    return <ResultText before={{ places, content: planContentOf(state) } as never} />
  }
  const readReport = async () => ({ ok: true as const, report: null, shared: null, isLate: false })
  showScreen(before, ADMIN, <Screen />, { commands: { readReport } })
  expect(screen.getByText('0 of 3')).toBeTruthy()
  const after = pairs().meeting('ann', 'cem', 'reserved')
  act(() => live?.store.replace(after.state, { viewer: ADMIN, isLoaded: true }))
  expect(screen.getByText('3 of 3')).toBeTruthy()
})
