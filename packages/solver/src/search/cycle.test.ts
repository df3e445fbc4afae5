import { describe, expect, test } from 'vitest'
import { cycleOf, firstLength, nextLength } from './cycle.ts'

const cycles = (usesTimetables: boolean, { isFromCore = false, covers = false } = {}) =>
  Array.from({ length: 8 }, (_, number) => cycleOf(number, { usesTimetables, isFromCore, covers }))

describe('a cycle', () => {
  test('begins with a new timetable every other time where timetables are used, and never elsewhere', () => {
    expect(cycles(true).map((one) => one.newTimetable)).toEqual([0, 1, 0, 1, 0, 1, 0, 1].map(Boolean))
    expect(cycles(false).some((one) => one.newTimetable)).toBe(false)
  })

  test('leaves layouts out now and then, and is then about people as hot as it can be', () => {
    expect(cycles(true).map(({ layout }) => layout !== null)).toEqual([1, 1, 1, 1, 1, 1, 1, 0].map(Boolean))
    expect(cycles(false).map(({ layout }) => layout !== null)).toEqual([0, 1, 1, 1, 0, 1, 1, 1].map(Boolean))
    expect(cycles(false)[0].people).toEqual({ heat: 1, work: 1 })
    expect(cycles(false)[1].people).toEqual({ heat: 0.1, work: 0.4 })
  })

  test('cools layouts from little heat after a timetable, and from changing heat between them', () => {
    expect(cycles(true).map(({ layout }) => layout?.heat)).toEqual([0.3, 0.1, 1, 0.1, 0.3, 0.1, 2, undefined])
  })

  test('cools layouts from little heat while units are missing, and leaves timetables to the search for seats', () => {
    const covering = cycles(true, { covers: true })
    expect(covering.some(({ newTimetable }) => newTimetable)).toBe(false)
    expect(new Set(covering.map(({ layout }) => layout?.heat))).toEqual(new Set([0.1, undefined]))
  })

  test('puts right what the core did not know before anything else', () => {
    for (const { layout, people } of cycles(false, { isFromCore: true })) {
      expect(layout).toBeNull()
      expect(people.heat).toBe(0)
    }
  })
})

test('cycles grow with the size of the problem, slowly once they are long', () => {
  expect(firstLength(5)).toBe(1000)
  expect(firstLength(50)).toBe(5000)
  expect(firstLength(1e6)).toBe(100_000)
  expect(nextLength(1000, 10)).toBe(1600)
  expect(nextLength(100_000, 10)).toBe(110_000)
  expect(nextLength(29_000_000, 10)).toBe(30_000_000)
})
