import { expect, test } from 'vitest'
import type { HubData, HubPerson } from './hub-data.ts'
import { PRIVACY_RULES, toldTooMuch } from './privacy.ts'
import { cells, personIn } from './testing/good-groups.ts'
import { afterMeetings } from './testing/good-meetings.ts'

/** What Ann reads: of others granted meetings only. */
function toldAnn(): HubData {
  const data = afterMeetings()
  for (const person of data.persons) {
    if (person.id === 'ann') continue
    person.contactPreferences = {}
    person.preferences = Object.fromEntries(
      Object.entries(person.preferences).filter(([, { value }]) => value !== 'Yes'),
    )
  }
  return data
}

const MUTATIONS: Record<string, (bob: HubPerson) => void> = {
  address: (bob) => {
    bob.phone = '+372 555 5555'
  },
  link: (bob) => {
    bob.personalLink = 'https://planner.example/?personalKey=secret'
  },
  contactPreference: (bob) => {
    bob.contactPreferences = cells({ ann: 'No' })
  },
  wish: (bob) => {
    bob.preferences = cells({ ann: 'Yes pending' })
  },
  archived: (bob) => {
    bob.isWaiting = true
  },
}

test('CODE-8: a hub that keeps what is private tells nothing', () => {
  expect(Object.keys(MUTATIONS)).toEqual(Object.keys(PRIVACY_RULES))
  expect(toldTooMuch(toldAnn(), 'ann')).toEqual([])
})

test.each(Object.entries(MUTATIONS))('CODE-8: what is private is found when it is told: %s', (rule, tell) => {
  const data = toldAnn()
  tell(personIn(data, 'bob'))
  expect(toldTooMuch(data, 'ann').map((finding) => finding.rule)).toEqual([`private ${rule}`])
  expect(toldTooMuch(data, 'bob')).toEqual([])
})

test('CODE-8: where wishes are open they are no secret', () => {
  const data = toldAnn()
  data.settings['parameters|ui|hideOneSidedWishes'] = { value: false }
  personIn(data, 'bob').preferences = cells({ ann: 'Yes' })
  expect(toldTooMuch(data, 'ann')).toEqual([])
})
