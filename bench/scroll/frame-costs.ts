/** An event of Chrome's trace; times in microseconds, `tdur` is processor time of its thread. */
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: {
    name?: string
    elementCount?: number
    beginData?: { dirtyObjects?: number }
  }
}

/** What a frame cost: processor time in ms, and how much was styled and laid out. */
export type FrameCost = {
  main: number
  drawing: number
  script: number
  style: number
  layout: number
  paint: number
  styled: number
  laidOut: number
}

const PARTS: Record<string, 'script' | 'style' | 'layout' | 'paint'> = {
  FunctionCall: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  EventDispatch: 'script',
  RunMicrotasks: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
}
const DRAWING_THREADS = /compositor|raster|CrGpuMain|ThreadPoolForeground/i

/** The costs of the frames between the marks that `scrollFrames` sets. */
export function frameCosts(events: readonly TraceEvent[]): FrameCost[] {
  const marks = events.filter(({ name, ph }) => name === 'bench-frame' && ph !== 'M')
  const [first] = marks
  if (!first) throw new Error('There are no frames in the trace. Maybe the page was closed?')
  const names = new Map(
    events
      .filter(({ ph, name }) => ph === 'M' && name === 'thread_name')
      .map((event) => [threadOf(event), event.args?.name ?? '']),
  )
  const byThread = Map.groupBy(
    events.filter(({ ph }) => ph === 'X'),
    threadOf,
  )
  const main = byThread.get(threadOf(first)) ?? []
  const tasks = outermost(main)
  const frames = framesBetween(
    marks.map(({ ts }) => ts).sort((a, b) => a - b),
    tasks,
  )
  for (const task of tasks) add(frames, task, 'main')
  for (const [thread, own] of byThread) {
    if (thread === threadOf(first) || !DRAWING_THREADS.test(names.get(thread) ?? '')) continue
    for (const task of outermost(own)) add(frames, task, 'drawing')
  }
  for (const part of ['script', 'style', 'layout', 'paint'] as const) {
    for (const event of outermost(main.filter(({ name }) => PARTS[name] === part))) add(frames, event, part)
  }
  for (const event of main) {
    const cost = frameAt(frames, event.ts)?.cost
    if (!cost) continue
    if (event.name === 'UpdateLayoutTree') cost.styled += event.args?.elementCount ?? 0
    if (event.name === 'Layout') cost.laidOut += event.args?.beginData?.dirtyObjects ?? 0
  }
  return frames.map(({ cost }) => cost)
}

type Frame = { start: number; end: number; cost: FrameCost }

/** A frame begins with the task in which its mark is set. */
function framesBetween(marks: readonly number[], tasks: readonly TraceEvent[]): Frame[] {
  const starts = marks.map(
    (mark) => tasks.findLast(({ ts, dur = 0 }) => ts <= mark && mark <= ts + dur)?.ts ?? mark,
  )
  return starts.slice(0, -1).map((start, index) => ({
    start,
    end: starts[index + 1] ?? start,
    cost: { main: 0, drawing: 0, script: 0, style: 0, layout: 0, paint: 0, styled: 0, laidOut: 0 },
  }))
}

function frameAt(frames: readonly Frame[], ts: number): Frame | undefined {
  return frames.find(({ start, end }) => ts >= start && ts < end)
}

function add(frames: readonly Frame[], { ts, tdur = 0 }: TraceEvent, part: keyof FrameCost): void {
  const cost = frameAt(frames, ts)?.cost
  if (cost) cost[part] += tdur / 1000
}

/** The events that lie in no other event, in order. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const sorted = events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  let end = -1
  return sorted.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`
}
