import { expect, test } from 'vitest'
import { judgeLengths, lengthsIn } from './function-lengths.mjs'

test('a function counts from its first line to its last, with the functions inside it', () => {
  const text = `
/** Not counted. */
export function outer() {
  const inner = () => {
    return 1
  }
  return inner
}
interface Shape { area(): number }
class Square {
  area() {
    return 1
  }
}
`
  expect(lengthsIn(text, 'sample.ts')).toEqual([
    { name: 'outer', line: 3, lines: 6 },
    { name: 'inner', line: 4, lines: 3 },
    { name: 'area', line: 11, lines: 3 },
  ])
})

test('a function above the cap is named with its file and line', () => {
  const fine = { file: 'a.ts', name: 'short', line: 1, lines: 80 }
  expect(judgeLengths([fine]).isFine).toBe(true)
  const verdict = judgeLengths([fine, { file: 'b.ts', name: 'long', line: 7, lines: 81 }])
  expect(verdict.isFine).toBe(false)
  expect(verdict.output).toBe('b.ts:7 long has 81 lines; the cap is 80. Cut it into units with a name.')
})
