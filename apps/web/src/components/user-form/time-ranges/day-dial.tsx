import { twoDigits } from '@planner/domain'
import { type PointerEvent, useEffect, useId, useRef } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import classes from './day-dial.module.css'
import {
  arcPath,
  boundsOf,
  draggedHour,
  HANDLES,
  type Handle,
  handlesAt,
  hourTowards,
  keyedHour,
  pointAt,
  type Spans,
} from './dial-geometry.ts'
import { timeText } from './time-ranges.ts'

const RADIUS = 84
const SIZE = 130

type DayDialProps = { label: string; spans: Spans; onMove: (handle: Handle, hour: number) => void }

/** A day as a circle of 24 hours with the two ranges that are allowed, whose ends are sliders; TOPIC-18. */
export function DayDial({ label, spans, onMove }: DayDialProps) {
  const t = useT()
  const hatch = useId().replaceAll(/\W/g, '')
  const { dial, startDrag, handlers } = useDialDrag(spans, onMove)
  return (
    // biome-ignore lint/a11y/useSemanticElements: an element of a picture can be no fieldset
    <svg
      ref={dial}
      viewBox={`${-SIZE} ${-SIZE} ${2 * SIZE} ${2 * SIZE}`}
      className={classes.dial}
      role="group"
      aria-label={label}
      {...handlers}
    >
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" className={classes.refused} />
          <line x1="0" y1="0" x2="0" y2="7" className={classes.hatch} />
        </pattern>
      </defs>
      <circle r={RADIUS} className={classes.ring} stroke={`url(#${hatch})`} />
      {Array.from({ length: 24 }, (_, hour) => (
        <Tick key={timeText(hour)} hour={hour} />
      ))}
      {spans.map((span, index) => {
        if (!span || span.to <= span.from) return null
        const middle = pointAt((span.from + span.to) / 2, RADIUS)
        const key = index === 0 ? 'first' : 'second'
        return (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
          <g key={key} aria-hidden="true">
            <path d={arcPath(span, RADIUS)} className={classes.edge} />
            <path d={arcPath(span, RADIUS)} className={classes.allowed} />
            <text x={middle.x} y={middle.y} className={classes.number}>
              {index + 1}
            </text>
          </g>
        )
      })}
      {HANDLES.map((handle) => {
        const hour = spans[handle.range]?.[handle.end]
        if (hour === undefined) return null
        const { x, y } = pointAt(hour, RADIUS)
        const { min, max } = boundsOf(spans, handle)
        return (
          <g
            key={`${handle.range} ${handle.end}`}
            role="slider"
            tabIndex={0}
            className={classes.handle}
            aria-label={t(handle.end === 'from' ? 'userData.times.startOf' : 'userData.times.endOf', {
              number: handle.range + 1,
            })}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={hour}
            aria-valuetext={timeText(hour)}
            onPointerDown={(event) => startDrag(event, handle)}
            onKeyDown={(event) => {
              const next = event.altKey ? undefined : keyedHour(spans, handle, event.key)
              if (next === undefined) return
              event.preventDefault()
              if (next !== hour) onMove(handle, next)
            }}
          >
            <circle cx={x} cy={y} r={24} className={classes.target} />
            <circle cx={x} cy={y} r={11} className={classes.knob} />
          </g>
        )
      })}
    </svg>
  )
}

/** A mark for every hour, with its number at every third. */
function Tick({ hour }: { hour: number }) {
  const isNamed = hour % 3 === 0
  const outer = pointAt(hour, RADIUS + 19)
  const inner = pointAt(hour, RADIUS + (isNamed ? 14 : 16))
  const text = pointAt(hour, RADIUS + 32)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
    <g aria-hidden="true">
      <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} className={classes.tick} />
      {isNamed && (
        <text x={text.x} y={text.y} className={classes.hour}>
          {twoDigits(hour)}
        </text>
      )}
    </g>
  )
}

/**
 * Dragging the handles of a dial by mouse, pen or touch. Where handles lie on one another, the first that can go where the pointer
 * goes is taken.
 */
function useDialDrag(spans: Spans, onMove: (handle: Handle, hour: number) => void) {
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
