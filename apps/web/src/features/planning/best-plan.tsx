import { List, Stack, Text } from '@mantine/core'
import { activePeople, can, type PersonId, satisfactionOf } from '@planner/domain'
import type { PlanPreview, PlanProgress } from '@planner/protocol'
import { useMemo } from 'react'
import { comparedQuality } from '../../lib/compared-quality.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLiveSnapshot, useSetting } from '../../lib/live/live-context.tsx'
import { percentOf } from '../../lib/percent.ts'
import { useDistanceText } from '../../lib/use-distance-text.ts'
import { ScoreCurve } from './score-curve.tsx'

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

/** As many places as a preview holds; of a larger plan it is not the whole (ROOM-8). */
const MAX_PLACES = 2000

/** How many people the best plan so far gives a group that they chose above all or host; undefined where that cannot be told. */
function useFirstChoices(preview: PlanPreview | undefined): { number: number; total: number } | undefined {
  const { variant, state, viewer } = useLiveSnapshot()
  return useMemo(() => {
    if (!preview || can(variant, 'pairs')) return undefined
    const places = preview.groups.reduce((sum, { members }) => sum + members.length, 0)
    if (places === 0 || places >= MAX_PLACES) return undefined
    const content = new Set<PersonId>()
    for (const { topicId, members } of preview.groups) {
      for (const at of members) {
        const id = preview.people[at]
        if (id === undefined || topicId === null || !state.persons.has(id)) continue
        const level = satisfactionOf(variant, state, viewer, id, topicId)
        if (level === null) return undefined
        if (level === 4) content.add(id)
      }
    }
    return { number: content.size, total: activePeople(state).length }
  }, [variant, state, viewer, preview])
}
