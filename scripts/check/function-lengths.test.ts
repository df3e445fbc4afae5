import { expect, test } from 'vitest'
import { checkLengths, lengthsIn } from './function-lengths.mjs'

test('a function counts from its first to its last line, including nested functions', () => {
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

test('a function above the cap is reported with file and line', () => {
  const fine = { file: 'a.ts', name: 'short', line: 1, lines: 80 }
  expect(checkLengths([fine]).isOk).toBe(true)
  const result = checkLengths([fine, { file: 'b.ts', name: 'long', line: 7, lines: 81 }])
  expect(result.isOk).toBe(false)
  expect(result.output).toBe('b.ts:7 long has 81 lines; the cap is 80. Split it into named units.')
})
