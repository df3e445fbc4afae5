import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeKey } from './move-targets.ts'
import { useChipDrag } from './use-chip-drag.ts'

const HOLD = 220
const onDrop = vi.fn()
const at = (pointerId: number, x: number, y: number) => ({
  pointerType: 'touch',
  pointerId,
  clientX: x,
  clientY: y,
})

function Board({ hasChip = true }: { hasChip?: boolean }) {
  const board = useRef<HTMLDivElement>(null)
  const { drag, handlers } = useChipDrag({ board, onDrop })
  return (
    <div ref={board} {...handlers}>
      {['tea', 'bread'].map((topic) => (
        <div
          key={topic}
          data-testid={topic}
          data-place={placeKey({ sessionId: 1, key: topic as never })}
          data-over={drag?.over?.key === topic || undefined}
        >
          {topic === 'tea' && hasChip && (
            <button type="button" data-chip="cy">
              Cy
            </button>
          )}
        </div>
      ))}
    </div>
  )
}

let under: Element | null
beforeEach(() => {
  vi.useFakeTimers()
  document.elementFromPoint = () => under
  vi.spyOn(window, 'scrollBy').mockReturnValue(undefined)
})
afterEach(() => {
  // What ignores the click of a drag goes with its timer, or would ignore one of the next test file.
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
  onDrop.mockReset()
})

/** A finger that has held Cy long enough. */
function holdCy() {
  const shown = render(<Board />)
  under = screen.getByText('Cy')
  fireEvent.pointerDown(under, at(1, 100, 100))
  act(() => vi.advanceTimersByTime(HOLD))
  return shown
}
const isOver = (topic: string) => screen.getByTestId(topic).hasAttribute('data-over')

test('SCHED-41: a finger that rests at an edge is over the card that scrolling brings below it, and drops there', () => {
  holdCy()
  expect(isOver('tea')).toBe(true)
  under = screen.getByTestId('bread')
  act(() => vi.advanceTimersByTime(50))
  expect(isOver('bread')).toBe(true)
  fireEvent.pointerUp(window, at(1, 100, 100))
  expect(onDrop).toHaveBeenCalledTimes(1)
  expect(onDrop.mock.lastCall?.[0]).toMatchObject({ personId: 'cy', over: { key: 'bread' } })
})

test('SCHED-41: a second finger ends the drag, also beside the cards', () => {
  holdCy()
  under = screen.getByTestId('bread')
  fireEvent.pointerMove(window, at(1, 100, 200))
  expect(isOver('bread')).toBe(true)
  fireEvent.pointerDown(document.body, at(2, 10, 10))
  expect(isOver('bread')).toBe(false)
  fireEvent.pointerUp(window, at(1, 100, 200))
  expect(onDrop).not.toHaveBeenCalled()
})

test('SCHED-41: the page keeps still while a finger drags, even when the chip has gone meanwhile', () => {
  const { rerender } = holdCy()
  const chip = screen.getByText('Cy')
  // False: what the browser would do is prevented.
  expect(fireEvent.touchMove(chip)).toBe(false)
  rerender(<Board hasChip={false} />)
  expect(fireEvent.touchMove(chip)).toBe(false)
  fireEvent.pointerUp(window, at(1, 100, 100))
  expect(fireEvent.touchMove(chip)).toBe(true)
})

test('SCHED-35, SCHED-41: a finger that moves before the hold scrolls, and a long press opens no menu', () => {
  render(<Board />)
  under = screen.getByText('Cy')
  fireEvent.pointerDown(under, at(1, 100, 100))
  expect(fireEvent.contextMenu(under)).toBe(false)
  fireEvent.pointerMove(window, at(1, 100, 109))
  act(() => vi.advanceTimersByTime(HOLD))
  expect(isOver('tea')).toBe(false)
  expect(fireEvent.touchMove(under)).toBe(true)
})
