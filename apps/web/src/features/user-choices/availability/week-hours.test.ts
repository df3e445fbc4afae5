import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GridPosition } from '../../../components/grid/grid-keys.ts'
import {
  ALL_HOURS,
  chosenHours,
  type HourState,
  headerRectangle,
  hourAt,
  hourState,
  hoursIn,
  isInside,
  isRecommended,
  movedInWeek,
  positionOfHour,
  RECOMMENDED_HOURS,
  storedHour,
  strokeState,
  toggledState,
} from './week-hours.ts'

const anyPosition = fc.record({ day: fc.integer({ min: 0, max: 6 }), hour: fc.integer({ min: 0, max: 23 }) })

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
  const from = positionOfHour({ day: 2, hour: 9 }, ALL_HOURS)
  const move = (key: string, ctrlKey = false) => {
    const to = movedInWeek(from, { key, ctrlKey, metaKey: false }, ALL_HOURS)
    return to && hourAt(to, ALL_HOURS)
  }
  expect(['ArrowUp', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'].map((key) => move(key))).toEqual([
    { day: 2, hour: 8 },
    { day: 3, hour: 9 },
    { day: 2, hour: 0 },
    { day: 2, hour: 23 },
    { day: 0, hour: 9 },
    { day: 6, hour: 9 },
  ])
  expect(['Home', 'ArrowLeft', 'ArrowUp'].map((key) => move(key, true))).toEqual([
    { day: 0, hour: 0 },
    { day: 0, hour: 9 },
    { day: 2, hour: 0 },
  ])
  expect(move('a')).toBeUndefined()
})

test('AVAIL-8, AVAIL-11: arrows reach the days and the hours at the edge, which stand for all that is shown of them', () => {
  const step = (from: GridPosition, key: string) =>
    movedInWeek(from, { key, ctrlKey: false, metaKey: false }, RECOMMENDED_HOURS) ?? from
  const day = step(positionOfHour({ day: 3, hour: 7 }, RECOMMENDED_HOURS), 'ArrowUp')
  expect(headerRectangle(day, RECOMMENDED_HOURS)).toEqual({
    from: { day: 3, hour: 7 },
    to: { day: 3, hour: 20 },
  })
  const hour = step(positionOfHour({ day: 0, hour: 8 }, RECOMMENDED_HOURS), 'ArrowLeft')
  expect(headerRectangle(hour, RECOMMENDED_HOURS)).toEqual({
    from: { day: 0, hour: 8 },
    to: { day: 6, hour: 8 },
  })
  expect(headerRectangle({ row: 0, column: 0 }, ALL_HOURS)).toBeUndefined()
  expect(headerRectangle({ row: 1, column: 1 }, ALL_HOURS)).toBeUndefined()
})

test('AVAIL-11: a whole row or column is cleared only when all of it is set', () => {
  expect(toggledState(['free', 'free'], 'free')).toBe('busy')
  expect(toggledState(['free', 'busy', 'maybe'], 'free')).toBe('free')
})

test('AVAIL-14: with the recommended hours alone, positions and hours still belong together', () => {
  fc.assert(
    fc.property(anyPosition, fc.constantFrom(ALL_HOURS, RECOMMENDED_HOURS), (hour, shown) => {
      const found = hourAt(positionOfHour(hour, shown), shown)
      expect(found).toEqual({
        ...hour,
        hour: Math.min(Math.max(hour.hour, shown[0] ?? 0), shown.at(-1) ?? 0),
      })
    }),
  )
})

test('a rectangle holds the hours inside it', () => {
  fc.assert(
    fc.property(anyPosition, anyPosition, anyPosition, (from, to, hour) => {
      const holds = hoursIn({ from, to }).some((each) => each.day === hour.day && each.hour === hour.hour)
      expect(holds).toBe(isInside({ from, to }, hour))
    }),
  )
})

/** Hours by state: `1 18 free` is Tuesday 18 to 19. */
function chosen(...hours: string[]) {
  const states = new Map(hours.map((text) => [text.slice(0, text.lastIndexOf(' ')), text.split(' ')[2]]))
  return chosenHours((day, hour) => (states.get(`${day} ${hour}`) ?? 'busy') as HourState)
}

test('AVAIL-12: hours in a row are one stretch, a change of state begins another', () => {
  expect(chosen('1 18 free', '1 19 free', '1 20 maybe', '1 22 free')).toEqual([
    {
      first: 1,
      last: 1,
      stretches: [
        { from: 18, to: 20, state: 'free' },
        { from: 20, to: 21, state: 'maybe' },
        { from: 22, to: 23, state: 'free' },
      ],
    },
  ])
})

test('AVAIL-12: days in a row with the same hours are one line, days with nothing are left out', () => {
  const groups = chosen('0 9 free', '1 9 free', '3 9 free', '4 9 maybe', '6 23 free')
  expect(groups.map(({ first, last }) => [first, last])).toEqual([
    [0, 1],
    [3, 3],
    [4, 4],
    [6, 6],
  ])
})
