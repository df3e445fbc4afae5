import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useColumnsInTurn } from './grid.tsx'
import { spansOf } from './spans.ts'

let asked: FrameRequestCallback | undefined

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    asked = callback
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    asked = undefined
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const nextFrame = () =>
  act(() => {
    const callback = asked
    asked = undefined
    callback?.(0)
  })
const from = (first: number) => spansOf([first, first + 1, first + 2, first + 3], 20, 10)

function renderColumns(columns: ReturnType<typeof from>, needed: readonly number[]) {
  const { result, rerender } = renderHook((props) => useColumnsInTurn(props.columns, props.needed), {
    initialProps: { columns, needed },
  })
  const lists = () => [result.current.head, ...[0, 1, 2].map(result.current.ofRow)]
  return { rerender, lists }
}

test('a column that comes near is mounted in the head and every third row, one of them a frame', () => {
  const [old, near] = [from(0), from(1)]
  const { rerender, lists } = renderColumns(old, [1, 2])
  rerender({ columns: near, needed: [1, 2] })
  const behind = [lists().filter((each) => each === old).length]
  for (let frame = 0; frame < 4; frame += 1) {
    nextFrame()
    behind.push(lists().filter((each) => each === old).length)
  }
  expect(behind).toEqual([4, 3, 2, 1, 0])
  expect(new Set(lists())).toEqual(new Set([near]))
  expect(asked).toBeUndefined()
})

test('a column that is needed now is mounted everywhere at once, and what was there before does not come back', () => {
  const [old, far, back] = [from(0), from(9), from(1)]
  const { rerender, lists } = renderColumns(old, [1, 2])
  rerender({ columns: far, needed: [10, 11] })
  expect(new Set(lists())).toEqual(new Set([far]))
  rerender({ columns: back, needed: [1, 2] })
  expect(new Set(lists())).toEqual(new Set([back]))
})
