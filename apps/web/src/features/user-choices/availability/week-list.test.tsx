import { MantineProvider } from '@mantine/core'
import { EventBuilder } from '@planner/domain/testing'
import type { SessionResponse } from '@planner/protocol'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Outbox } from '../../../lib/live/edits/outbox.ts'
import { EventStore } from '../../../lib/live/event-store.ts'
import { LiveProvider } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { SessionProvider } from '../../../lib/session/session.tsx'
import { useGridClock } from './grid-clock.ts'
import { useWeekEditor } from './use-week-editor.ts'
import { WeekList } from './week-list.tsx'

/** Two hours a day: to show all 24 in this browser takes seconds. */
const SHOWN = [18, 19]

function ListOfAnn() {
  const clock = useGridClock('ann')
  const editor = useWeekEditor('free', clock)
  return <WeekList shown={SHOWN} editor={editor} clock={clock} />
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show({ variant, state }: EventBuilder) {
  const store = new EventStore(variant, false, new Outbox())
  store.replace(state, { viewer: { role: 'participant', personId: 'ann' }, isLoaded: true })
  const edits: unknown[][] = []
  const setHours = (...edit: unknown[]) => edits.push(edit)
  render(
    <MantineProvider>
      <SessionProvider value={{ environment: 'production' } as SessionResponse}>
        <LiveProvider live={{ store, setHours } as unknown as LiveEvent}>
          <ListOfAnn />
        </LiveProvider>
      </SessionProvider>
    </MantineProvider>,
  )
  const boxes = screen
    .getAllByRole('group')
    .map((day) => [...day.querySelectorAll<HTMLInputElement>('[type=checkbox]')])
  return { boxes, edits }
}

test('AVAIL-13: the list of the week has a checkbox for each hour, which says and sets what the grid does', () => {
  const { boxes, edits } = show(new EventBuilder('weekdayhourplanner').person('ann').hours('ann', [24 + 18]))
  expect(boxes.map((ofDay) => ofDay.map(({ checked }) => checked))).toEqual(
    Array.from({ length: 7 }, (_, day) => [day === 1, false]),
  )
  for (const box of boxes[1] ?? []) fireEvent.click(box)
  expect(edits).toEqual([
    ['ann', [24 + 18], false],
    ['ann', [24 + 19], true],
  ])
})

test('WEEK-20: from another zone hours are entered on one’s own clock, with the event’s beside them', () => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'America/New_York' }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  const clock = { timeZone: 'Europe/Tallinn', firstMonday: '2099-01-05' }
  const event = new EventBuilder('weekdayhourplanner', clock).person('ann').hours('ann', [2 * 24 + 1])
  const { boxes, edits } = show(event)
  // Wednesday 01:00 in Tallinn is Tuesday 18:00 in New York.
  expect(boxes.map((ofDay) => ofDay.map(({ checked }) => checked))).toEqual(
    Array.from({ length: 7 }, (_, day) => [day === 1, false]),
  )
  expect(screen.getAllByText(/01:00/)).toHaveLength(7)
  expect(screen.getAllByText('availability.week.dayAfter')).toHaveLength(14)
  const last = boxes[6]?.[1]
  if (last) fireEvent.click(last)
  // Sunday 19:00 there is Monday 02:00 here, where the week comes round.
  expect(edits).toEqual([['ann', [2], true]])
})
