import { haveNoCommonLanguage } from '../constraints/language.ts'
import type { PlanReading, RunningGroup } from '../plan-reading.ts'
import type { Person } from '../problem.ts'

/** Whether a contact "no" or a lack of common language keeps the person out of the group. */
export function clashes({ contacts }: PlanReading, person: Person, { members }: RunningGroup): boolean {
  return members.some(
    (other) =>
      contacts.get(person.id)?.get(other.id) === 'no' ||
      contacts.get(other.id)?.get(person.id) === 'no' ||
      haveNoCommonLanguage(person.languages, other.languages),
  )
}
