import { haveNoCommonLanguage } from '../constraints/language.ts'
import type { PlanReading, RunningGroup } from '../plan-reading.ts'
import type { Person } from '../problem.ts'

/** Whether the person and somebody in the group do not want to meet, whoever of the two says so. */
export function refusesContact(
  { contacts }: PlanReading,
  person: Person,
  { members }: RunningGroup,
): boolean {
  return members.some(
    ({ id }) => contacts.get(person.id)?.get(id) === 'no' || contacts.get(id)?.get(person.id) === 'no',
  )
}

/** Whether the person has no language in common with somebody in the group. */
export function lacksLanguage({ languages }: Person, { members }: RunningGroup): boolean {
  return members.some((other) => haveNoCommonLanguage(languages, other.languages))
}

/** Whether a contact "no" or a lack of common language keeps the person out of the group. */
export function clashes(plan: PlanReading, person: Person, group: RunningGroup): boolean {
  return refusesContact(plan, person, group) || lacksLanguage(person, group)
}
