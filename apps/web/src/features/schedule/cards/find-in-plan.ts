import {
  type EventState,
  isActivePerson,
  membersIn,
  type PersonId,
  type Place,
  type Schedule,
  type ScheduledGroup,
} from '@planner/domain'

/** A place of the plan that a search has found: a group by its topic or room, or somebody in it. */
export type Found = Place & { personId: PersonId | null }

type Names = { person: (id: PersonId) => string; group: (group: ScheduledGroup) => string }

/** Everything that a search finds, session by session; nothing for an empty one. All of its words occur in one name. */
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
