import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type GridHour, type HourState, movedHour, type Rectangle } from './week-hours.ts'

export type Stroke = { rectangle: Rectangle; state: HourState }

type PaintOptions = {
  active: GridHour
  setActive: (place: GridHour) => void
  isReadOnly: boolean
  /** What a stroke that begins here paints. */
  begin: (place: GridHour) => HourState
  commit: (rectangle: Rectangle, state: HourState) => void
}

const HOLD_MS = 220
const MOVE_PX = 8

/**
 * Painting rectangles of a week by mouse, pen, finger or keyboard. A finger has to rest before it paints, so that the
 * page still scrolls; a tap toggles one hour. Releasing commits, `pointercancel` gives up.
 */
export function usePaint({ active, setActive, isReadOnly, begin, commit }: PaintOptions) {
  const [stroke, setStroke] = useState<Stroke | null>(null)
  const pointer = useRef<number | null>(null)
  const touch = useRef<{ x: number; y: number; place: GridHour; timer: number } | null>(null)

  const grid = useRef<HTMLTableElement>(null)
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
  }, [])

  const start = (place: GridHour) => {
    setActive(place)
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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (!isReadOnly) commit({ from: active, to: active }, begin(active))
      return
    }
    const next = movedHour(active, event)
    if (!next) return
    event.preventDefault()
    setActive(next)
    const cell = `[data-day="${next.day}"][data-hour="${next.hour}"]`
    event.currentTarget.querySelector<HTMLElement>(cell)?.focus()
  }
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: giveUp }
  return { grid, stroke, handlers, onKeyDown }
}

function placeAt(x: number, y: number): GridHour | undefined {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day][data-hour]')
  return cell ? { day: Number(cell.dataset.day), hour: Number(cell.dataset.hour) } : undefined
}
