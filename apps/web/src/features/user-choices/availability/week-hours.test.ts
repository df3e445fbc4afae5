import { hoursOfRange } from '@planner/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KeyPress, movedPosition } from '../../../components/grid/grid-keys.ts'
import {
  cornersOf,
  type GridHour,
  hourAt,
  hourState,
  isInside,
  isRecommended,
  positionOfHour,
  storedHour,
  strokeState,
  WEEK_SIZE,
} from './week-hours.ts'

function movedHour(from: GridHour, press: KeyPress): GridHour | undefined {
  const moved = movedPosition(positionOfHour(from), press, WEEK_SIZE)
  return moved && hourAt(moved)
}

const anyPosition = fc.record({ day: fc.integer({ min: 0, max: 6 }), hour: fc.integer({ min: 0, max: 23 }) })

test('LIVE-8: the hours sent for a rectangle are the painted ones, in any drag direction', () => {
  fc.assert(
    fc.property(anyPosition, anyPosition, (from, to) => {
      const painted = Array.from({ length: 168 }, (_, hour) => hour).filter((hour) =>
        isInside({ from, to }, { day: Math.floor(hour / 24), hour: hour % 24 }),
      )
      expect(hoursOfRange(cornersOf({ from, to }))).toEqual(painted)
    }),
  )
})

test('AVAIL-4: the first cell decides whether a stroke sets or clears', () => {
  expect(strokeState('busy', 'free')).toBe('free')
  expect(strokeState('free', 'free')).toBe('busy')
  expect(strokeState('maybe', 'free')).toBe('free')
  expect(strokeState('maybe', 'maybe')).toBe('busy')
})

test('AVAIL-3: the matcher stores blank, Maybe and Yes, other grids a boolean', () => {
  for (const state of ['free', 'maybe', 'busy'] as const)
    expect(hourState(storedHour(state, true))).toBe(state)
  expect(storedHour('free', false)).toBe(true)
  expect(storedHour('busy', false)).toBe(false)
  expect(storedHour('busy', true)).toBe('')
})

test('AVAIL-5: recommended hours are 07:00 to 21:00', () => {
  expect([6, 7, 20, 21].map(isRecommended)).toEqual([false, true, true, false])
})

test('AVAIL-8: in a week the arrow keys change hour and day, Page Up and Down move to the ends of the day', () => {
  const move = (key: string) => movedHour({ day: 2, hour: 9 }, { key, ctrlKey: false, metaKey: false })
  expect(['ArrowUp', 'ArrowRight', 'PageUp', 'PageDown', 'Home'].map(move)).toEqual([
    { day: 2, hour: 8 },
    { day: 3, hour: 9 },
    { day: 2, hour: 0 },
    { day: 2, hour: 23 },
    { day: 0, hour: 9 },
  ])
  expect(move('a')).toBeUndefined()
})
