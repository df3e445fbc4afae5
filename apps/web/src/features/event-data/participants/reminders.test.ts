import { newPerson } from '@planner/domain'
import { expect, test } from 'vitest'
import type { Translate } from '../../../lib/i18n/i18n.ts'
import type { ParticipantRow } from './participant-rows.ts'
import { generalReminder } from './reminders.ts'

const t: Translate = (key, ...given) => [key, ...given.flatMap((each) => Object.values(each ?? {}))].join(' ')
const rowOf = (name: string): ParticipantRow => ({
  person: newPerson({ id: name, name, email: `${name}@example.org`, timestamp: 1 }),
  name,
  fullName: name,
  topic: '',
  personalLink: `https://example.org/own/${name}`,
  contacts: { any: false, all: false },
  hasAnswered: false,
})
const ROWS = [rowOf('ann'), rowOf('bob')]
const EVENT = { event: 'Open Day', shareLink: 'https://example.org/share' }

test('PERSON-19: the reminder to all has their names and the share link, and nobody’s personal link', () => {
  const text = generalReminder(t, ROWS, EVENT)
  expect(text).toBe('participants.reminder.text Open Day ann, bob https://example.org/share')
  expect(generalReminder(t, ROWS, { ...EVENT, shareLink: '' })).toBe('')
  expect(generalReminder(t, [], EVENT)).toBe('')
})

test('PERSON-19: of many people 40 are named', () => {
  const many = Array.from({ length: 45 }, (_, index) => rowOf(`Person ${index}`))
  const text = generalReminder(t, many, EVENT)
  expect(text).toContain('Person 39 5')
  expect(text).not.toContain('Person 40')
})
