import type { PersonRecord, RegistrationBurst } from '@planner/domain'
import { useState } from 'react'
import type { ParticipantRow } from './participant-rows.ts'

const MINUTE_MS = 60_000

type Facts = { now: number; burst: RegistrationBurst | undefined }

export type FilteredRow = Pick<ParticipantRow, 'person' | 'hasAnswered'>

const since =
  (ms: number) =>
  ({ person: { registeredAt } }: FilteredRow, { now }: Facts): boolean =>
    registeredAt !== null && registeredAt > now - ms

const ofPerson = (holds: (person: PersonRecord) => boolean) => (row: FilteredRow) => holds(row.person)

const FILTERS = {
  all: () => true,
  unanswered: ({ hasAnswered }) => hasAnswered === false,
  waiting: ofPerson(({ isWaiting, isArchived }) => isWaiting && !isArchived),
  minutes: since(10 * MINUTE_MS),
  hour: since(60 * MINUTE_MS),
  day: since(24 * 60 * MINUTE_MS),
  burst: ({ person }, { burst }) => burst?.personIds.includes(person.id) === true,
  archived: ofPerson(({ isArchived }) => isArchived),
} satisfies Record<string, (row: FilteredRow, facts: Facts) => boolean>

/** Which people the participants table shows; REG-11, PERSON-18. */
export type ParticipantFilter = keyof typeof FILTERS

/** In the order in which they are offered. */
export const PARTICIPANT_FILTERS = Object.keys(FILTERS) as ParticipantFilter[]

/** The rows that a filter shows. `now` is the server's time in ms. */
export function filtered<R extends FilteredRow>(
  rows: readonly R[],
  filter: ParticipantFilter,
  facts: Facts,
): readonly R[] {
  return filter === 'all' ? rows : rows.filter((row) => FILTERS[filter](row, facts))
}

export type ParticipantsView = ReturnType<typeof useParticipantsView>

/** Whom the participants table shows, and who is selected in it. */
export function useParticipantsView() {
  const [filter, setFilter] = useState<ParticipantFilter>('all')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const select = (personIds: Iterable<string>) => setSelected(new Set(personIds))
  /** Changes whom the table shows; nobody is selected then but `personIds`. */
  const show = (next: ParticipantFilter, personIds: Iterable<string> = []) => {
    setFilter(next)
    select(personIds)
  }
  /** The same, and goes to the table. */
  const goTo: typeof show = (next, personIds) => {
    show(next, personIds)
    const heading = document.getElementById('participants')
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return { filter, selected, select, show, goTo }
}
