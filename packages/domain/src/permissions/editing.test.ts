import { describe, expect, test } from 'vitest'
import { cellAddress } from '../cells/address.ts'
import { isOfferedValue } from '../cells/values.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import { editRefusal, mayAddTopics } from './editing.ts'
import type { Viewer } from './viewer.ts'

const admin: Viewer = { role: 'admin', personId: null }
const bob: Viewer = { role: 'participant', personId: 'bob' }
const visitor: Viewer = { role: 'visitor', personId: null }

const event = new EventBuilder('planner').people('ann', 'bob').topic('ann', { ownerId: 'ann' })
event.state.event.considerContactPreferences = true
const ADDRESSES = {
  ownPreference: cellAddress('preferences', { userId: 'bob', topicId: 'ann' }),
  foreignPreference: cellAddress('preferences', { userId: 'ann', topicId: 'ann' }),
  ownContact: cellAddress('contactPreferences', { userId: 'bob', topicId: 'ann' }),
  ownAvailability: cellAddress('availabilities', { userId: 'bob', sessionId: 1 }),
  ownAssignment: cellAddress('assignments', { userId: 'bob', topicId: 'ann', sessionId: 1 }),
  foreignAssignment: cellAddress('assignments', { userId: 'ann', topicId: 'ann', sessionId: 1 }),
  groupTime: cellAddress('weekDayHourAssignments', { topicId: 'ann' }),
  fixed: cellAddress('fixedTopics', { topicId: 'ann' }),
}

describe('ROLE-2, ROLE-3: who edits what', () => {
  const refusal = (viewer: Viewer, name: keyof typeof ADDRESSES) =>
    editRefusal(event.variant, event.state, viewer, ADDRESSES[name])

  test('LIVE-6, CHOICE-6: an admin edits every row and the groups, a visitor nothing', () => {
    for (const name of Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[]) {
      expect([name, refusal(admin, name)]).toEqual([name, undefined])
      expect([name, refusal(visitor, name)]).toEqual([name, 'notRegistered'])
    }
  })

  test.each<[keyof typeof ADDRESSES, string | undefined]>([
    ['ownPreference', undefined],
    ['foreignPreference', 'notYourRow'],
    ['ownContact', undefined],
    ['ownAvailability', undefined],
    ['ownAssignment', undefined],
    ['foreignAssignment', 'notYourRow'],
    ['groupTime', 'adminOnly'],
    ['fixed', 'adminOnly'],
  ])('a participant and %s: %s', (name, expected) => expect(refusal(bob, name)).toBe(expected))
})

test('ROLE-5: own assignments only while allowUsersToChangeSchedule is on; it is off in 1on1', () => {
  const address = ADDRESSES.ownAssignment
  const closed = new EventBuilder('planner').people('ann', 'bob').topic('ann', { ownerId: 'ann' })
  closed.state.settings.set('parameters|ui|allowUsersToChangeSchedule', { value: false, timestamp: 1 })
  expect(editRefusal(closed.variant, closed.state, bob, address)).toBe('scheduleNotOpen')
  const meetings = new EventBuilder('1on1').people('ann', 'bob').topic('ann', { ownerId: 'ann' })
  expect(editRefusal(meetings.variant, meetings.state, bob, address)).toBe('scheduleNotOpen')
})

test('ROLE-6: contact preferences only while considered, and only by hosts where the setting restricts them', () => {
  const each = new EventBuilder('planner')
    .people('ann', 'bob')
    .topic('ann', { ownerId: 'ann' })
    .wish('ann', 'ann', 'Host')
  const refusal = (personId: string) =>
    editRefusal(
      each.variant,
      each.state,
      { role: 'participant', personId },
      cellAddress('contactPreferences', { userId: personId, topicId: personId === 'ann' ? 'bob' : 'ann' }),
    )
  expect([refusal('ann'), refusal('bob')]).toEqual(['contactsNotConsidered', 'contactsNotConsidered'])
  each.state.event.considerContactPreferences = true
  expect([refusal('ann'), refusal('bob')]).toEqual([undefined, undefined])
  each.state.settings.set('parameters|ui|showContactPreferencesOnlyToHosts', { value: true, timestamp: 1 })
  expect([refusal('ann'), refusal('bob')]).toEqual([undefined, 'contactsNotConsidered'])
})

test.each(['Yes past', 'Yes committed', 'Yes auto committed', 'Yes auto reserved'])(
  'CHOICE-5: a cell with value %s is read-only for everyone',
  (value) => {
    const each = new EventBuilder('1on1')
      .people('ann', 'bob')
      .topic('ann', { ownerId: 'ann' })
      .wish('bob', 'ann', value)
    for (const viewer of [admin, bob])
      expect(editRefusal(each.variant, each.state, viewer, ADDRESSES.ownPreference)).toBe('readOnlyState')
  },
)

test('MEET-1: people choose blank or Yes; the states of a meeting are not offered', () => {
  const { variant } = new EventBuilder('reciprocity')
  expect(
    ['', 'Yes', 'Yes pending', 'Yes reserved', 'Yes past', 'Host'].filter((value) =>
      isOfferedValue(variant, 'preferences', value),
    ),
  ).toEqual(['', 'Yes'])
})

test('ROLE-4: participants add topics only while the event allows it, admins always', () => {
  expect([mayAddTopics(event.state, bob), mayAddTopics(event.state, admin)]).toEqual([true, true])
  const closed = { ...event.state, event: { ...event.state.event, allowParticipantsToAddTopics: false } }
  expect([mayAddTopics(closed, bob), mayAddTopics(closed, admin)]).toEqual([false, true])
})
