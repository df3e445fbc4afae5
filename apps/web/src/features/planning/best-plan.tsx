import { List, Stack, Text } from '@mantine/core'
import { can } from '@planner/domain'
import type { PlanProgress } from '@planner/protocol'
import { comparedQuality } from '../../lib/compared-quality.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import { useScoreText } from '../../lib/use-score-text.ts'
import { ScoreCurve } from './score-curve.tsx'

/** The best plan so far as text, as far as it can be compared with anything, and its improvement over time; SCHED-21. */
export function BestPlan({ progress, best }: { progress: readonly PlanProgress[]; best: PlanProgress }) {
  const t = useT()
  const { variant } = useLiveSnapshot()
  // Where places are weighed with other wishes, the level that counts missing ones is always 0.
  const countsPlaces =
    useSetting('parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint') === 'Hard'
  const scoreText = useScoreText()
  const quality = comparedQuality(best)
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('planning.best')}</Text>
      <List size="sm" spacing={2}>
        <List.Item>{t('planning.satisfaction', { percent: Math.round(best.satisfaction * 100) })}</List.Item>
        <List.Item>
          {best.hard === 0 ? t('planning.rules.kept') : t('planning.rules.broken', { number: -best.hard })}
        </List.Item>
        {countsPlaces && !can(variant, 'pairs') && (
          <List.Item>
            {best.medium === 0
              ? t('planning.places.filled')
              : t('planning.places.unfilled', { number: -best.medium })}
          </List.Item>
        )}
        {quality === 'best' && <List.Item>{t('planning.quality.best')}</List.Item>}
        {quality === 'near' && best.bound !== null && (
          <List.Item>
            {t('planning.quality.bound', { score: scoreText(best.soft), bound: scoreText(best.bound) })}
          </List.Item>
        )}
      </List>
      <ScoreCurve progress={progress} />
    </Stack>
  )
}
