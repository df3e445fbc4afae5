import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { placeOf } from '../../../components/grid/grid-cells.ts'
import { type GridHour, type HourState, hourAt, type Rectangle } from './week-hours.ts'

export type Stroke = { rectangle: Rectangle; state: HourState }

type PaintOptions = {
  grid: RefObject<HTMLElement | null>
  onStart: (place: GridHour) => void
  isReadOnly: boolean
  /** What a stroke that begins here paints. */
  begin: (place: GridHour) => HourState
  commit: (rectangle: Rectangle, state: HourState) => void
}

const HOLD_MS = 220
const MOVE_PX = 8

/**
 * Painting rectangles of a week by mouse, pen or finger. A finger has to rest before it paints, so that the
 * page still scrolls; a tap toggles one hour. Releasing commits, `pointercancel` gives up.
 */
export function usePaint({ grid, onStart, isReadOnly, begin, commit }: PaintOptions) {
  const [stroke, setStroke] = useState<Stroke | null>(null)
  const pointer = useRef<number | null>(null)
  const touch = useRef<{ x: number; y: number; place: GridHour; timer: number } | null>(null)

  const isPainting = useRef(false)
  isPainting.current = stroke !== null

  // Once a finger paints, its moves must not scroll the page too; React's own listeners cannot prevent that.
  useEffect(() => {
    const element = grid.current
    const hold = (event: TouchEvent) => {
      if (isPainting.current && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => element?.removeEventListener('touchmove', hold)
  }, [grid])

  const start = (place: GridHour) => {
    onStart(place)
    setStroke({ rectangle: { from: place, to: place }, state: begin(place) })
  }
  const giveUp = () => {
    if (touch.current) clearTimeout(touch.current.timer)
    touch.current = null
    pointer.current = null
    setStroke(null)
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const place = placeAt(event.clientX, event.clientY)
    if (isReadOnly || pointer.current !== null || event.button !== 0 || !place) return
    pointer.current = event.pointerId
    if (event.pointerType !== 'touch') {
      event.currentTarget.setPointerCapture(event.pointerId)
      start(place)
      return
    }
    const { currentTarget, pointerId, clientX: x, clientY: y } = event
    const timer = window.setTimeout(() => {
      touch.current = null
      currentTarget.setPointerCapture(pointerId)
      start(place)
    }, HOLD_MS)
    touch.current = { x, y, place, timer }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerId !== pointer.current) return
    const held = touch.current
    if (held) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > MOVE_PX) giveUp()
      return
    }
    const to = placeAt(event.clientX, event.clientY)
    if (to) setStroke((before) => before && { ...before, rectangle: { from: before.rectangle.from, to } })
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerId !== pointer.current) return
    const tapped = touch.current?.place
    const finished = tapped ? { rectangle: { from: tapped, to: tapped }, state: begin(tapped) } : stroke
    giveUp()
    if (finished) commit(finished.rectangle, finished.state)
  }
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: giveUp }
  return { stroke, handlers }
}

function placeAt(x: number, y: number): GridHour | undefined {
  const element = document.elementFromPoint(x, y)
  const place = element && placeOf(element)
  return place ? hourAt(place) : undefined
}
