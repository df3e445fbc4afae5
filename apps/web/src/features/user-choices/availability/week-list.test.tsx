import { MantineProvider } from '@mantine/core'
import { EventBuilder } from '@planner/domain/testing'
import type { SessionResponse } from '@planner/protocol'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Outbox } from '../../../lib/live/edits/outbox.ts'
import { EventStore } from '../../../lib/live/event-store.ts'
import { LiveProvider } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { SessionProvider } from '../../../lib/session/session.tsx'
import { WeekGrid } from './week-grid.tsx'

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
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: 'availability.week.view.list' }))
  expect(screen.queryByRole('grid')).toBeNull()
  const days = screen
    .getAllByRole<HTMLFieldSetElement>('group')
    .filter(({ tagName }) => tagName === 'FIELDSET')
  const boxes = days.map((day) => within(day).getAllByRole<HTMLInputElement>('checkbox'))
  expect(boxes.map((ofDay) => ofDay.length)).toEqual(Array(7).fill(24))
  expect(boxes.map((ofDay) => ofDay.flatMap(({ checked }, hour) => (checked ? [hour] : [])))).toEqual(
    Array.from({ length: 7 }, (_, day) => (day === 1 ? [18] : [])),
  )
  const [tuesday] = boxes.slice(1)
  for (const hour of [18, 19]) if (tuesday?.[hour]) fireEvent.click(tuesday[hour])
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
