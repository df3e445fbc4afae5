import { EventBuilder } from '@planner/domain/testing'
import { CATALOGUES } from '@planner/i18n'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { ScheduleTab } from '../schedule-tab.tsx'

afterEach(() => {
  cleanup()
  setMessages('en-GB', {})
})

const lines = () =>
  document.querySelector('section[data-state]')?.textContent?.replace(/[\u2066-\u2069]/g, '')

test('SCHED-42: beside the first choices the head says how many people chose nothing, and is silent where nobody did', () => {
  setMessages('en-GB', CATALOGUES['en-GB'])
  const event = () => {
    const made = new EventBuilder('planner', { numSessions: 1 }).topic('tea').start('tea', 0, 0)
    for (const userId of ['ann', 'bob', 'cem', 'dan'])
      made.person(userId).set('availabilities', { userId, sessionId: 1 }, true).assign(userId, 'tea')
    return made.wish('ann', 'tea', '#1 Yes!').wish('bob', 'tea', '#1 Yes!')
  }
  showScreen(event(), ADMIN, <ScheduleTab />)
  expect(lines()).toContain(
    'All 2 people who named a first choice get it. 2 people chose nothing or cannot come, and are not counted.',
  )
  cleanup()
  showScreen(event().wish('cem', 'tea', 'Yes').wish('dan', 'tea', 'Yes'), ADMIN, <ScheduleTab />)
  expect(lines()).toContain('All 2 people who named a first choice get it.')
  expect(lines()).not.toContain('not counted')
})
