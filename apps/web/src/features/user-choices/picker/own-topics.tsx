import { Group, Progress, SegmentedControl, Stack, Switch, Text, TextInput } from '@mantine/core'
import { type PersonId, preferenceOf } from '@planner/domain'
import { useMemo, useState } from 'react'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useEventState, useLive, useLiveSnapshot, useTable } from '../../../lib/live/live-context.tsx'
import { isOwnPerson, isRated, type RateableTopic, rateableTopics } from '../rateable-topics.ts'
import { type TopicFilter, visibleTopics } from './order-topics.ts'
import { TopicRow } from './topic-row.tsx'

/** One person's choices, one row per topic: for phones, and for everybody who does not see the matrix; CHOICE-9. */
export function OwnTopics({ personId }: { personId: PersonId }) {
  const t = useT()
  const { variant, state } = useLiveSnapshot()
  const { topics, persons } = state
  const [filter, setFilter] = useState<TopicFilter>('all')
  const [unratedFirst, setUnratedFirst] = useState(false)
  const [search, setSearch] = useState('')
  const live = useLive()
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are omitted so that rows keep their order while rating
  const all = useMemo(
    () => rateableTopics(variant, state).filter(({ topic }) => !isOwnPerson(variant, topic, personId)),
    [variant, topics, persons, personId],
  )
  const shown = useMemo(() => {
    const { state: now } = live.store.getSnapshot()
    return visibleTopics(all, {
      filter,
      unratedFirst,
      search,
      isRated: (id) => isRated(now, personId, id),
      isChosen: (id) => preferenceOf(now, personId, id) !== '',
    })
  }, [all, filter, unratedFirst, search, live, personId])

  if (all.length === 0) return <Text>{t('userChoices.topics.none')}</Text>
  return (
    <Stack gap="sm">
      <RatedCount topics={all} personId={personId} />
      <Group gap="sm" align="flex-end">
        <TextInput
          type="search"
          label={t('userChoices.search.topics')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          style={{ flex: '1 1 200px' }}
        />
        <SegmentedControl
          aria-label={t('userChoices.filter')}
          value={filter}
          onChange={(value) => setFilter(value as TopicFilter)}
          data={[
            { value: 'all', label: t('userChoices.filter.all') },
            { value: 'unrated', label: t('userChoices.filter.unrated') },
            { value: 'chosen', label: t('userChoices.filter.chosen') },
          ]}
          size="md"
        />
        <Switch
          label={t('userChoices.unratedFirst')}
          checked={unratedFirst}
          onChange={(event) => setUnratedFirst(event.currentTarget.checked)}
          mih={44}
          styles={{ body: { alignItems: 'center', minHeight: 44 } }}
        />
      </Group>
      {shown.length === 0 && <Text>{t('userChoices.topics.noMatch')}</Text>}
      <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
        {shown.map((each) => (
          <TopicRow key={each.topic.id} rateable={each} personId={personId} />
        ))}
      </Stack>
    </Stack>
  )
}

function RatedCount({ topics, personId }: { topics: readonly RateableTopic[]; personId: PersonId }) {
  const t = useT()
  useTable('preferences')
  const state = useEventState()
  const rated = topics.filter(({ topic }) => isRated(state, personId, topic.id)).length
  const text = t('userChoices.rated', { rated, all: topics.length })
  return (
    <div>
      <Text size="sm" role="status">
        {text}
      </Text>
      <Progress value={(100 * rated) / Math.max(1, topics.length)} aria-label={text} />
    </div>
  )
}
