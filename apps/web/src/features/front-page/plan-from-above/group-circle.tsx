import styles from './plan-from-above.module.css'
import { seatsIn } from './seats.ts'

type GroupCircleProps = {
  x: number
  y: number
  radius: number
  dotRadius: number
  /** How satisfied each member is, a digit from 1 to 4 each, the host first. */
  shades: string
}

/** A group seen from above: its members as dots, the host with a ring. */
export function GroupCircle({ x, y, radius, dotRadius, shades }: GroupCircleProps) {
  const seats = seatsIn(radius - dotRadius * 2, shades.length)
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} className={styles.circle} />
      {seats.map((seat, index) => (
        <circle
          key={`${seat.x} ${seat.y}`}
          cx={seat.x}
          cy={seat.y}
          r={dotRadius}
          fill={`var(--satisfaction-${shades[index]})`}
          className={index === 0 ? styles.host : styles.dot}
          style={index === 0 ? { strokeWidth: dotRadius * 0.45 } : undefined}
        />
      ))}
    </g>
  )
}
