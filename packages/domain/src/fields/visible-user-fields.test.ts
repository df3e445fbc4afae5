import { expect, test } from 'vitest'
import { newEvent } from '../entities/event.ts'
import { type EventState, emptyEventState } from '../entities/event-state.ts'
import { newPersonFields } from '../entities/person.ts'
import type { Viewer } from '../permissions/viewer.ts'
import type { SettingKey, SettingValue } from '../settings/catalogue.ts'
import type { Environment } from '../variants/description.ts'
import { VARIANTS, type VariantId, variantOf } from '../variants/registry.ts'
import { type UserFieldValues, visibleUserFields } from './visible-fields.ts'

type Situation = {
  variant?: VariantId
  viewer?: Viewer
  environment?: Environment
  event?: Partial<EventState['event']>
  settings?: [SettingKey, SettingValue][]
  draft?: Partial<UserFieldValues>
  saved?: Partial<UserFieldValues>
}

const blank: UserFieldValues = { ...newPersonFields(), topics: [{ name: '' }] }
const visitor: Viewer = { role: 'visitor', personId: null }

function shown(situation: Situation) {
  const variant = variantOf(situation.variant ?? 'planner')
  const state = emptyEventState(newEvent(variant, { id: 'e', timestamp: 0, ...situation.event }))
  for (const [key, value] of situation.settings ?? []) state.settings.set(key, { value, timestamp: 1 })
  return visibleUserFields({
    variant,
    state,
    viewer: situation.viewer ?? visitor,
    environment: situation.environment ?? 'production',
    draft: { ...blank, ...situation.draft },
    saved: situation.saved ? { ...blank, ...situation.saved } : null,
  })
}

test('PERSON-6: by default the form has only a name and a topic', () => {
  expect(shown({})).toEqual(['name', 'topics'])
})

test('TOPIC-4: topics are shown to admins, while participants may add them, or when there is one', () => {
  const event = { allowParticipantsToAddTopics: false }
  expect(shown({ event })).not.toContain('topics')
  expect(shown({ event, viewer: { role: 'admin', personId: null } })).toContain('topics')
  expect(shown({ event, saved: { topics: [{ name: 'Garden' }] } })).toContain('topics')
})

test('TOPIC-8, TOPIC-9: the number of groups is shown when there is a topic, the toggle only with advanced fields', () => {
  const draft = { topics: [{ name: 'Garden' }] }
  expect(shown({ draft })).toEqual(['name', 'topics', 'topicNumberOfGroups'])
  expect(shown({ draft, event: { showAdvancedFields: true } })).toContain('registerTopicWithoutAuthor')
})

test('TOPIC-10, PERSON-6: a topic without an author has no name, profile or session count', () => {
  const draft = { topics: [{ name: 'Garden' }], registerTopicWithoutAuthor: true, profile: 'x' }
  const fields = shown({ draft, event: { showAdvancedFields: true }, environment: 'debug' })
  for (const hidden of ['name', 'profile', 'numUserSessions'] as const) expect(fields).not.toContain(hidden)
  expect(fields).toContain('registerTopicWithoutAuthor')
})

test('PERSON-9: e-mail is shown when advanced, filled or required; phone when advanced or filled', () => {
  expect(shown({ event: { showAdvancedFields: true } })).toEqual(expect.arrayContaining(['email', 'phone']))
  expect(shown({ settings: [['parameters|ui|requireUserEmail', true]] })).toContain('email')
  expect(shown({ variant: '1on1' })).toContain('email')
  expect(shown({ saved: { phone: '12345' } })).toContain('phone')
})

test('a cleared field stays visible until it is saved', () => {
  expect(shown({ saved: { email: 'ann@example.org' }, draft: { email: '' } })).toContain('email')
})

test('PERSON-7: the profile is shown outside production when advanced or filled', () => {
  const event = { showAdvancedFields: true }
  expect(shown({ event, environment: 'debug' })).toContain('profile')
  expect(shown({ event, environment: 'production' })).not.toContain('profile')
  expect(shown({ saved: { profile: 'x' }, environment: 'test' })).toContain('profile')
})

test('PERSON-7: in reciprocity the profile is shown when everybody enters contact preferences', () => {
  const variant = 'reciprocity10'
  const event = { considerContactPreferences: true }
  expect(shown({ variant, event })).toContain('profile')
  expect(shown({ variant })).not.toContain('profile')
  const settings: Situation['settings'] = [['parameters|ui|showContactPreferencesOnlyToHosts', true]]
  expect(shown({ variant, event, settings })).not.toContain('profile')
})

test('hidden topic and intro hide both', () => {
  const settings: Situation['settings'] = [['parameters|ui|hideTopicAndIntro', true]]
  const event = { considerContactPreferences: true }
  const fields = shown({ variant: 'reciprocity10', event, settings })
  expect(fields).not.toContain('topics')
  expect(fields).not.toContain('profile')
})

test('PERSON-8: a required session count is always shown', () => {
  expect(shown({ variant: 'heallo' })).toContain('numUserSessions')
  expect(shown({ saved: { numUserSessions: 2 } })).toContain('numUserSessions')
})

test('PERSON-10: languages are shown by setting or when there are some', () => {
  expect(shown({ settings: [['parameters|ui|showLanguagesField', true]] })).toContain('languages')
  expect(shown({ saved: { languages: ['English'] } })).toContain('languages')
})

test('PERSON-12: the community variant alone asks for involvement, causes and organisations', () => {
  const own = ['timeInvolvedInEA', 'causeAreasEA', 'relevantOrgsEA'] as const
  expect(shown({ variant: 'heallo' })).toEqual(expect.arrayContaining([...own]))
  const everything = { event: { showAdvancedFields: true }, environment: 'debug' } as const
  for (const { id } of VARIANTS.filter(({ id }) => id !== variantOf('heallo').id))
    expect([
      id,
      shown({ variant: id, ...everything }).filter((field) => own.some((each) => each === field)),
    ]).toEqual([id, []])
})
