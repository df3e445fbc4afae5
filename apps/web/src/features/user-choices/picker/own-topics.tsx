import { Stack, Text } from '@mantine/core'
import type { PersonId } from '@planner/domain'
import { startTransition, useState } from 'react'
import type { ChoiceSection } from '../../../lib/choice-section.ts'
import { firstComponent } from '../../../lib/lazy-component.ts'
import { useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { useRateableTopics, useTopicFilter } from '../rateable-topics.ts'
import { ChoicesDone, RatedCount } from './choices-done.tsx'
import { TopicRow } from './topic-row.tsx'

/** On phones it is asked for; elsewhere it comes with the list. */
export const TopicsToolbar = firstComponent(async () => (await import('./choice-toolbar.tsx')).TopicsToolbar)

export type OwnChoicesProps = {
  personId: PersonId
  /** The part of the choices that comes after this one, if any. */
  next?: ChoiceSection | undefined
}

/** One person's choices, a row per topic: on phones, and for who does not see the matrix; CHOICE-9. */
export function OwnTopics({ personId, next }: OwnChoicesProps) {
  const t = useWords()
  const variant = useVariant()
  const [unratedFirst, setUnratedFirst] = useState(false)
  const isNarrow = useIsNarrow()
  const [wantsToolbar, setWantsToolbar] = useState(false)
  const hasToolbar = !isNarrow || wantsToolbar
  const [wantsBeginners, setWantsBeginners] = useState(false)
  const all = useRateableTopics()
  const hasBeginners =
    variant.topicFields.includes('beginnerFriendlyFlag') &&
    all.some(({ topic }) => topic.beginnerFriendlyFlag)
  const forBeginners = wantsBeginners && hasBeginners
  const first = unratedFirst ? 'unrated' : null
  const { shown, toolbar } = useTopicFilter(all, personId, first, forBeginners)

  if (all.length === 0) return <Text>{t('userChoices.topics.none')}</Text>
  return (
    <Stack gap="sm">
      <RatedCount
        topics={all}
        personId={personId}
        onSearch={hasToolbar ? undefined : () => startTransition(() => setWantsToolbar(true))}
      />
      {hasToolbar && (
        <TopicsToolbar
          {...toolbar}
          isWanted={wantsToolbar}
          unratedFirst={unratedFirst}
          onUnratedFirst={setUnratedFirst}
          beginners={hasBeginners ? { isOn: forBeginners, onSwitch: setWantsBeginners } : undefined}
        />
      )}
      {shown.length === 0 && <Text>{t('userChoices.topics.noMatch')}</Text>}
      <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
        {shown.map((each) => (
          <TopicRow key={each.topic.id} rateable={each} personId={personId} />
        ))}
      </Stack>
      <ChoicesDone topics={all} personId={personId} next={next} />
    </Stack>
  )
}
