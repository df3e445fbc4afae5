import type { HubData } from './hub-data.ts'
import type { WeekGroup } from './week-plan.ts'

/** The same event with one more member in a group that runs. */
export function withMember(data: HubData, group: WeekGroup, personId: string): HubData {
  const added = group.weeks.map((week) => [`${week}|${group.topic.id}|${group.index}`, { value: true }])
  return {
    ...data,
    persons: data.persons.map((person) =>
      person.id === personId
        ? { ...person, assignments: { ...person.assignments, ...Object.fromEntries(added) } }
        : person,
    ),
  }
}
