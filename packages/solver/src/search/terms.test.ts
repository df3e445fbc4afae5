import { expect, test } from 'vitest'
import { CONSTRAINTS } from '../constraints/constraints.ts'
import * as term from './terms.ts'

test('the positions of the search are those of the list of constraints', () => {
  const names = {
    range: term.RANGE,
    busy: term.BUSY,
    unavailable: term.UNAVAILABLE,
    size: term.SIZE,
    parallel: term.PARALLEL,
    hostMissing: term.HOST_MISSING,
    limit: term.LIMIT,
    notWanted: term.NOT_WANTED,
    contactNo: term.CONTACT_NO,
    language: term.LANGUAGE,
    oneGroupOnly: term.ONE_GROUP_ONLY,
    fixed: term.FIXED,
    unfilled: term.UNFILLED,
    personToHighValueTopic: term.HIGH_VALUE,
    highValueTopicToSelectivePerson: term.SELECTIVE,
    avoidNonPreferredTopicAssignments: term.NON_PREFERRED,
    assignAllSessionsToAllParticipants: term.ASSIGN_ALL,
    optimalGroupSize: term.GROUP_SIZE,
    avoidRepeatedTopics: term.REPEATED,
    preferNewPersonToPersonContacts: term.NEW_CONTACTS,
    contactPreferences: term.CONTACTS,
    fairness: term.FAIRNESS,
    avoidMaybeAvailability: term.MAYBE,
    keepPreviousPlan: term.KEEP,
  }
  for (const [name, at] of Object.entries(names)) expect(CONSTRAINTS[at]?.name).toBe(name)
  expect(CONSTRAINTS.length).toBe(term.TERM_COUNT)
  expect(CONSTRAINTS.slice(0, term.UNFILLED).every(({ level }) => level === 'hard')).toBe(true)
  expect(CONSTRAINTS.slice(term.FIRST_SOFT).every(({ level }) => level === 'soft')).toBe(true)
})
