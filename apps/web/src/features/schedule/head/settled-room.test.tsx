import { EventBuilder } from '@planner/domain/testing'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { ScheduleProvider } from '../schedule-context.tsx'
import { SettledRoom } from './settled-room.tsx'

afterEach(cleanup)

test('ROOM-12: the first session with groups is a small picture that screen readers pass over', () => {
  const event = new EventBuilder('planner', { numSessions: 2 }).owner('ann', { name: 'Gardens' })
  event.people('bob', 'cid').wish('ann', 'ann', 'Host').wish('bob', 'ann', '#1 Yes!')
  for (const userId of ['ann', 'bob', 'cid']) event.set('availabilities', { userId, sessionId: 2 }, true)
  event.start('ann', 0, 1).assign('ann', 'ann').assign('bob', 'ann')
  const picture = (
    <ScheduleProvider>
      <SettledRoom />
    </ScheduleProvider>
  )
  showScreen(event, ADMIN, picture)
  const svg = document.querySelector('svg')
  expect(svg?.getAttribute('aria-hidden')).toBe('true')
  const dots = [...(svg?.querySelectorAll('circle') ?? [])].map((dot) => ({ ...dot.dataset }))
  // The circle of the group, then its host, its member, and who stands aside.
  expect(dots).toEqual([{}, { shade: '4', host: 'true' }, { shade: '4' }, { aside: 'true' }])
})
