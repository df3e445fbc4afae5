import { type PointerEvent, useEffect, useRef } from 'react'
import { draggedHour, type Handle, handlesAt, hourTowards, type Spans } from './dial-geometry.ts'

/**
 * Dragging the handles of a dial by mouse, pen or touch. Where handles lie on one another, the first that can go where the pointer
 * goes is taken.
 */
export function useDialDrag(spans: Spans, onMove: (handle: Handle, hour: number) => void) {
  const drag = useRef<{ pointer: number; handles: readonly Handle[] } | null>(null)

  const dial = useRef<SVGSVGElement>(null)

  // While a handle is dragged by touch the page must not scroll; React's listeners are passive and cannot prevent that.
  useEffect(() => {
    const element = dial.current
    const preventScroll = (event: TouchEvent) => {
      if (drag.current && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', preventScroll, { passive: false })
    return () => element?.removeEventListener('touchmove', preventScroll)
  }, [])

  const onPointerDown = (event: PointerEvent<SVGElement>, handle: Handle) => {
    if (drag.current || event.button !== 0) return
    drag.current = { pointer: event.pointerId, handles: handlesAt(spans, handle) }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (drag.current?.pointer !== event.pointerId) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const towards = hourTowards({
      x: event.clientX - left - width / 2,
      y: event.clientY - top - height / 2,
    })
    for (const handle of drag.current.handles) {
      const hour = draggedHour(spans, handle, towards)
      if (hour === spans[handle.range]?.[handle.end]) continue
      drag.current.handles = [handle]
      onMove(handle, hour)
      return
    }
  }
  const onPointerEnd = (event: PointerEvent) => {
    if (drag.current?.pointer === event.pointerId) drag.current = null
  }
  return {
    dial,
    startDrag: onPointerDown,
    handlers: { onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  }
}
