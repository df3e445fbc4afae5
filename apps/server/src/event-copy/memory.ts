import { MAX_FORMER_GROUPS, MAX_WITHOUT, type PersonId, type PersonRecord } from '@planner/domain'
import type { PlanOutcome } from '../planning/insight/questions/plan-outcome.ts'

/** People with what a next event remembers of a plan, beside what this one did; EVENT-41. */
export function remembering(
  persons: readonly PersonRecord[],
  { short, groups }: PlanOutcome,
): readonly PersonRecord[] {
  const points = new Map(short)
  // A number that nobody here has is free, though people who do not come along may have had it.
  const first = 1 + persons.reduce((most, { formerGroups }) => Math.max(most, ...formerGroups), 0)
  const groupsOf = new Map<PersonId, number[]>()
  for (const [index, members] of groups.entries())
    for (const id of members) groupsOf.set(id, [...(groupsOf.get(id) ?? []), first + index])
  return persons.map((person) => ({
    ...person,
    wentShort: Math.min(MAX_WITHOUT, person.wentShort + (points.get(person.id) ?? 0)),
    formerGroups: [...person.formerGroups, ...(groupsOf.get(person.id) ?? [])].slice(-MAX_FORMER_GROUPS),
  }))
}
