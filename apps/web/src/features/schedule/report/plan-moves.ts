import {
  can,
  type EventState,
  isUpcoming,
  type PersonId,
  type PlanContent,
  scheduleOf,
  type VariantDescription,
} from '@planner/domain'

/** Where everybody is: person to a text that differs when they are somewhere else. */
export type PlacesOf = ReadonlyMap<PersonId, string>

/** A plan that another one is compared with. */
export type PlanBefore = { content: PlanContent; places: PlacesOf }

/** Groups of one topic at one time count as one place: their numbers mean nothing. Null where there is no plan. */
export function placesOf(variant: VariantDescription, state: EventState): PlacesOf | null {
  const places = new Map<PersonId, string[]>()
  const add = (id: PersonId, place: string) => places.set(id, [...(places.get(id) ?? []), place])
  if (can(variant, 'pairs')) {
    for (const meeting of state.meetings.values()) {
      if (!isUpcoming(meeting)) continue
      const [a, b] = meeting.people
      add(a, `${b}|${meeting.sessionId}`)
      add(b, `${a}|${meeting.sessionId}`)
    }
  } else
    for (const group of scheduleOf(variant, state).groups)
      for (const sessionId of group.sessions)
        for (const id of group.members.get(sessionId) ?? [])
          add(id, `${group.topic.id}|${sessionId}|${group.starts.get(sessionId) ?? ''}`)
  if (places.size === 0) return null
  return new Map([...places].map(([id, all]) => [id, all.sort().join()]))
}

/** How many people are somewhere else, people who came or left included as far as they still take part. */
export function numMoved(before: PlacesOf, after: PlacesOf): number {
  const ids = new Set([...before.keys(), ...after.keys()])
  return [...ids].filter((id) => before.get(id) !== after.get(id)).length
}
