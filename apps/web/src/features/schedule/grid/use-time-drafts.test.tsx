import { EventBuilder } from '@planner/domain/testing'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADMIN, showScreen } from '../../../lib/live/test-screen.tsx'
import { ScheduleProvider, useSchedule } from '../schedule-context.tsx'
import { type TimeDrafts, useTimeDrafts } from './header-fields.tsx'

test('WEEK-6: a day and an hour are sent as 24*(day-1) + (hour-1) and read back as they were, or as null', () => {
  const event = new EventBuilder('weekdayhourplanner').people('ann').topic('tea', { ownerId: 'ann' })
  event.start('tea', 1, 24 * 6 + 23)
  const shown: { drafts?: TimeDrafts; groups: ReturnType<typeof useSchedule>['schedule']['groups'] } = {
    groups: [],
  }
  function Probe() {
    shown.groups = useSchedule().schedule.groups
    shown.drafts = useTimeDrafts(1)
    return null
  }
  const edits = showScreen(
    event,
    ADMIN,
    <ScheduleProvider>
      <Probe />
    </ScheduleProvider>,
  )
  const group = shown.groups.find(({ key }) => key === 'tea|0')
  if (!group) throw new Error('There is no group')
  // The seventh day's twenty-fourth hour; both are counted from 0 here.
  expect(shown.drafts?.timeOf(group)).toEqual({ day: 6, hour: 23 })
  act(() => shown.drafts?.setTime(group, 'day', 0))
  expect(edits.at(-1)).toMatchObject({ address: { table: 'weekDayHourAssignments' }, value: 23 })
  act(() => shown.drafts?.setTime(group, 'hour', null))
  expect(edits.at(-1)?.value).toBeNull()
})
