import { useMemo } from 'react'

/** More people are drawn as so many dots. */
const MOST = 400
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** Everybody as a dot, whoever has answered filled: the room as it fills, with the first in its middle. */
export function Crowd({ people, answered }: { people: number; answered: number }) {
  const count = Math.min(people, MOST)
  const filled = Math.round((answered / Math.max(1, people)) * count)
  const dots = useMemo(() => placesOf(count), [count])
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" data-testid="crowd">
      <circle r="48" fill="var(--wash)" />
      {dots.map(({ x, y, radius }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has nothing but its place
          key={index}
          cx={x}
          cy={y}
          r={radius}
          fill={index < filled ? 'var(--satisfaction-4)' : 'var(--satisfaction-1)'}
        />
      ))}
    </svg>
  )
}

/** In a spiral, as close to each other at its rim as in its middle. */
function placesOf(count: number) {
  const radius = Math.min(4, 34 / Math.sqrt(Math.max(1, count)))
  return Array.from({ length: count }, (_, index) => {
    const distance = (44 - radius) * Math.sqrt((index + 0.5) / Math.max(12, count))
    return {
      x: distance * Math.cos(index * GOLDEN_ANGLE),
      y: distance * Math.sin(index * GOLDEN_ANGLE),
      radius,
    }
  })
}
