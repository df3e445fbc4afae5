import { Button, Group, Stack, Text } from '@mantine/core'
import {
  activePeople,
  type EventState,
  hidesWishes,
  isAdmin,
  type PersonId,
  type PersonRecord,
  PREFERENCE_SCALES,
  preferenceOf,
} from '@planner/domain'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { SearchField } from '../../../components/form/search-field.tsx'
import { Grid } from '../../../components/grid/grid.tsx'
import type { GridLayout } from '../../../components/grid/grid-layout.ts'
import { useDisplayLabel } from '../../../components/preference-label.ts'
import { useTopicFacts } from '../../../components/topic-facts.tsx'
import { useEventState, useLive, useLiveSnapshot, useVariant } from '../../../lib/live/live-context.tsx'
import { useWords } from '../../../lib/live/use-words.ts'
import { useIsNarrow } from '../../../lib/use-is-narrow.ts'
import { type RateableTopic, useRateableTopics } from '../rateable-topics.ts'
import { ChoicePopover, useKeyHelp } from './choice-popover.tsx'
import { MatrixHeader } from './matrix-header.tsx'
import { MatrixRow } from './matrix-row.tsx'
import classes from './preference-matrix.module.css'
import { useMatrixGrid } from './use-matrix-grid.ts'

const SIZES = { rowHeight: 44, columnWidth: 104, headerHeight: 92, nameWidth: 190 }
/** On a phone more of it is seen at once: four topics. */
const NARROW = { columnWidth: 72, nameWidth: 96, headerHeight: 104 }
/** Of what is told about a topic below its name; TOPIC-22. `letters` is what surely fits into a line. */
const FACTS_LINE = { height: 19, letters: 14, most: 5 }
const FACTS = ['topicType', 'sessionDurationInHours', 'maxNumberOfParticipants'] as const
const CLASS_NAMES = { scroller: classes.scroller, table: classes.table }

/** All people by all topics; CHOICE-8. */
export function PreferenceMatrix({ ownId }: { ownId: PersonId | null }) {
  const t = useWords()
  const labelOf = useDisplayLabel()
  const labelOfMeeting = useMeetingLabel(labelOf)
  const { variant, state, viewer } = useLiveSnapshot()
  const { choices } = PREFERENCE_SCALES[variant.preferenceScale]
  const areWishesHidden = hidesWishes(variant, state, viewer)
  const [peopleSearch, setPeopleSearch] = useState('')
  const [topicSearch, setTopicSearch] = useState('')
  const [sortedBy, setSortedBy] = useState<string | null>(null)
  const keyHelp = useKeyHelp(choices)
  const topics = useTopics(topicSearch)
  const people = usePeople({ ownId, search: useDeferredValue(peopleSearch), sortedBy, choices })
  const layout = useMatrixLayout(people.length, topics)
  const onSort = (topicId: string) => setSortedBy((before) => (before === topicId ? null : topicId))
  const grid = useMatrixGrid({ layout, people, topics, choices, onSort })
  const { focus, open, message, choose, close, clipboard } = grid
  const { active } = focus
  if (state.persons.size === 0) return <Text>{t('matrix.noPeople')}</Text>
  const sortedName = topics.find(({ topic }) => topic.id === sortedBy)?.name
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-end" className={classes.tools ?? ''}>
        <SearchField label={t('app.searchPeople')} value={peopleSearch} onChange={setPeopleSearch} />
        <SearchField label={t('matrix.search.topics')} value={topicSearch} onChange={setTopicSearch} />
        {sortedName !== undefined && <Button onClick={() => setSortedBy(null)}>{t('matrix.unsort')}</Button>}
      </Group>
      {areWishesHidden && <Text size="sm">{t('matrix.wishesHidden')}</Text>}
      <Text size="sm" visibleFrom="sm" className="no-print">
        {t('matrix.help', { keys: keyHelp })}
      </Text>
      <Text size="sm" role="status" mih={20}>
        {message || (sortedName !== undefined && t('matrix.sortedBy', { topic: sortedName }))}
      </Text>
      {people.length === 0 || topics.length === 0 ? (
        <Text>{t(state.topics.size === 0 ? 'userChoices.topics.none' : 'matrix.noMatch')}</Text>
      ) : (
        <Grid
          label={t('matrix.label')}
          layout={layout}
          focus={focus}
          className={CLASS_NAMES}
          {...clipboard}
          header={(columns) => (
            <MatrixHeader
              topics={topics}
              columns={columns}
              activeColumn={active.row === 0 ? active.column : -1}
              sortedBy={sortedBy}
              hasTotals={!areWishesHidden}
            />
          )}
          items={people}
          row={(person, place) => (
            <MatrixRow
              key={person.id}
              {...place}
              person={person}
              topics={topics}
              labelOf={areWishesHidden && person.id !== ownId ? labelOfMeeting : labelOf}
              isOwn={person.id === ownId}
              isEditable={isAdmin(viewer) || person.id === ownId}
            />
          )}
        />
      )}
      {open && <ChoicePopover open={open} choices={choices} onChoose={choose} onClose={close} />}
    </Stack>
  )
}

/** Where wishes are hidden a blank cell is no No. */
function useMeetingLabel(labelOf: (choice: string) => string): (choice: string) => string {
  return useCallback((choice) => (choice === '' ? '' : labelOf(choice)), [labelOf])
}

function useMatrixLayout(numRows: number, topics: readonly RateableTopic[]): GridLayout {
  const { topicFields } = useVariant()
  const hasFacts = FACTS.some((field) => topicFields.includes(field))
  const isNarrow = useIsNarrow()
  const factsHeight = FACTS_LINE.height * useFactsLines(topics)
  const taller = hasFacts ? { columnWidth: 124, headerHeight: SIZES.headerHeight + factsHeight } : {}
  const sizes = { ...SIZES, ...(isNarrow && NARROW), ...taller }
  return { numRows, numColumns: topics.length, numHeaderRows: 1, areHeadersFocusable: true, sizes }
}

/** As many lines as the longest facts need. */
function useFactsLines(topics: readonly RateableTopic[]): number {
  const factsOf = useTopicFacts()
  return useMemo(() => {
    const letters = Math.max(0, ...topics.map(({ topic }) => factsOf(topic).join(' · ').length))
    return Math.min(FACTS_LINE.most, Math.ceil(letters / FACTS_LINE.letters))
  }, [topics, factsOf])
}

function useTopics(search: string) {
  const wanted = useDeferredValue(search.trim().toLocaleLowerCase())
  const topics = useRateableTopics()
  return useMemo(() => topics.filter(({ text }) => text.includes(wanted)), [topics, wanted])
}

function usePeople({ ownId, search, sortedBy, choices }: PeopleView) {
  const live = useLive()
  const { persons } = useEventState()
  // The cells are those of now, whatever changes later: rows keep their order while people rate.
  return useMemo(
    () =>
      orderedPeople(activePeople({ persons }), live.store.getSnapshot().state, {
        ownId,
        search,
        sortedBy,
        choices,
      }),
    [persons, ownId, search, sortedBy, choices, live],
  )
}

export type PeopleView = {
  ownId: PersonId | null
  search: string
  /** The topic by whose choices people are sorted, most interested first. */
  sortedBy: string | null
  /** The scale in ascending order of interest. */
  choices: readonly string[]
}

/** Rows of the matrix: the user's own first, then by interest in a topic or in the order of joining. */
export function orderedPeople(
  people: readonly PersonRecord[],
  state: EventState,
  { ownId, search, sortedBy, choices }: PeopleView,
): PersonRecord[] {
  const wanted = search.trim().toLocaleLowerCase()
  const found = people.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  if (sortedBy !== null) {
    const rank = (person: PersonRecord) => choices.indexOf(preferenceOf(state, person.id, sortedBy))
    found.sort((a, b) => rank(b) - rank(a))
  }
  return [...found.filter(({ id }) => id === ownId), ...found.filter(({ id }) => id !== ownId)]
}
