import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
import { PeopleChips } from './cards/chips.tsx'
import { KeepButton } from './pins.tsx'
import { ScheduleProvider, useSchedule } from './schedule-context.tsx'

afterEach(cleanup)

const planned = () =>
  new EventBuilder('planner', { numSessions: 1 })
    .people('ann', 'bob')
    .topic('tea')
    .start('tea', 0, 0)
    .assign('ann', 'tea', 1)
    .assign('bob', 'tea', 1)
const pin = { userId: 'ann', topicId: 'tea', topicGroupIndex: 0 }
const button = (
  <ScheduleProvider>
    <KeepButton personId="ann" groupKey="tea|0" />
  </ScheduleProvider>
)

test('PLAN-25: organisers keep somebody in their group, and let them be moved again', () => {
  const edits = showScreen(planned(), ADMIN, button)
  fireEvent.click(screen.getByRole('button', { name: 'schedule.cards.pin' }))
  expect(edits).toMatchObject([{ address: { table: 'pins', ...pin }, value: true }])
  cleanup()
  const again = showScreen(planned().set('pins', pin, true), ADMIN, button)
  fireEvent.click(screen.getByRole('button', { name: 'schedule.cards.unpin' }))
  expect(again).toMatchObject([{ address: { table: 'pins', ...pin }, value: false }])
})

test('PLAN-25: a participant is offered nothing of it', () => {
  showScreen(planned(), { role: 'participant', personId: 'ann' }, button)
  expect(screen.queryByRole('button')).toBeNull()
})

function Chips() {
  const group = useSchedule().schedule.byKey.get('tea|0')
  return group && <PeopleChips group={group} sessionId={1} />
}

test('PLAN-25: who is kept is said in words', () => {
  const chips = (
    <ScheduleProvider>
      <Chips />
    </ScheduleProvider>
  )
  showScreen(planned().set('pins', pin, true), ADMIN, chips)
  expect(screen.getAllByText(/schedule\.cards\.pinned/).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ann/),
  ])
})
