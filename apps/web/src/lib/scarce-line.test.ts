import { expect, test } from 'vitest'
import { isLineScarce } from './scarce-line.ts'

const answeredAfter = (ms: number) =>
  [{ requestStart: 10, responseStart: 10 + ms }] as PerformanceNavigationTiming[]

test('JOIN-6: a line is scarce where data are saved, the browser calls it slow, or the page took long to come', () => {
  expect(isLineScarce({ saveData: false, effectiveType: '4g' }, answeredAfter(40))).toBe(false)
  expect(isLineScarce(undefined, answeredAfter(40))).toBe(false)
  expect(isLineScarce(undefined, [])).toBe(false)
  expect(isLineScarce({ saveData: true, effectiveType: '4g' }, answeredAfter(40))).toBe(true)
  expect(isLineScarce({ effectiveType: '3g' }, answeredAfter(40))).toBe(true)
  expect(isLineScarce(undefined, answeredAfter(400))).toBe(true)
})
