import { cellAddress } from '../../cells/address.ts'
import { cellValue } from '../../cells/read.ts'
import type { PersonId } from '../../entities/person.ts'
import { isPlanned } from '../schedule.ts'
import { membersOf, type PlanInForce, type PlanViolation } from './violation.ts'

/**
 * Pairs in one group of whom either said No to the other (MODEL-20), or who have no language in common (MODEL-21). Contact
 * preferences are known to admins only (PRIV-4), and so is what follows from them.
 */
export function companyViolations({ state, schedule }: PlanInForce): PlanViolation[] {
  const languages = new Map<PersonId, ReadonlySet<string>>()
  for (const { id, languages: spoken } of state.persons.values())
    languages.set(id, new Set(spoken.map((each) => each.trim().toLowerCase()).filter(Boolean)))
  const none: ReadonlySet<string> = new Set()
  const cannotTalk = (a: PersonId, b: PersonId) => {
    const [of, and] = [languages.get(a) ?? none, languages.get(b) ?? none]
    return of.size > 0 && and.size > 0 && ![...of].some((language) => and.has(language))
  }
  const saidNo = (userId: PersonId, topicId: PersonId) =>
    cellValue(state, cellAddress('contactPreferences', { userId, topicId })) === 'No'
  const considersContacts = state.event.considerContactPreferences
  return schedule.groups.filter(isPlanned).flatMap((group) => {
    const found = (kind: PlanViolation['kind'], people: PersonId[]): PlanViolation[] => [
      { kind, sessionIds: group.sessions, groups: [group], people, count: 0, bound: 0 },
    ]
    return eachPair(membersOf(group)).flatMap(([a, b]) => [
      ...(considersContacts && (saidNo(a, b) || saidNo(b, a)) ? found('contactNo', [a, b]) : []),
      ...(cannotTalk(a, b) ? found('language', [a, b]) : []),
    ])
  })
}

function eachPair(people: readonly PersonId[]): [PersonId, PersonId][] {
  return people.flatMap((a, index) => people.slice(index + 1).map((b): [PersonId, PersonId] => [a, b]))
}
