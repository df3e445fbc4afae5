import type { HourSpan } from '@planner/domain'
import type { RangeIndex } from './time-ranges.ts'

/** One of the four ends on a dial. */
export type Handle = { range: RangeIndex; end: keyof HourSpan }
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

/**
 * How far a handle may go: between its own other end and the other range of the day, even an empty one. Nothing begins at the day's
 * end.
 */
export function boundsOf(spans: Spans, { range, end }: Handle): { min: number; max: number } {
  const own = spans[range]
  const other = spans[range === 0 ? 1 : 0]
  if (!own) return { min: 0, max: HOURS }
  if (end === 'from')
    return { min: other && other.to <= own.from ? other.to : 0, max: Math.min(own.to, HOURS - 1) }
  return { min: own.from, max: other && other.from >= own.to ? other.from : HOURS }
}

/**
 * The hour a handle goes to when it is dragged towards an hour of the dial. It does not go past midnight: dragged on, it stays
 * there.
 */
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
