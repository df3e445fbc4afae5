import { List, Stack, Text } from '@mantine/core'
import { can } from '@planner/domain'
import type { PlanPreview, PlanProgress } from '@planner/protocol'
import { comparedQuality } from '../../lib/compared-quality.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import { percentOf } from '../../lib/percent.ts'
import { useDistanceText } from '../../lib/use-distance-text.ts'
import { ScoreCurve } from './score-curve.tsx'
import { useFirstChoices } from './use-first-choices.ts'

type BestPlanProps = {
  progress: readonly PlanProgress[]
  best: PlanProgress
  /** Who would be where, for organisers. */
  preview?: PlanPreview | undefined
}

/** The best plan so far as text, as far as it can be compared with anything, and its improvement over time; SCHED-21. */
export function BestPlan({ progress, best, preview }: BestPlanProps) {
  const t = useT()
  const { variant } = useLiveSnapshot()
  // Where places are weighed with other wishes, the level that counts missing ones is always 0.
  const countsPlaces =
    useSetting('parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint') === 'Hard'
  const distanceText = useDistanceText()
  const broken = best.brokenRules ?? -best.hard
  const quality = best.hard < 0 ? undefined : comparedQuality(best)
  // A bound is of the plans in which as many places are missing, and no rule more is broken.
  const isMissing = best.medium < 0
  const firstChoices = useFirstChoices(preview)
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('planning.best')}</Text>
      <List size="sm" spacing={2}>
        <List.Item>{t('planning.satisfaction', { percent: percentOf(best.satisfaction) })}</List.Item>
        {firstChoices && <List.Item>{t('planning.firstChoices', firstChoices)}</List.Item>}
        <List.Item>
          {broken === 0 ? t('planning.rules.kept') : t('planning.rules.broken', { number: broken })}
        </List.Item>
        {countsPlaces && !can(variant, 'pairs') && (
          <List.Item>
            {best.medium === 0
              ? t('planning.places.filled')
              : t('planning.places.unfilled', { number: -best.medium })}
          </List.Item>
        )}
        {quality === 'best' && (
          <List.Item>{t(isMissing ? 'planning.quality.best.missing' : 'planning.quality.best')}</List.Item>
        )}
        {quality === 'near' && best.bound !== null && (
          <List.Item>
            {t(isMissing ? 'planning.quality.bound.missing' : 'planning.quality.bound', {
              distance: distanceText(best.soft, best.bound),
            })}
          </List.Item>
        )}
      </List>
      <ScoreCurve progress={progress} />
    </Stack>
  )
}
