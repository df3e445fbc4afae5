import { expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { answersOf } from './participants.ts'

const answered = ({ variant, state }: EventBuilder) => [...answersOf(variant, state).answered].sort()
const asked = ({ variant, state }: EventBuilder) => [...answersOf(variant, state).asked].sort()

test('PERSON-17: a choice about somebody else’s topic is an answer, also "No"; the one about an own topic is none', () => {
  const event = new EventBuilder('planner').owner('ann').owner('bob').people('cy', 'dee')
  event.wish('ann', 'ann', 'Host').wish('bob', 'bob', 'Host').wish('bob', 'ann', 'Yes').wish('cy', 'ann', '')
  expect(asked(event)).toEqual(['ann', 'bob', 'cy', 'dee'])
  expect(answered(event)).toEqual(['bob', 'cy'])
})

test('PERSON-17: times are an answer where the event asks for them', () => {
  const sessions = new EventBuilder('planner').owner('ann').people('bob', 'cy')
  sessions.set('availabilities', { userId: 'bob', sessionId: 1 }, false)
  sessions.set('availabilities', { userId: 'cy', sessionId: 1 }, true)
  expect(answered(sessions)).toEqual(['bob'])
  const week = new EventBuilder('heallo').owner('ann').people('bob').hours('bob', [30])
  expect(answered(week)).toEqual(['bob'])
  const hidden = new EventBuilder('reciprocity10').owner('ann').people('bob').hours('bob', [30])
  expect(answered(hidden)).toEqual(['bob'])
  expect(answered(hidden.setting('parameters|ui|hideCalendar', true))).toEqual([])
})

test('PERSON-17: choices about other people are an answer while the event considers them', () => {
  const event = new EventBuilder('planner', { considerContactPreferences: true }).owner('ann').people('bob')
  event.set('contactPreferences', { userId: 'bob', topicId: 'ann' }, 'No')
  event.set('contactPreferences', { userId: 'ann', topicId: 'bob' }, '')
  expect(answered(event)).toEqual(['bob'])
  event.state.event = { ...event.state.event, considerContactPreferences: false }
  expect(answered(event)).toEqual([])
})

test('PERSON-17: where people meet in pairs a wish is an answer, and a meeting that one was only asked for is none', () => {
  const event = new EventBuilder('1on1').owner('ann').owner('bob').owner('cy')
  event.meeting('ann', 'bob', 'reserved', { wishedBy: ['ann'] })
  expect(answered(event)).toEqual(['ann'])
  event.wish('cy', 'ann', '')
  expect(answered(event)).toEqual(['ann', 'cy'])
})

test('PERSON-17: a plan is no answer, and topics that are hidden are not asked about', () => {
  const event = new EventBuilder('reciprocity10').owner('ann').people('bob').assign('bob', 'ann')
  expect(answered(event)).toEqual([])
  event.wish('bob', 'ann', '7')
  expect(answered(event)).toEqual(['bob'])
  event.setting('parameters|ui|hideTopicAndIntro', true)
  expect(answered(event)).toEqual([])
})

test('PERSON-17: who takes no part is not asked, and nobody is while there is nothing to choose from', () => {
  const event = new EventBuilder('1on1').person('ann').person('bob', { isArchived: true })
  expect(asked(event)).toEqual([])
  event.owner('cy').person('dee', { isWaiting: true }).topic('Tea')
  expect(asked(event)).toEqual(['ann', 'cy'])
})
