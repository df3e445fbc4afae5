import { activePeople, type EventState, type PersonId, type PlanContent } from '@planner/domain'

/**
 * How many of the people who take part are somewhere else in another plan. Groups of one topic at one time
 * count as one place: their numbers mean nothing.
 */
export function peopleElsewhere(state: EventState, before: PlanContent, after: PlanContent): number {
  const [first, second] = [placesOf(before), placesOf(after)]
  return activePeople(state).filter(({ id }) => first.get(id) !== second.get(id)).length
}

function placesOf({ groups, meetings }: PlanContent): ReadonlyMap<PersonId, string> {
  const places = new Map<PersonId, string[]>()
  const add = (id: PersonId, place: string) => places.set(id, [...(places.get(id) ?? []), place])
  for (const { topicId, starts, members } of groups)
    for (const [session, people] of members) {
      const start = starts.find(([of]) => of === session)?.[1] ?? ''
      for (const id of people) add(id, `${topicId}|${session}|${start}`)
    }
  for (const [a, b, session] of meetings) {
    add(a, `${b}|${session}`)
    add(b, `${a}|${session}`)
  }
  return new Map([...places].map(([id, own]) => [id, own.sort().join()]))
}
