import { EventBuilder } from '@planner/domain/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { ScheduleProvider, useSchedule } from '../schedule-context.tsx'
import { GroupTimeFields } from '../week/group-dialog.tsx'
import { type TimeDrafts, useTimeDrafts } from './header-fields.tsx'
import { HeaderRows } from './header-rows.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  setMessages('en-GB', {})
})

/** A group on Monday 18:00 in Tallinn, as an organiser in a zone sees it in the tables and in its dialog. */
function show(browser: string): { row: string; table: string | undefined; dialog: string | undefined } {
  cleanup()
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: browser }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  setMessages('en-GB', { 'clock.hourBoth': '{{event}} (yours: {{own}})' })
  const calendar = { timeZone: 'Europe/Tallinn', firstMonday: '2099-01-05' }
  const event = new EventBuilder('weekdayhourplanner', calendar)
    .people('ann')
    .topic('tea')
    .start('tea', 1, 18)
  function Fields() {
    const { schedule } = useSchedule()
    const [session] = schedule.sessions
    const [group] = schedule.groups
    if (!session || !group) return null
    const columns = [{ kind: 'item', index: 0 }] as const
    const grid = { columns, active: { row: 0, column: 0 }, rowHeight: 30 }
    return (
      <>
        <table>
          <tbody>
            <HeaderRows session={session} groups={[group]} headerRows={['hour']} {...grid} />
          </tbody>
        </table>
        <GroupTimeFields group={group} sessionId={session.id} />
      </>
    )
  }
  showScreen(
    event,
    ADMIN,
    <ScheduleProvider>
      <Fields />
    </ScheduleProvider>,
  )
  const chosen = (label: string) =>
    screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent
  return {
    row: screen.getByRole('rowheader').textContent ?? '',
    table: chosen('schedule.field.hour'),
    dialog: chosen('schedule.row.hour'),
  }
}

test('WEEK-20: an organiser who chooses an hour of the event reads their own beside it, in the tables as short as fits', () => {
  const newYork = { row: 'clock.row.hour', table: '18:00 (11:00)', dialog: '18:00 (yours: 11:00)' }
  expect(show('America/New_York')).toEqual(newYork)
  expect(show('Asia/Kolkata').table).toBe('18:00 (21:30)')
  expect(show('Europe/Helsinki')).toEqual({ row: 'schedule.row.hour', table: '18:00', dialog: '18:00' })
})

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
