import { Text } from '@mantine/core'
import { twoDigits } from '@planner/domain'
import type { PlanProgress } from '@planner/protocol'
import { useT } from '../../lib/i18n/i18n.ts'

const WIDTH = 320
const HEIGHT = 64
/** A single step would always be the same picture. */
const FEWEST = 3

/** The score over time; the label gives the same in words, for screen readers. */
export function ScoreCurve({ progress }: { progress: readonly PlanProgress[] }) {
  const t = useT()
  const points = curvePoints(progress)
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 2) {
    return (
      <Text size="xs" c="dimmed">
        {t('planning.curve.short')}
      </Text>
    )
  }
  const label = t('planning.curve.label', {
    number: points.length - 1,
    time: durationText(last.seconds),
  })
  return (
    <figure style={{ margin: 0 }}>
      {points.length >= FEWEST && (
        <svg
          viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
          preserveAspectRatio="none"
          style={{ width: '100%', height: HEIGHT, display: 'block' }}
          aria-hidden="true"
        >
          <path
            d={curvePath(points, WIDTH, HEIGHT)}
            fill="none"
            stroke="var(--accent)"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <Text component="figcaption" size="xs" c="dimmed">
        {label}
      </Text>
    </figure>
  )
}

type CurvePoint = { seconds: number; soft: number }

/** The soft scores over time of plans with the best plan's hard and medium score (PLAN-6). */
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

/** Seconds as minutes and seconds, `75` gives `1:15`. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`
}
