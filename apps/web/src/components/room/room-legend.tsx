import { useWords } from '../../lib/live/use-words.ts'
import classes from './room.module.css'
import type { RoomPlan } from './room-plan.ts'

const SHADES = [1, 2, 3, 4]

/** What shades and rings mean, as far as the picture has them. */
export function RoomLegend({ plan }: { plan: RoomPlan }) {
  const t = useWords()
  const members = plan.groups.flatMap((group) => group.members)
  const hasShades = members.some(({ satisfaction }) => satisfaction !== null)
  const hasHosts = members.some(({ isHost }) => isHost)
  const hasYou = [...members, ...plan.without].some(({ isYou }) => isYou)
  return (
    <ul className={classes.legend}>
      {hasShades && (
        <li>
          <svg width={62} height={16} aria-hidden="true">
            {SHADES.map((shade, index) => (
              <g key={shade}>
                <circle
                  cx={8 + index * 15}
                  cy={8}
                  r={5.5}
                  fill={`var(--room-dot-${shade})`}
                  stroke="var(--room-quiet)"
                  strokeWidth={shade <= 2 ? 0.6 : 0}
                />
                <circle
                  className={classes.shape}
                  cx={8 + index * 15}
                  cy={8}
                  r={(5.5 * (shade - 1)) / 3}
                  stroke="none"
                />
              </g>
            ))}
          </svg>
          {t('room.legend.choice')}
        </li>
      )}
      {hasHosts && (
        <li>
          <Ring stroke="var(--room-host)" fill="var(--room-dot-4)" />
          {t('schedule.host')}
        </li>
      )}
      {hasYou && (
        <li>
          <Ring stroke="var(--room-ink)" fill="none" />
          {t('room.legend.you')}
        </li>
      )}
      {plan.without.length > 0 && (
        <li>
          <Ring stroke="var(--room-missing)" fill="none" dash="3 2" />
          {t('room.nowhere')}
        </li>
      )}
    </ul>
  )
}

function Ring({ stroke, fill, dash }: { stroke: string; fill: string; dash?: string }) {
  return (
    <svg width={16} height={16} aria-hidden="true">
      <circle cx={8} cy={8} r={5.5} fill={fill} stroke={stroke} strokeWidth={2} strokeDasharray={dash} />
    </svg>
  )
}
