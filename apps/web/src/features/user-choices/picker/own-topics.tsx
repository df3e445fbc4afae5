import { Stack, Switch, Text } from '@mantine/core'
import { type PersonId, preferenceOf } from '@planner/domain'
import { useMemo, useState } from 'react'
import { useLive, useLiveSnapshot } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { isRated, rateableTopics } from '../rateable-topics.ts'
import { ChoiceToolbar } from './choice-toolbar.tsx'
import { type TopicFilter, visibleTopics } from './order-topics.ts'
import { RatedCount } from './rated-count.tsx'
import { TopicRow } from './topic-row.tsx'

/** One person's choices, one row per topic: for phones, and for everybody who does not see the matrix; CHOICE-9. */
export function OwnTopics({ personId }: { personId: PersonId }) {
  const t = useWords()
  const { variant, state } = useLiveSnapshot()
  const { topics, persons } = state
  const [filter, setFilter] = useState<TopicFilter>('all')
  const [unratedFirst, setUnratedFirst] = useState(false)
  const [search, setSearch] = useState('')
  const live = useLive()
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are omitted so that rows keep their order while rating
  const all = useMemo(() => rateableTopics(variant, state), [variant, topics, persons])
  const shown = useMemo(() => {
    const { state: now } = live.store.getSnapshot()
    return visibleTopics(all, {
      filter,
      first: unratedFirst ? 'unrated' : null,
      search,
      isRated: (id) => isRated(now, personId, id),
      isChosen: (id) => preferenceOf(now, personId, id) !== '',
    })
  }, [all, filter, unratedFirst, search, live, personId])

  if (all.length === 0) return <Text>{t('userChoices.topics.none')}</Text>
  return (
    <Stack gap="sm">
      <RatedCount topics={all} personId={personId} />
      <ChoiceToolbar search={search} onSearch={setSearch} filter={filter} onFilter={setFilter}>
        <Switch
          label={t('userChoices.unratedFirst')}
          checked={unratedFirst}
          onChange={(event) => setUnratedFirst(event.currentTarget.checked)}
          mih={44}
          styles={{ body: { alignItems: 'center', minHeight: 44 } }}
        />
      </ChoiceToolbar>
      {shown.length === 0 && <Text>{t('userChoices.topics.noMatch')}</Text>}
      <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
        {shown.map((each) => (
          <TopicRow key={each.topic.id} rateable={each} personId={personId} />
        ))}
      </Stack>
    </Stack>
  )
}
