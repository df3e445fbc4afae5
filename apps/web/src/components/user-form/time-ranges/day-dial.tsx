import { type HourSpan, twoDigits } from '@planner/domain'
import { type PointerEvent, useEffect, useId, useRef } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import classes from './day-dial.module.css'
import { type RangeIndex, timeText } from './time-ranges.ts'

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
 * Drags the handles of a dial. Of handles that lie on one another the first that can follow the pointer is
 * taken.
 */
function useDialDrag(spans: Spans, onMove: (handle: Handle, hour: number) => void) {
  const drag = useRef<{ pointer: number; handles: readonly Handle[] } | null>(null)

  const dial = useRef<SVGSVGElement>(null)

  // A touch drag must not scroll the page; React's listeners are passive and cannot prevent that.
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

/** One of the four ends on a dial. */
type Handle = { range: RangeIndex; end: keyof HourSpan }
export const HANDLES = [
  { range: 0, end: 'from' },
  { range: 0, end: 'to' },
  { range: 1, end: 'from' },
  { range: 1, end: 'to' },
] as const satisfies readonly Handle[]

export type Spans = readonly [HourSpan | undefined, HourSpan | undefined]

const HOURS = 24

/** The place of an hour around the centre: midnight on top, clockwise. */
export function pointAt(hour: number, radius: number): { x: number; y: number } {
  const angle = (hour / HOURS) * 2 * Math.PI
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) }
}

/** The hour nearest to a point seen from the centre, 0 to 23. */
export function hourTowards({ x, y }: { x: number; y: number }): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI)
  return (Math.round(turn * HOURS) + HOURS) % HOURS
}

/** The path of a stretch of the dial; one of all 24 hours is a full circle, of none is empty. */
export function arcPath({ from, to }: HourSpan, radius: number): string {
  if (to <= from) return ''
  const middle = (from + to) / 2
  const [a, b, c] = [from, middle, to].map((hour) => pointAt(hour, radius))
  const arc = (point: { x: number; y: number } | undefined) =>
    `A ${radius} ${radius} 0 0 1 ${round(point?.x)} ${round(point?.y)}`
  return `M ${round(a?.x)} ${round(a?.y)} ${arc(b)} ${arc(c)}`
}

/** The bounds of a handle: its own other end and the day's other range. No range begins at the day's end. */
export function boundsOf(spans: Spans, { range, end }: Handle): { min: number; max: number } {
  const own = spans[range]
  const other = spans[range === 0 ? 1 : 0]
  if (!own) return { min: 0, max: HOURS }
  if (end === 'from')
    return { min: other && other.to <= own.from ? other.to : 0, max: Math.min(own.to, HOURS - 1) }
  return { min: own.from, max: other && other.from >= own.to ? other.from : HOURS }
}

/** The hour of a handle that is dragged towards an hour; at midnight it stops. */
export function draggedHour(spans: Spans, handle: Handle, towards: number): number {
  const now = spans[handle.range]?.[handle.end] ?? 0
  const turned = [towards - HOURS, towards, towards + HOURS].reduce((nearest, hour) =>
    Math.abs(hour - now) < Math.abs(nearest - now) ? hour : nearest,
  )
  return within(turned, boundsOf(spans, handle))
}

/** The handles that lie on top of one another at the place of the given one, itself first. */
export function handlesAt(spans: Spans, handle: Handle): Handle[] {
  const at = (each: Handle) => (spans[each.range]?.[each.end] ?? Number.NaN) % HOURS
  const others = HANDLES.filter((each) => each.range !== handle.range || each.end !== handle.end)
  return [handle, ...others.filter((each) => at(each) === at(handle))]
}

const PAGE = 3

/** The hour a key moves a handle to, undefined for other keys. */
export function keyedHour(spans: Spans, handle: Handle, key: string): number | undefined {
  const now = spans[handle.range]?.[handle.end] ?? 0
  const bounds = boundsOf(spans, handle)
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: PAGE,
    PageDown: -PAGE,
    Home: -HOURS,
    End: HOURS,
  }
  const step = steps[key]
  return step === undefined ? undefined : within(now + step, bounds)
}

function within(hour: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(hour, min), Math.max(min, max))
}

function round(value = 0): number {
  return Math.round(value * 100) / 100
}
