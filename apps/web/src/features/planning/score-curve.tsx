import { Text } from '@mantine/core'
import type { PlanProgress } from '@planner/protocol'
import { useT } from '../../lib/i18n/i18n.ts'
import { curvePath, curvePoints } from './curve-points.ts'
import { durationText } from './duration-text.ts'

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
