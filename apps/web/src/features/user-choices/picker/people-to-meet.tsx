import { Stack, Text } from '@mantine/core'
import { maySeeContactPreferences, preferenceOf } from '@planner/domain'
import { useMemo, useState } from 'react'
import { useLive, useLiveSnapshot, useSetting } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { byName } from '../../../lib/name-order.ts'
import {
  isOwnPerson,
  isRated,
  type TopicFilter,
  useRateableTopics,
  visibleTopics,
} from '../rateable-topics.ts'
import { ChoiceToolbar } from './choice-toolbar.tsx'
import { ChoicesDone, RatedCount } from './choices-done.tsx'
import type { OwnChoicesProps } from './own-topics.tsx'
import { PersonRow } from './person-row.tsx'

/** Everybody whom one person may meet, with the wish and, where it is asked for, the rating in one row; SCREEN-10. */
export function PeopleToMeet({ personId, next }: OwnChoicesProps) {
  const t = useWords()
  const { variant, state, viewer } = useLiveSnapshot()
  const [filter, setFilter] = useState<TopicFilter>('all')
  const [search, setSearch] = useState('')
  const live = useLive()
  const isBinary = useSetting('parameters|ui|allowOnlyBinaryContactPreferences')
  const rateable = useRateableTopics()
  const all = useMemo(
    () =>
      rateable
        .filter(({ topic }) => !isOwnPerson(variant, topic, personId))
        .toSorted((a, b) => byName(a.name, b.name)),
    [rateable, variant, personId],
  )
  const shown = useMemo(() => {
    const { state: now } = live.store.getSnapshot()
    return visibleTopics(all, {
      filter,
      first: 'chosen',
      search,
      isRated: (id) => isRated(now, personId, id),
      isChosen: (id) => preferenceOf(now, personId, id) !== '',
    })
  }, [all, filter, search, live, personId])

  if (all.length === 0) return <Text>{t('userChoices.topics.none')}</Text>
  const isRating = maySeeContactPreferences(variant, state, viewer)
  return (
    <Stack gap="sm">
      <RatedCount topics={all} personId={personId} />
      {isRating && (
        <Text size="sm">{t(isBinary ? 'userChoices.rating.help.binary' : 'userChoices.rating.help')}</Text>
      )}
      <ChoiceToolbar search={search} onSearch={setSearch} filter={filter} onFilter={setFilter} />
      {shown.length === 0 && <Text>{t('userChoices.topics.noMatch')}</Text>}
      <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
        {shown.map((each) => (
          <PersonRow key={each.topic.id} rateable={each} personId={personId} isRating={isRating} />
        ))}
      </Stack>
      <ChoicesDone topics={all} personId={personId} next={next} />
    </Stack>
  )
}
