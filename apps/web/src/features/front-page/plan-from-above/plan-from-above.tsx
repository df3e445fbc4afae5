import { Text } from '@mantine/core'
import { useT } from '../../../lib/i18n/i18n.ts'
import { GroupCircle } from './group-circle.tsx'
import { linesOf } from './lines.ts'
import styles from './plan-from-above.module.css'

/** A small event as it stands when it is planned: where each group is, and how satisfied its members are, the host first. */
const GROUPS = [
  { topic: 'cafes', x: 92, y: 92, radius: 62, shades: '4443424434234' },
  { topic: 'seeds', x: 262, y: 62, radius: 54, shades: '4444314443' },
  { topic: 'wind', x: 410, y: 130, radius: 58, shades: '444344424444' },
  { topic: 'town', x: 206, y: 240, radius: 66, shades: '44344244144344' },
  { topic: 'singing', x: 56, y: 322, radius: 46, shades: '443413' },
  { topic: 'bees', x: 378, y: 322, radius: 52, shades: '44424344' },
] as const
const NAME_LEADING = 17

/** The room seen from above: what a plan is, at one glance. It needs no script of the planner's, and nothing of it moves; FRONT-5. */
export function PlanFromAbove() {
  const t = useT()
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 500 420" className={styles.picture} role="img" aria-label={t('frontPage.picture')}>
        {GROUPS.map(({ topic, x, y, radius, shades }) => (
          <g key={topic}>
            <GroupCircle x={x} y={y} radius={radius} dotRadius={7} shades={shades} />
            <text className={styles.name} x={x} y={y + radius + 18}>
              {linesOf(t(`room.scene.${topic}`)).map((line, index) => (
                <tspan key={line} x={x} dy={index === 0 ? 0 : NAME_LEADING}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        ))}
      </svg>
      <Text component="figcaption" size="sm" c="dimmed" className={styles.caption ?? ''}>
        <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
          <circle cx={8} cy={8} r={6} className={styles.free} />
        </svg>
        {t('frontPage.picture.free')}
      </Text>
    </figure>
  )
}
