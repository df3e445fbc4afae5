import { VARIANTS, type VariantId, type Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { type HelpTopic, helpTexts, needsContact } from './help-texts.ts'

const ADMIN: Viewer = { role: 'admin', personId: null }
const ANN: Viewer = { role: 'participant', personId: 'ann' }

function shown(topic: HelpTopic, { variant, state }: EventBuilder, viewer = ANN): string[] {
  return helpTexts(topic, { variant, state, viewer }).map(({ text }) => text.replace('help.', ''))
}

const choicesIn = (id: VariantId) => shown('choices', new EventBuilder(id))

test('SCREEN-14: the help explains the choices that the variant has and no others', () => {
  const offline = 'answer.offline'
  expect(choicesIn('planner')).toEqual([
    'choices.yes',
    'choices.first',
    'choices.host',
    'choices.blankNever',
    offline,
  ])
  expect(choicesIn('planner10')).toEqual(['choices.numbers', 'choices.host', 'choices.blankNever', offline])
  expect(choicesIn('weekdayhourplanner')).not.toContain('choices.host')
  expect(choicesIn('1on1')).toEqual(['choices.yes', 'choices.oneSided', offline])
  expect(choicesIn('reciprocity')).toEqual(['choices.yes', 'choices.mutual', offline])
})

test('SCREEN-14: settings of the event decide what is said', () => {
  const event = new EventBuilder('planner').owner('ann')
  expect(shown('participants', event, ADMIN)).not.toContain('participants.waiting')
  expect(shown('schedule', event)).toContain('schedule.change')
  expect(shown('contacts', event)).toContain('contacts.numbers')
  event
    .setting('parameters|ui|approveNewPeople', true)
    .setting('parameters|ui|allowUsersToChangeSchedule', false)
    .setting('parameters|ui|allowOnlyBinaryContactPreferences', true)
    .setting('parameters|options|noIsHardConstraint', 'Soft')
  expect(shown('participants', event, ADMIN)).toContain('participants.waiting')
  expect(shown('schedule', event)).not.toContain('schedule.change')
  expect(shown('contacts', event)).not.toContain('contacts.numbers')
  expect(shown('choices', event)).toContain('choices.blankRarely')
})

test('SCREEN-14: times are explained as the variant asks for them', () => {
  const texts = VARIANTS.map(({ id }) => [id, shown('times', new EventBuilder(id))[0]])
  expect(Object.fromEntries(texts)).toMatchObject({
    planner: 'times.sessions',
    weekdayhourplanner: 'times.week',
    heallo: 'times.week',
  })
  expect(shown('times', new EventBuilder('heallo'))).toContain('times.maybe')
  expect(shown('times', new EventBuilder('weekdayhourplanner'))).not.toContain('times.maybe')
})

test('SCREEN-15: participants are told whom to ask, organisers are not', () => {
  const { variant, state } = new EventBuilder('planner').owner('ann')
  state.event.isRegistered = true
  expect(needsContact({ variant, state, viewer: ANN })).toBe(true)
  expect(needsContact({ variant, state, viewer: ADMIN })).toBe(false)
})
