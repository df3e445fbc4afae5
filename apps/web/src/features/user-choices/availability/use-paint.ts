import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { positionOf } from '../../../components/grid/grid-cells.ts'
import type { GridPosition } from '../../../components/grid/grid-keys.ts'
import type { GridFocus } from '../../../components/grid/use-grid-focus.ts'
import {
  type GridHour,
  type HourState,
  hourAt,
  movedInWeek,
  type Rectangle,
  type ShownHours,
} from './week-hours.ts'

type Stroke = { rectangle: Rectangle; state: HourState }

type PaintOptions = {
  grid: RefObject<HTMLElement | null>
  shown: ShownHours
  onStart: (position: GridHour) => void
  isReadOnly: boolean
  /** The state that a stroke starting here paints. */
  begin: (position: GridHour) => HourState
  commit: (rectangle: Rectangle, state: HourState) => void
}

const HOLD_MS = 220
const MOVE_PX = 8

/**
 * Paints rectangles of a week. Touch paints after a long press, so that the page scrolls; a tap toggles one
 * hour, a second finger does nothing. Releasing commits, `pointercancel` cancels; AVAIL-9.
 */
export function usePaint({ grid, shown, onStart, isReadOnly, begin, commit }: PaintOptions) {
  const [stroke, setStroke] = useState<Stroke | null>(null)
  const pointer = useRef<number | null>(null)
  const touch = useRef<{ x: number; y: number; position: GridHour; timer: number } | null>(null)

  const isPainting = useRef(false)
  isPainting.current = stroke !== null

  // Painting by touch must not scroll the page; React's listeners are passive and cannot prevent that.
  useEffect(() => {
    const element = grid.current
    const preventScroll = (event: TouchEvent) => {
      if (isPainting.current && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', preventScroll, { passive: false })
    return () => element?.removeEventListener('touchmove', preventScroll)
  }, [grid])
  useEffect(() => () => clearTimeout(touch.current?.timer), [])

  const hourUnder = ({ clientX, clientY }: PointerEvent): GridHour | undefined => {
    const element = document.elementFromPoint(clientX, clientY)
    const position = element && grid.current?.contains(element) ? positionOf(element) : undefined
    return position && hourAt(position, shown)
  }
  const start = (position: GridHour) => {
    onStart(position)
    setStroke({ rectangle: { from: position, to: position }, state: begin(position) })
  }
  const cancel = () => {
    if (touch.current) clearTimeout(touch.current.timer)
    touch.current = null
    pointer.current = null
    setStroke(null)
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const position = hourUnder(event)
    if (isReadOnly || pointer.current !== null || event.button !== 0 || !position) return
    pointer.current = event.pointerId
    if (event.pointerType !== 'touch') {
      event.currentTarget.setPointerCapture(event.pointerId)
      start(position)
      return
    }
    const { currentTarget, pointerId, clientX: x, clientY: y } = event
    const timer = window.setTimeout(() => {
      touch.current = null
      currentTarget.setPointerCapture(pointerId)
      start(position)
    }, HOLD_MS)
    touch.current = { x, y, position, timer }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerId !== pointer.current) return
    const held = touch.current
    if (held) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > MOVE_PX) cancel()
      return
    }
    const to = hourUnder(event)
    if (to) setStroke((before) => before && { ...before, rectangle: { from: before.rectangle.from, to } })
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerId !== pointer.current) return
    const tapped = touch.current?.position
    const finished = tapped ? { rectangle: { from: tapped, to: tapped }, state: begin(tapped) } : stroke
    cancel()
    if (finished) commit(finished.rectangle, finished.state)
  }
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerId === pointer.current) cancel()
  }
  // Holding a finger down would open the menu of the browser, which ends the stroke.
  const onContextMenu = (event: MouseEvent) => {
    if (pointer.current !== null) event.preventDefault()
  }
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onContextMenu }
  return { stroke, handlers }
}

type RectangleOptions = {
  focus: Pick<GridFocus, 'active' | 'moveTo' | 'handlers'>
  shown: ShownHours
  onSpan: (rectangle: Rectangle) => void
  onRelease: () => void
}

/**
 * A rectangle by keyboard: Shift with a moving key spans it; moving without Shift, Escape or leaving the grid
 * lets go of it; AVAIL-10.
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
