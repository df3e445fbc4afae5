import { describe, expect, test } from 'vitest'
import { DEFAULT_RULES } from '../default-rules.ts'
import type { GroupsProblem } from '../problem.ts'
import { readProblem } from '../problem-reading.ts'
import { plainPerson } from '../testing/plain.ts'
import { separableProblem } from '../testing/separable-problem.ts'
import { buildClash, buildContact } from './company-facts.ts'

const index = new Map([
  ['a', 0],
  ['b', 1],
  ['c', 2],
])
const reading = (more: Partial<GroupsProblem>) =>
  readProblem({
    ...separableProblem(1, { people: 1, topics: 1, slots: 1 }),
    people: ['a', 'b', 'c'].map((id) => plainPerson(id)),
    topics: [],
    wishes: [],
    contacts: [],
    rules: DEFAULT_RULES,
    ...more,
  })

describe('who may not be together', () => {
  test('MODEL-20, MODEL-21: is marked both ways, a no and the lack of a common language apart', () => {
    const clash = buildClash(
      reading({
        people: [
          plainPerson('a', { languages: ['en'] }),
          plainPerson('b', { languages: ['de'] }),
          plainPerson('c'),
        ],
        contacts: [
          ['a', 'b', 'no'],
          ['c', 'a', 'no'],
        ],
      }),
      index,
    )
    expect(clash && [...clash]).toEqual([0, 3, 1, 3, 0, 0, 1, 0, 0])
  })

  test('is left out where nobody said no and at most one lists languages', () => {
    const people = [plainPerson('a', { languages: ['en'] }), plainPerson('b')]
    expect(buildClash(reading({ people, contacts: [['a', 'b', 5]] }), index)).toBeNull()
  })
})

describe('the worth of company', () => {
  const contacts = [
    ['a', 'b', 5],
    ['b', 'a', 10],
    ['a', 'c', 'no'],
  ] as const

  test('MODEL-33: is the same both ways, and nothing for a no', () => {
    const contact = buildContact(reading({ contacts }), index)
    expect(contact && [...contact]).toEqual([0, 1.5, 0, 1.5, 0, 0, 0, 0, 0])
  })

  test('is left out where it has no weight, or only a no stands', () => {
    const weights = { ...DEFAULT_RULES.weights, contactPreferences: 0 }
    expect(buildContact(reading({ contacts, rules: { ...DEFAULT_RULES, weights } }), index)).toBeNull()
    expect(buildContact(reading({ contacts: contacts.slice(2) }), index)).toBeNull()
  })
})
