import { weightOf } from '../constraints/constraint.ts'
import { contactPreferences, contactValue } from '../constraints/contact-preferences.ts'
import { haveNoCommonLanguage } from '../constraints/language.ts'
import type { Person } from '../problem.ts'
import type { ProblemReading } from '../problem-reading.ts'

/** Who may not be together, as `Facts.clash` has it. */
export function buildClash(reading: ProblemReading, index: ReadonlyMap<string, number>): Uint8Array | null {
  const { people } = reading.problem
  const count = people.length
  const someNo = reading.problem.contacts.some(([, , weight]) => weight === 'no')
  const someLanguage = people.filter(({ languages }) => languages.length > 0).length > 1
  if (!someNo && !someLanguage) return null
  const clash = new Uint8Array(count * count)
  for (const [from, to, weight] of reading.problem.contacts) {
    if (weight !== 'no') continue
    const a = index.get(from) ?? 0
    const b = index.get(to) ?? 0
    clash[a * count + b] |= 1
    clash[b * count + a] |= 1
  }
  if (someLanguage) addLanguages(clash, people)
  return clash
}

/** Few people list languages of their own alone: those who list the same are compared once. */
function addLanguages(clash: Uint8Array, people: readonly Person[]): void {
  const speakers = [...Map.groupBy(people.keys(), (p) => JSON.stringify(people[p].languages)).values()]
  for (const some of speakers)
    for (const others of speakers) {
      if (!haveNoCommonLanguage(people[some[0]].languages, people[others[0]].languages)) continue
      for (const a of some) for (const b of others) clash[a * people.length + b] |= 2
    }
}

/** What the company of two people is worth, as `Facts.contact` has it. */
export function buildContact(
  reading: ProblemReading,
  index: ReadonlyMap<string, number>,
): Float64Array | null {
  const { contacts, rules, people } = reading.problem
  if (weightOf(contactPreferences, reading.problem) === 0) return null
  if (!contacts.some(([, , weight]) => weight !== 'no')) return null
  const contact = new Float64Array(people.length ** 2)
  for (const [from, to] of contacts) {
    const there = reading.contacts.get(from)?.get(to)
    const back = reading.contacts.get(to)?.get(from)
    const value = contactValue(there, back, rules.contactMode)
    const a = index.get(from) ?? 0
    const b = index.get(to) ?? 0
    contact[a * people.length + b] = value
    contact[b * people.length + a] = value
  }
  return contact
}
