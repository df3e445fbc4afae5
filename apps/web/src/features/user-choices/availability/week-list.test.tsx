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
import { WeekGrid } from './week-grid.tsx'

// Two hours a day instead of 24: showing all of them takes seconds.
vi.mock('./week-hours.ts', async (original) => ({ ...(await original<object>()), ALL_HOURS: [18, 19] }))
afterEach(cleanup)

test('AVAIL-13: the week is shown as a list of checkboxes instead, which say and set the same hours', () => {
  const { variant, state } = new EventBuilder('weekdayhourplanner').person('ann').hours('ann', [24 + 18])
  const store = new EventStore(variant, false, new Outbox())
  store.replace(state, { viewer: { role: 'participant', personId: 'ann' }, isLoaded: true })
  const edits: unknown[][] = []
  const setRange = (...edit: unknown[]) => edits.push(edit)
  render(
    <MantineProvider>
      <SessionProvider value={{ environment: 'production' } as SessionResponse}>
        <LiveProvider live={{ store, setRange } as unknown as LiveEvent}>
          <WeekGrid personId="ann" />
        </LiveProvider>
      </SessionProvider>
    </MantineProvider>,
  )
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLInputElement>(selector),
  ]
  expect(all('[type=checkbox]')).toEqual([])
  fireEvent.click(screen.getByLabelText('availability.week.view.list'))
  expect(all('[role=grid]')).toEqual([])
  const boxes = all('fieldset').map((day) => all('[type=checkbox]', day))
  expect(boxes.map((ofDay) => ofDay.length)).toEqual(Array(7).fill(2))
  expect(boxes.map((ofDay) => ofDay.flatMap(({ checked }, hour) => (checked ? [18 + hour] : [])))).toEqual(
    Array.from({ length: 7 }, (_, day) => (day === 1 ? [18] : [])),
  )
  const [tuesday] = boxes.slice(1)
  for (const box of tuesday ?? []) fireEvent.click(box)
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
