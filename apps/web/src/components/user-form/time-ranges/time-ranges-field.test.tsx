import { MantineProvider } from '@mantine/core'
import type { WeekRanges } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { as, showScreen } from '../../../lib/live/testing/screen.tsx'
import { pointAt } from './day-dial.tsx'
import { defaultWeek, shownTime, withSpan } from './time-ranges.ts'
import { DayRanges, TimeRangesField } from './time-ranges-field.tsx'

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

const TUESDAY = 1
let week: WeekRanges = defaultWeek()

function Day() {
  const [shown, setShown] = useState(week)
  week = shown
  return (
    <MantineProvider>
      <DayRanges week={shown} day={TUESDAY} onChange={setShown} />
    </MantineProvider>
  )
}

beforeEach(() => {
  week = withSpan(withSpan(defaultWeek(), TUESDAY, 1, { from: 18, to: 21 }), TUESDAY, 0, { from: 9, to: 18 })
  // jsdom has no layout: the dial is a square around (0, 0).
  const box = { left: -100, top: -100, width: 200, height: 200 }
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect)
  render(<Day />)
})

/** The ends of the two ranges: from, to, from, to. */
const ends = () =>
  ([0, 1] as const).flatMap((index) =>
    (['from', 'to'] as const).map((end) => shownTime(week[TUESDAY]?.[index], end)),
  )
const slider = (index: number) => screen.getAllByRole('slider')[index] as HTMLElement
const text = (index: number) => screen.getAllByRole<HTMLInputElement>('textbox')[index] as HTMLInputElement

function drag(from: HTMLElement, pointerId: number, ...hours: number[]) {
  fireEvent.pointerDown(from, { pointerId, button: 0 })
  for (const hour of hours) {
    const { x, y } = pointAt(hour, 84)
    fireEvent.pointerMove(from, { pointerId, clientX: x, clientY: y })
  }
  fireEvent.pointerUp(from, { pointerId })
}

test('TOPIC-18: sliders move by keys and say the time', () => {
  fireEvent.keyDown(slider(0), { key: 'ArrowLeft' })
  fireEvent.keyDown(slider(3), { key: 'End' })
  fireEvent.keyDown(slider(3), { key: 'ArrowRight' })
  expect(ends()).toEqual(['08:00', '18:00', '18:00', '24:00'])
  expect(slider(3).getAttribute('aria-valuetext')).toBe('24:00')
})

test('TOPIC-18: ends are dragged, whichever of those on one another can go there, and stop at midnight', () => {
  drag(slider(2), 1, 17, 16)
  expect(ends()).toEqual(['09:00', '16:00', '18:00', '21:00'])
  drag(slider(1), 1, 17, 19)
  drag(slider(3), 1, 23, 0, 2)
  expect(ends()).toEqual(['09:00', '18:00', '18:00', '24:00'])
})

test('TOPIC-18: a second finger moves nothing', () => {
  fireEvent.pointerDown(slider(0), { pointerId: 1, button: 0 })
  drag(slider(3), 2, 23)
  expect(ends()).toEqual(['09:00', '18:00', '18:00', '21:00'])
})

test('TOPIC-19: a time is typed, and what is wrong is said beside it', () => {
  const type = (index: number, typed: string) => {
    fireEvent.change(text(index), { target: { value: typed } })
    fireEvent.blur(text(index))
  }
  type(1, '12')
  expect(ends()).toEqual(['09:00', '12:00', '18:00', '21:00'])
  type(1, '17:30')
  expect(text(1).value).toBe('17:30')
  expect(screen.getByRole('alert').textContent).toBe('error.wholeHours')
  expect(text(1).getAttribute('aria-invalid')).toBe('true')
  type(1, '19:00')
  expect(screen.getByRole('alert').textContent).toBe('error.overlappingRange')
  type(1, '8')
  expect(screen.getAllByRole('alert')[0]?.textContent).toBe('error.reversedRange')
})

test('TOPIC-19: a day is copied to the working days or to all', () => {
  fireEvent.click(screen.getByRole('button', { name: 'userData.times.copyToWorkingDays' }))
  expect([week[4], week[5]]).toEqual([week[TUESDAY], defaultWeek()[5]])
  fireEvent.click(screen.getByRole('button', { name: 'userData.times.copyToAll' }))
  expect(week[6]).toEqual(week[TUESDAY])
})
