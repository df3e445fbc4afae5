import type { FocusEvent, KeyboardEvent } from 'react'
import type { GridPosition } from '../../../components/grid/grid-keys.ts'
import type { GridFocus } from '../../../components/grid/use-grid-focus.ts'
import { type GridHour, hourAt, movedInWeek, type Rectangle, type ShownHours } from './week-hours.ts'

type RectangleOptions = {
  focus: Pick<GridFocus, 'active' | 'moveTo' | 'handlers'>
  shown: ShownHours
  onSpan: (rectangle: Rectangle) => void
  onRelease: () => void
}

/**
 * A rectangle by keyboard: Shift with a key that moves spans it from where that began, moving without Shift, Escape and leaving
 * the grid let go of it; AVAIL-10.
 */
export function useRectangle(
  anchor: GridHour | null,
  setAnchor: (anchor: GridHour | null) => void,
  options: RectangleOptions,
) {
  const { focus, shown, onSpan, onRelease } = options
  const release = () => {
    if (!anchor) return
    setAnchor(null)
    onRelease()
  }
  const span = (start: GridHour, { row, column }: GridPosition) => {
    const position = { row: Math.max(1, row), column: Math.max(1, column) }
    const to = hourAt(position, shown)
    focus.moveTo(position)
    if (!to) return
    setAnchor(start)
    onSpan({ from: start, to })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.altKey ? undefined : movedInWeek(focus.active, event, shown)
    const start = anchor ?? hourAt(focus.active, shown)
    if (to && event.shiftKey && start) span(start, to)
    else if (to) {
      release()
      focus.moveTo(to)
    } else if (event.key === 'Escape' && anchor) release()
    else return focus.handlers.onKeyDown(event)
    event.preventDefault()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) release()
  }
  return { release, onKeyDown, onBlur }
}
