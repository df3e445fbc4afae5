import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { activePeople, can, isAdmin, type PersonId, PREFERENCE_SCALES } from '@planner/domain'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useT } from '../../lib/i18n/i18n.ts'
import { useLive, useLiveSnapshot } from '../../lib/live/live-context.tsx'
import { rateableTopics } from '../preference-picker/rateable-topics.ts'
import { ChoicePopover } from './choice-popover.tsx'
import { COLUMN_PX, MatrixHeader } from './matrix-header.tsx'
import { MatrixRow } from './matrix-row.tsx'
import { orderedPeople } from './order-people.ts'
import classes from './preference-matrix.module.css'
import { useKeyHelp } from './use-key-help.ts'
import { useMatrixGrid } from './use-matrix-grid.ts'
import { useWindow } from './use-window.ts'

const ROW_PX = 44

const SEARCH = { flex: '1 1 140px', maxWidth: 280 }

/** All people by all topics; spec 2.4. One tab stop, and only what is in view is mounted when it is large. */
export function PreferenceMatrix({ ownId }: { ownId: PersonId | null }) {
  const t = useT()
  const live = useLive()
  const { variant, state, viewer } = useLiveSnapshot()
  const { persons, topics: topicRecords } = state
  const { choices } = PREFERENCE_SCALES[variant.preferenceScale]
  const [peopleSearch, setPeopleSearch] = useState('')
  const [topicSearch, setTopicSearch] = useState('')
  const [sortedBy, setSortedBy] = useState<string | null>(null)
  const wantedPeople = useDeferredValue(peopleSearch)
  const wantedTopics = useDeferredValue(topicSearch.trim().toLocaleLowerCase())
  const keyHelp = useKeyHelp(choices)
  const scroller = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be rated depends on these two alone
  const topics = useMemo(
    () => rateableTopics(variant, state).filter(({ text }) => text.includes(wantedTopics)),
    [variant, topicRecords, persons, wantedTopics],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are left out so that rows stay put while rating
  const people = useMemo(
    () =>
      orderedPeople(activePeople(state), live.store.getSnapshot().state, {
        ownId,
        search: wantedPeople,
        sortedBy,
        choices,
      }),
    [persons, ownId, wantedPeople, sortedBy, choices, live],
  )
  const grid = useMatrixGrid({
    people,
    topics,
    choices,
    onSort: (topicId) => setSortedBy((before) => (before === topicId ? null : topicId)),
  })
  const { active } = grid
  const columns = useWindow({
    scroller,
    count: topics.length,
    size: COLUMN_PX,
    isHorizontal: true,
    active: active.column - 1,
  })
  const rows = useWindow({
    scroller,
    count: people.length,
    size: ROW_PX,
    isHorizontal: false,
    active: active.row - 1,
  })
  if (persons.size === 0) return <Text>{t('matrix.noPeople')}</Text>
  const sortedName = topics.find(({ topic }) => topic.id === sortedBy)?.name
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-end">
        <TextInput
          type="search"
          label={t('matrix.search.people')}
          value={peopleSearch}
          onChange={(event) => setPeopleSearch(event.currentTarget.value)}
          style={SEARCH}
        />
        <TextInput
          type="search"
          label={t(can(variant, 'pairs') ? 'matrix.search.wished' : 'matrix.search.topics')}
          value={topicSearch}
          onChange={(event) => setTopicSearch(event.currentTarget.value)}
          style={SEARCH}
        />
        {sortedName !== undefined && (
          <Button variant="light" onClick={() => setSortedBy(null)}>
            {t('matrix.unsort')}
          </Button>
        )}
      </Group>
      <Text size="sm" visibleFrom="sm">
        {t('matrix.help', { keys: keyHelp })}
      </Text>
      <Text size="sm" role="status" mih={20}>
        {grid.message || (sortedName !== undefined && t('matrix.sortedBy', { topic: sortedName }))}
      </Text>
      {people.length === 0 || topics.length === 0 ? (
        <Text>{t(topicRecords.size === 0 ? 'userChoices.topics.none' : 'matrix.noMatch')}</Text>
      ) : (
        <div ref={scroller} className={classes.scroller}>
          <table
            ref={grid.table}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the W3C grid pattern on a native table
            role="grid"
            className={classes.grid}
            aria-label={t('matrix.label')}
            aria-rowcount={people.length + 1}
            aria-colcount={topics.length + 1}
            {...grid.handlers}
          >
            <MatrixHeader
              topics={topics}
              columns={columns}
              activeColumn={active.row === 0 ? active.column : -1}
              sortedBy={sortedBy}
            />
            <tbody>
              {rows.map((segment) => {
                if (segment.kind === 'gap')
                  return (
                    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row that keeps the space of those not mounted
                    <tr key={`gap-${segment.after}`} aria-hidden="true" style={{ height: segment.size }} />
                  )
                const person = people[segment.index]
                if (!person) return null
                const row = segment.index + 1
                return (
                  <MatrixRow
                    key={person.id}
                    person={person}
                    topics={topics}
                    columns={columns}
                    row={row}
                    activeColumn={active.row === row ? active.column : -1}
                    isOwn={person.id === ownId}
                    isEditable={isAdmin(viewer) || person.id === ownId}
                  />
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {grid.open && (
        <ChoicePopover open={grid.open} choices={choices} onChoose={grid.choose} onClose={grid.close} />
      )}
    </Stack>
  )
}
