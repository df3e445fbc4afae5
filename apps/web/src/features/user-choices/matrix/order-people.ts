import { type EventState, type PersonId, type PersonRecord, preferenceOf } from '@planner/domain'

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
