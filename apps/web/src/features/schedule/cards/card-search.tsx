import { Button, Group, Text } from '@mantine/core'
import {
  type EventState,
  isActivePerson,
  membersIn,
  type PersonId,
  type Place,
  type Schedule,
  type ScheduledGroup,
} from '@planner/domain'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { SearchField } from '../../../components/form/search-field.tsx'
import type { SessionDays } from '../../../components/sessions/use-session-days.ts'
import { useT } from '../../../lib/i18n/i18n.ts'
import { useNames, useSchedule } from '../schedule-context.tsx'
import classes from './cards.module.css'
import { placeKey } from './move-targets.ts'

type Props = {
  search: ReturnType<typeof useCardSearch>
  /** Stands behind the search. */
  filter: ReactNode
}

/** Finds people and groups on the cards. */
export function SearchBar({ search, filter }: Props) {
  const t = useT()
  const { query, number, index, go } = search
  const isSearching = query.trim() !== ''
  return (
    <Group gap="sm" className="no-print">
      <SearchField
        aria-label={t('schedule.cards.search')}
        placeholder={t('schedule.cards.search')}
        value={query}
        onChange={search.search}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          go(event.shiftKey ? -1 : 1)
        }}
        style={{ flex: '1 1 150px', maxWidth: 340 }}
      />
      {isSearching && number > 0 && (
        <Group gap={4} wrap="nowrap">
          <Button px="sm" aria-label={t('schedule.cards.previous')} onClick={() => go(-1)}>
            <span aria-hidden="true">↑</span>
          </Button>
          <Button px="sm" aria-label={t('schedule.cards.next')} onClick={() => go(1)}>
            <span aria-hidden="true">↓</span>
          </Button>
        </Group>
      )}
      <Text size="sm" role="status" className={classes.status}>
        {isSearching &&
          (number === 0
            ? t('schedule.cards.noneFound')
            : index < 0
              ? t('schedule.cards.found', { number })
              : t('app.outOf', { count: index + 1, total: number }))}
      </Text>
      {filter}
    </Group>
  )
}

/** Searches people, topics and rooms, and goes from one place to the next; SCHED-38. */
export function useCardSearch(days: SessionDays, showSession: (sessionId: number) => void) {
  const { schedule, state } = useSchedule()
  const names = useNames()
  const [query, setQuery] = useState('')
  const [position, setPosition] = useState<{ index: number } | null>(null)
  const matches = useMemo(() => findInPlan(schedule, state, query, names), [schedule, state, query, names])
  const current = position && matches.length > 0 ? matches[position.index % matches.length] : undefined
  const currentKey = current ? placeKey(current) : null
  const found = useMemo(
    () => ({
      people: new Set(matches.flatMap(({ personId }) => personId ?? [])),
      places: new Set(matches.flatMap((match) => (match.personId === null ? placeKey(match) : []))),
      current: currentKey,
    }),
    [matches, currentKey],
  )
  const { place } = days
  const scrollToCurrent = useEffectEvent(() => {
    const element = currentKey && place.current?.querySelector(`[data-place="${CSS.escape(currentKey)}"]`)
    if (element) element.scrollIntoView({ block: 'center', inline: 'center' })
  })
  // Once for each step: the plan may change meanwhile.
  const isSomewhere = currentKey !== null
  useEffect(() => {
    if (position && isSomewhere) scrollToCurrent()
  }, [position, isSomewhere])
  const goTo = (index: number) => {
    const match = matches[index]
    if (!match) return
    showSession(match.sessionId)
    setPosition({ index })
  }
  return {
    query,
    found,
    number: matches.length,
    index: current ? matches.indexOf(current) : -1,
    search: (text: string) => {
      setQuery(text)
      setPosition(null)
    },
    /** Goes so many places on, from the last one to the first. */
    go: (by: 1 | -1) => {
      const from = position ? position.index + by : by > 0 ? 0 : -1
      if (matches.length > 0) goTo((from + matches.length) % matches.length)
    },
  }
}

/** A place of the plan that a search has found: a group by its topic or room, or somebody in it. */
type Found = Place & { personId: PersonId | null }

type Names = { person: (id: PersonId) => string; group: (group: ScheduledGroup) => string }

/** All that a search finds, session by session; all words of the query occur in one name. */
export function findInPlan(schedule: Schedule, state: EventState, query: string, names: Names): Found[] {
  if (query.trim() === '') return []
  const people = new Set([...state.persons.keys()].filter((id) => isMatch(names.person(id), query)))
  const placed = new Set<PersonId>()
  const found = schedule.sessions.flatMap(({ id: sessionId }) =>
    schedule.groups
      .filter(({ sessions }) => sessions.includes(sessionId))
      .flatMap((group): Found[] => {
        const place = { sessionId, key: group.key }
        const members = membersIn(group, sessionId).filter((id) => people.has(id))
        for (const id of members) placed.add(id)
        const isNamed = [names.group(group), group.rooms.get(sessionId)?.name ?? ''].some((name) =>
          isMatch(name, query),
        )
        return [
          ...(isNamed ? [{ ...place, personId: null }] : []),
          ...members.map((personId) => ({ ...place, personId })),
        ]
      }),
  )
  const [first] = schedule.sessions
  const unplaced = first ? [...people].filter((id) => !placed.has(id) && isActivePerson(state, id)) : []
  return [...found, ...unplaced.map((personId) => ({ sessionId: first?.id ?? 1, key: null, personId }))]
}

/** Whether all words of a search occur in a name. */
export function isMatch(text: string, query: string): boolean {
  const name = folded(text)
  return folded(query)
    .split(/\s+/)
    .every((word) => name.includes(word))
}

/** Without accents and capitals. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}
