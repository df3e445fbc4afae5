import { expect, test } from 'vitest'
import type { HourState } from './week-hours.ts'
import { chosenHours } from './week-stretches.ts'

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
