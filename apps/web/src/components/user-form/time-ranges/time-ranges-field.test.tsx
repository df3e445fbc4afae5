import { EventBuilder } from '@planner/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { defaultWeek } from './time-ranges.ts'
import { TimeRangesField } from './time-ranges-field.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  setMessages('en-GB', {})
})

test('WEEK-20: hours of a topic are on the clock of one’s zone, and from a zone of half hours they say that this is a neighbour’s', () => {
  setMessages('en-GB', {
    'userData.times.help.neighbour': 'clock of {{zone}}',
    'userData.times.event': '{{hour}}: {{event}} {{zone}}',
    'userData.times.halfHours': '{{hour}}: {{own}}, {{event}} {{zone}}',
  })
  const said = (browser: string, timeZone: string) => {
    const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: browser }
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
    const event = new EventBuilder('heallo', { timeZone: 'UTC', firstMonday: '2099-01-05' })
    showScreen(
      event.person('ann', { timeZone }),
      as('ann'),
      <TimeRangesField value={defaultWeek()} onChange={() => {}} />,
    )
    const found = screen
      .queryAllByText(/^(clock of|18:00|userData\.times\.help)/)
      .map(({ textContent }) => textContent)
    cleanup()
    return found
  }
  expect(said('Asia/Tokyo', 'Asia/Tokyo')).toEqual(['userData.times.help', '18:00: 09:00 UTC'])
  expect(said('Asia/Kolkata', 'Asia/Karachi')).toEqual(['clock of Asia/Karachi', '18:00: 18:30, 13:00 UTC'])
  expect(said('Asia/Kolkata', 'Asia/Dhaka')).toEqual(['clock of Asia/Dhaka', '18:00: 17:30, 12:00 UTC'])
  expect(said('UTC', 'UTC')).toEqual(['userData.times.help'])
})
