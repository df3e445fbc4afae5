import type { PersonRecord, RegistrationBurst } from '@planner/domain'
import type { ParticipantRow } from './participant-rows.ts'

/** Which people the participants table shows; REG-11, PERSON-18. */
export type ParticipantFilter =
  | 'all'
  | 'unanswered'
  | 'waiting'
  | 'minutes'
  | 'hour'
  | 'day'
  | 'burst'
  | 'archived'

const MINUTE_MS = 60_000

type Facts = { now: number; burst: RegistrationBurst | undefined }

export type FilteredRow = Pick<ParticipantRow, 'person' | 'hasAnswered'>

const since =
  (ms: number) =>
  ({ person: { registeredAt } }: FilteredRow, { now }: Facts): boolean =>
    registeredAt !== null && registeredAt > now - ms

const ofPerson = (holds: (person: PersonRecord) => boolean) => (row: FilteredRow) => holds(row.person)

const FILTERS: Record<ParticipantFilter, (row: FilteredRow, facts: Facts) => boolean> = {
  all: () => true,
  unanswered: ({ hasAnswered }) => hasAnswered === false,
  waiting: ofPerson(({ isWaiting, isArchived }) => isWaiting && !isArchived),
  archived: ofPerson(({ isArchived }) => isArchived),
  minutes: since(10 * MINUTE_MS),
  hour: since(60 * MINUTE_MS),
  day: since(24 * 60 * MINUTE_MS),
  burst: ({ person }, { burst }) => burst?.personIds.includes(person.id) === true,
}

/** The rows that a filter shows. `now` is the server's time in ms. */
export function filtered<R extends FilteredRow>(
  rows: readonly R[],
  filter: ParticipantFilter,
  facts: Facts,
): readonly R[] {
  return filter === 'all' ? rows : rows.filter((row) => FILTERS[filter](row, facts))
}
