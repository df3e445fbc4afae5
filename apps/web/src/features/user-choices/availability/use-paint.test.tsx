import { act, fireEvent, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePaint } from './use-paint.ts'
import { ALL_HOURS, type GridHour, ordered } from './week-hours.ts'

const SIZE = 40
let commits: string[] = []

/** A week of cells of 40 px; every stroke is recorded as days and hours from 1. */
function Week() {
  const grid = useRef<HTMLTableElement>(null)
  const { handlers } = usePaint({
    grid,
    shown: ALL_HOURS,
    onStart: () => {},
    isReadOnly: false,
    begin: () => 'free',
    commit: (rectangle, state) => {
      const { from, to } = ordered(rectangle)
      commits.push(`${from.day + 1}-${to.day + 1} ${from.hour + 1}-${to.hour + 1} ${state}`)
    },
  })
  return (
    <table ref={grid} data-testid="week" {...handlers}>
      <tbody>
        {ALL_HOURS.map((hour) => (
          <tr key={hour}>
            {[0, 1, 2, 3, 4, 5, 6].map((day) => (
              <td key={day} data-row={hour + 1} data-column={day + 1} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

beforeEach(() => {
  commits = []
  vi.useFakeTimers()
  // jsdom has no layout.
  document.elementFromPoint = (x, y) =>
    document.querySelector(
      `[data-row="${Math.floor(y / SIZE) + 1}"][data-column="${Math.floor(x / SIZE) + 1}"]`,
    )
})

afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint')
})

type Pointer = { id?: number; type?: 'touch' | 'mouse' | 'pen' }

/** A pointer over the week; places are hours, `off` moves off the middle of the cell in px. */
function pointer(week: HTMLElement, { id = 1, type = 'touch' }: Pointer = {}) {
  const at = (name: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel') => {
    return ({ day, hour }: GridHour, off = 0) =>
      fireEvent[name](week, {
        pointerId: id,
        pointerType: type,
        button: 0,
        clientX: (day + 0.5) * SIZE + off,
        clientY: (hour + 0.5) * SIZE,
      })
  }
  return {
    down: at('pointerDown'),
    move: at('pointerMove'),
    up: at('pointerUp'),
    cancel: at('pointerCancel'),
  }
}

const week = () => render(<Week />).getByTestId('week')
const hold = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const FIRST = { day: 1, hour: 9 }
const LAST = { day: 3, hour: 11 }

test('AVAIL-9: a tap sets one hour', () => {
  const finger = pointer(week())
  finger.down(FIRST)
  hold(100)
  finger.move(FIRST, 8)
  finger.up(FIRST, 8)
  expect(commits).toEqual(['2-2 10-10 free'])
})

test('AVAIL-9: a finger that is held for 220 ms paints a rectangle', () => {
  const finger = pointer(week())
  finger.down(FIRST)
  hold(220)
  finger.move(LAST)
  finger.up(LAST)
  expect(commits).toEqual(['2-4 10-12 free'])
})

test('AVAIL-9: a finger that moves more than 8 px before that scrolls the page', () => {
  const finger = pointer(week())
  finger.down(FIRST)
  hold(219)
  finger.move(FIRST, 9)
  hold(1000)
  finger.move(LAST)
  finger.up(LAST)
  expect(commits).toEqual([])
})

test('AVAIL-9: a second finger neither paints nor ends what the first one does', () => {
  const element = week()
  const [first, second] = [pointer(element), pointer(element, { id: 2 })]
  first.down(FIRST)
  hold(220)
  second.down({ day: 6, hour: 20 })
  second.move({ day: 6, hour: 21 })
  second.up({ day: 6, hour: 21 })
  second.cancel({ day: 6, hour: 21 })
  first.move(LAST)
  first.up(LAST)
  expect(commits).toEqual(['2-4 10-12 free'])
})

test('AVAIL-9: what the browser takes over is not painted, and the next stroke is', () => {
  const finger = pointer(week())
  finger.down(FIRST)
  hold(220)
  finger.move(LAST)
  finger.cancel(LAST)
  finger.up(LAST)
  expect(commits).toEqual([])
  finger.down(FIRST)
  finger.up(FIRST)
  expect(commits).toEqual(['2-2 10-10 free'])
})

test.each(['mouse', 'pen'] as const)('AVAIL-4, AVAIL-9: a %s paints at once', (type) => {
  const tip = pointer(week(), { type })
  tip.down(LAST)
  tip.move({ day: 0, hour: 0 })
  tip.move(FIRST)
  tip.up(FIRST)
  expect(commits).toEqual(['2-4 10-12 free'])
})
