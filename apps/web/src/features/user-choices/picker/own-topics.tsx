import { Stack, Text } from '@mantine/core'
import { type PersonId, preferenceOf } from '@planner/domain'
import { startTransition, useMemo, useState } from 'react'
import type { ChoiceSection } from '../../../lib/choice-section.ts'
import { firstComponent } from '../../../lib/lazy-component.ts'
import { useLive, useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { isRated, type TopicFilter, useRateableTopics, visibleTopics } from '../rateable-topics.ts'
import { ChoicesDone, RatedCount } from './choices-done.tsx'
import { TopicRow } from './topic-row.tsx'

/** On phones it is asked for; elsewhere it comes with the list. */
export const TopicsToolbar = firstComponent(async () => (await import('./topics-toolbar.tsx')).TopicsToolbar)

export type OwnChoicesProps = {
  personId: PersonId
  /** The part of the choices that comes after this one, if any. */
  next?: ChoiceSection | undefined
}

/** One person's choices, a row per topic: on phones, and for who does not see the matrix; CHOICE-9. */
export function OwnTopics({ personId, next }: OwnChoicesProps) {
  const t = useWords()
  const variant = useVariant()
  const [filter, setFilter] = useState<TopicFilter>('all')
  const [unratedFirst, setUnratedFirst] = useState(false)
  const [search, setSearch] = useState('')
  const isNarrow = useIsNarrow()
  const [wantsToolbar, setWantsToolbar] = useState(false)
  const hasToolbar = !isNarrow || wantsToolbar
  const [wantsBeginners, setWantsBeginners] = useState(false)
  const live = useLive()
  const all = useRateableTopics()
  const hasBeginners =
    variant.topicFields.includes('beginnerFriendlyFlag') &&
    all.some(({ topic }) => topic.beginnerFriendlyFlag)
  const forBeginners = wantsBeginners && hasBeginners
  const shown = useMemo(() => {
    const { state: now } = live.store.getSnapshot()
    return visibleTopics(all, {
      filter,
      first: unratedFirst ? 'unrated' : null,
      search,
      forBeginners,
      isRated: (id) => isRated(now, personId, id),
      isChosen: (id) => preferenceOf(now, personId, id) !== '',
    })
  }, [all, filter, unratedFirst, search, forBeginners, live, personId])

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
          search={search}
          onSearch={setSearch}
          filter={filter}
          onFilter={setFilter}
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
