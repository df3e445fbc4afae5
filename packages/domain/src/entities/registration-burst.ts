import type { PersonId, PersonRecord } from './person.ts'

/** So many registrations by the share link within `BURST_MS` are a burst; REG-10. */
export const BURST_PEOPLE = 20
export const BURST_MS = 120_000

/** People who registered in quick succession, in the order they did; times in ms since the epoch. */
export type RegistrationBurst = { from: number; to: number; personIds: readonly PersonId[] }

/**
 * The latest burst: the people each of whom is one of at least `BURST_PEOPLE` who registered within
 * `BURST_MS`, and those between. Archived people do not count, nor do those whom an organiser added.
 */
export function registrationBurst(persons: Iterable<PersonRecord>): RegistrationBurst | undefined {
  const registered = [...persons]
    .flatMap(({ id, registeredAt, isArchived }) =>
      registeredAt === null || isArchived ? [] : [{ id, at: registeredAt }],
    )
    .sort((a, b) => a.at - b.at)
  const timeAt = (index: number) => registered[index]?.at ?? 0
  let windowStart = 0
  let burst: { first: number; last: number } | undefined
  for (const [index, { at }] of registered.entries()) {
    while (at - timeAt(windowStart) > BURST_MS) windowStart += 1
    if (index - windowStart + 1 < BURST_PEOPLE) continue
    const goesOn = burst !== undefined && timeAt(windowStart) - timeAt(burst.last) <= BURST_MS
    burst = { first: goesOn && burst ? burst.first : windowStart, last: index }
  }
  if (!burst) return undefined
  const { first, last } = burst
  const personIds = registered.slice(first, last + 1).map(({ id }) => id)
  return { from: timeAt(first), to: timeAt(last), personIds }
}
