import { describe, expect, test } from 'vitest'
import { createLimits } from './limits.ts'

describe('the limits of a search', () => {
  test('are moves where there is no clock, or where moves are given', () => {
    expect(createLimits({}, 7)).toMatchObject({ isTimed: false, maxMoves: 7 })
    expect(createLimits({ now: () => 0, seconds: 1, iterations: 5 }, 7)).toMatchObject({
      isTimed: false,
      maxMoves: 5,
    })
  })

  test('are the seconds of the clock given, or a wish to stop', () => {
    let time = 1000
    const limits = createLimits({ now: () => time, seconds: 2 }, 7)
    expect(limits).toMatchObject({ isTimed: true, maxMoves: Infinity })
    time = 1500
    expect([limits.isOver(), limits.seconds()]).toEqual([false, 0.5])
    time = 3000
    expect(limits.isOver()).toBe(true)
    expect(createLimits({ shouldStop: () => true }, 7).isOver()).toBe(true)
  })
})
