import { MantineProvider } from '@mantine/core'
import { EventBuilder } from '@planner/domain/testing'
import type { SessionResponse } from '@planner/protocol'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Outbox } from '../../../lib/live/edits/outbox.ts'
import { EventStore } from '../../../lib/live/event-store.ts'
import { LiveProvider } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { SessionProvider } from '../../../lib/session/session.tsx'
import { useWeekEditor } from './use-week-editor.ts'
import { WeekList } from './week-list.tsx'

/** Two hours a day: to show all 24 in this browser takes seconds. */
const SHOWN = [18, 19]

function ListOfAnn() {
  const editor = useWeekEditor('ann', 'free')
  return <WeekList personId="ann" shown={SHOWN} editor={editor} />
}

test('AVAIL-13: the list of the week has a checkbox for each hour, which says and sets what the grid does', () => {
  const { variant, state } = new EventBuilder('weekdayhourplanner').person('ann').hours('ann', [24 + 18])
  const store = new EventStore(variant, false, new Outbox())
  store.replace(state, { viewer: { role: 'participant', personId: 'ann' }, isLoaded: true })
  const edits: unknown[][] = []
  const setRange = (...edit: unknown[]) => edits.push(edit)
  render(
    <MantineProvider>
      <SessionProvider value={{ environment: 'production' } as SessionResponse}>
        <LiveProvider live={{ store, setRange } as unknown as LiveEvent}>
          <ListOfAnn />
        </LiveProvider>
      </SessionProvider>
    </MantineProvider>,
  )
  const boxes = screen
    .getAllByRole('group')
    .map((day) => [...day.querySelectorAll<HTMLInputElement>('[type=checkbox]')])
  expect(boxes.map((ofDay) => ofDay.map(({ checked }) => checked))).toEqual(
    Array.from({ length: 7 }, (_, day) => [day === 1, false]),
  )
  for (const box of boxes[1] ?? []) fireEvent.click(box)
  const cornersOf = (hour: number) => ({
    rangeStartD1: 2,
    rangeStartD2: hour + 1,
    rangeEndD1: 2,
    rangeEndD2: hour + 1,
  })
  expect(edits).toEqual([
    ['ann', cornersOf(18), false],
    ['ann', cornersOf(19), true],
  ])
})
