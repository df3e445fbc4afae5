import type { PersonRecord, RegistrationBurst } from '@planner/domain'

/** Which people the participants table shows; REG-11. */
export type ParticipantFilter = 'all' | 'waiting' | 'minutes' | 'hour' | 'day' | 'burst' | 'archived'

const MINUTE_MS = 60_000

type Facts = { now: number; burst: RegistrationBurst | undefined }

const since =
  (ms: number) =>
  ({ registeredAt }: PersonRecord, { now }: Facts): boolean =>
    registeredAt !== null && registeredAt > now - ms

const FILTERS: Record<ParticipantFilter, (person: PersonRecord, facts: Facts) => boolean> = {
  all: () => true,
  waiting: ({ isWaiting, isArchived }) => isWaiting && !isArchived,
  archived: ({ isArchived }) => isArchived,
  minutes: since(10 * MINUTE_MS),
  hour: since(60 * MINUTE_MS),
  day: since(24 * 60 * MINUTE_MS),
  burst: ({ id }, { burst }) => burst?.personIds.includes(id) === true,
}

/** The rows that a filter shows. `now` is the server's time in ms. */
export function filtered<R extends { person: PersonRecord }>(
  rows: readonly R[],
  filter: ParticipantFilter,
  facts: Facts,
): readonly R[] {
  return filter === 'all' ? rows : rows.filter(({ person }) => FILTERS[filter](person, facts))
}
