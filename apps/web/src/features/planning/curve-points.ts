import type { PlanProgress } from '@planner/protocol'

export type CurvePoint = { seconds: number; soft: number }

/**
 * The soft scores comparable with the best plan's, which are those with the same hard and medium score (PLAN-6), over time.
 */
export function curvePoints(progress: readonly PlanProgress[]): CurvePoint[] {
  const best = progress.at(-1)
  if (!best) return []
  return progress
    .filter(({ hard, medium }) => hard === best.hard && medium === best.medium)
    .map(({ elapsedSeconds, soft }) => ({ seconds: elapsedSeconds, soft }))
}

/** SVG path of a step line scaled to the given size; the highest score is at the top. */
export function curvePath(points: readonly CurvePoint[], width: number, height: number): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ''
  const scores = points.map(({ soft }) => soft)
  const lowest = Math.min(...scores)
  const range = Math.max(...scores) - lowest || 1
  const time = last.seconds - first.seconds || 1
  const x = (point: CurvePoint) => round(((point.seconds - first.seconds) / time) * width)
  const y = (point: CurvePoint) => round(height - ((point.soft - lowest) / range) * height)
  const steps = points.slice(1).map((point) => `H${x(point)}V${y(point)}`)
  return `M${x(first)} ${y(first)}${steps.join('')}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
