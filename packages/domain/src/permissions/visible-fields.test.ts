import { describe, expect, test } from 'vitest'
import { type EventState, emptyEventState } from '../cells/event-state.ts'
import { newEvent, newEventFields } from '../entities/event.ts'
import { newPersonFields } from '../entities/person.ts'
import { isFirstField } from '../fields/event-fields.ts'
import type { SettingKey, SettingValue } from '../fields/settings.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import type { Environment } from '../variants/description.ts'
import { VARIANTS, type VariantId, variantOf } from '../variants/registry.ts'
import { participantColumns, visibleEventFields } from './event-data-fields.ts'
import type { Viewer } from './viewer.ts'
import { type UserFieldValues, visibleTopicFields, visibleUserFields } from './visible-fields.ts'

const columns = ({ variant, state }: EventBuilder, environment: Environment = 'production') =>
  participantColumns(variant, state, environment)
const always = ['name', 'email', 'phone', 'topic', 'answered', 'personalLink']

test('EVENT-13: account and role columns are not for production, archiving and making admins is for debug only', () => {
  const planner = new EventBuilder('planner')
  expect(columns(planner, 'production')).toEqual(always)
  expect(columns(planner, 'test')).toEqual([...always, 'accountEnabled', 'eventAdmin'])
  expect(columns(planner, 'debug')).toEqual([
    ...always,
    'accountEnabled',
    'eventAdmin',
    'archived',
    'makeAdmin',
    'archiveUser',
  ])
})

test('EVENT-12, VARIANT-16: reciprocity says who has made contact choices', () => {
  for (const id of ['reciprocity', 'reciprocity10'] as const) {
    expect(columns(new EventBuilder(id))).toEqual([...always, 'anyContactChoice', 'allContactChoices'])
  }
})

test('EVENT-11: while topics are hidden the table has none', () => {
  const hidden = (id: 'reciprocity' | '1on1' | 'reciprocity10') =>
    columns(new EventBuilder(id).setting('parameters|ui|hideTopicAndIntro', true))
  expect(hidden('1on1')).toEqual(['name', 'email', 'phone', 'answered', 'personalLink'])
  for (const id of ['reciprocity', 'reciprocity10'] as const) {
    expect(hidden(id)).not.toContain('topic')
    expect(columns(new EventBuilder(id))).toContain('topic')
  }
})

const admin: Viewer = { role: 'admin', personId: null }
const participant: Viewer = { role: 'participant', personId: 'p' }
const planner = variantOf('planner')
const blankEvent = newEventFields(planner)
const advanced = ['contactName', 'email', 'phone', 'numberOfGroupsForTopic', 'googleFormUrl']

function eventFields(
  viewer: Viewer,
  typed: Partial<typeof blankEvent>,
  stored: Partial<typeof blankEvent> = typed,
) {
  const values = { stored: { ...blankEvent, ...stored }, typed: { ...blankEvent, ...typed } }
  return visibleEventFields(planner, new Map(), viewer, values)
}

describe('EVENT-3, EVENT-5: which event fields are shown', () => {
  test('EVENT-26: the description is shown to everybody while there is one, and to admins always', () => {
    expect(eventFields(admin, {})).toContain('description')
    expect(eventFields(participant, {})).not.toContain('description')
    expect(eventFields(participant, { description: 'By the lake.' })).toContain('description')
  })

  test('advanced fields appear for an admin who turns them on', () => {
    expect(eventFields(admin, {})).not.toEqual(expect.arrayContaining(advanced))
    expect(eventFields(admin, { showAdvancedFields: true })).toEqual(expect.arrayContaining(advanced))
  })

  test('a participant sees an advanced field only when it has a value, and no admin field', () => {
    expect(eventFields(participant, { showAdvancedFields: true })).toEqual([
      'name',
      'numSessions',
      'allowParticipantsToAddTopics',
      'considerContactPreferences',
    ])
    expect(eventFields(participant, { contactName: 'Ann', googleFormUrl: 'https://a.b' })).toContain(
      'contactName',
    )
    expect(eventFields(participant, { googleFormUrl: 'https://a.b' })).not.toContain('googleFormUrl')
  })

  test('a cleared field stays visible until it is saved', () => {
    expect(eventFields(admin, { email: '' }, { email: 'a@b.c' })).toContain('email')
  })

  test('EVENT-4: the session duration is hidden while the calendar is', () => {
    const variant = variantOf('reciprocity10')
    const values = { stored: newEventFields(variant), typed: newEventFields(variant) }
    const settings = new Map([['parameters|ui|hideCalendar', { value: true, timestamp: 1 }]] as const)
    expect(visibleEventFields(variant, new Map(), admin, values)).toContain('sessionDurationInHours')
    expect(visibleEventFields(variant, settings, admin, values)).not.toContain('sessionDurationInHours')
  })

  test('SCHED-24: what is about topics or hours is hidden with them', () => {
    const variant = variantOf('reciprocity10')
    const values = { stored: newEventFields(variant), typed: newEventFields(variant) }
    const hidden = (key: 'hideCalendar' | 'hideTopicAndIntro') =>
      new Map([[`parameters|ui|${key}`, { value: true, timestamp: 1 }]] as const)
    expect(visibleEventFields(variant, hidden('hideTopicAndIntro'), admin, values)).not.toContain(
      'allowParticipantsToAddTopics',
    )
    const { event } = new EventBuilder('reciprocity10').state
    const fields = (key: 'hideCalendar' | 'hideTopicAndIntro') =>
      visibleTopicFields(variant, { event, settings: hidden(key) })
    expect(fields('hideTopicAndIntro')).toEqual(['topicGroupOnEveryWeek'])
    expect(fields('hideCalendar')).toEqual([])
  })
})

test.each(VARIANTS.map((variant) => [variant.id, variant] as const))(
  'EVENT-3: a new event of %s is asked for three fields at most, its name first',
  (_id, variant) => {
    const first = variant.eventFields.filter(isFirstField)
    expect(first[0]).toBe('name')
    expect(first.length).toBeLessThanOrEqual(3)
  },
)

type Situation = {
  variant?: VariantId
  viewer?: Viewer
  environment?: Environment
  event?: Partial<EventState['event']>
  settings?: [SettingKey, SettingValue][]
  draft?: Partial<UserFieldValues>
  saved?: Partial<UserFieldValues>
}

const blankPerson: UserFieldValues = { ...newPersonFields(), topics: [{ name: '' }] }
const visitor: Viewer = { role: 'visitor', personId: null }

function userFields(situation: Situation) {
  const variant = variantOf(situation.variant ?? 'planner')
  const state = emptyEventState(newEvent(variant, { id: 'e', timestamp: 0, ...situation.event }))
  for (const [key, value] of situation.settings ?? []) state.settings.set(key, { value, timestamp: 1 })
  return visibleUserFields({
    variant,
    state,
    viewer: situation.viewer ?? visitor,
    environment: situation.environment ?? 'production',
    draft: { ...blankPerson, ...situation.draft },
    saved: situation.saved ? { ...blankPerson, ...situation.saved } : null,
  })
}

test('PERSON-6: by default the form has only a name and a topic', () => {
  expect(userFields({})).toEqual(['name', 'topics'])
})

test('TOPIC-4: topics are shown to admins, while participants may add them, or when there is one', () => {
  const event = { allowParticipantsToAddTopics: false }
  expect(userFields({ event })).not.toContain('topics')
  expect(userFields({ event, viewer: { role: 'admin', personId: null } })).toContain('topics')
  expect(userFields({ event, saved: { topics: [{ name: 'Garden' }] } })).toContain('topics')
})

test('TOPIC-8, TOPIC-9: the number of groups is shown when there is a topic, the toggle only with advanced fields', () => {
  const draft = { topics: [{ name: 'Garden' }] }
  expect(userFields({ draft })).toEqual(['name', 'topics', 'topicNumberOfGroups'])
  expect(userFields({ draft, event: { showAdvancedFields: true } })).toContain('registerTopicWithoutAuthor')
})

test('TOPIC-10, PERSON-6: a topic without an author has no name, profile or session count', () => {
  const draft = { topics: [{ name: 'Garden' }], registerTopicWithoutAuthor: true, profile: 'x' }
  const fields = userFields({ draft, event: { showAdvancedFields: true }, environment: 'debug' })
  for (const hidden of ['name', 'profile', 'numUserSessions'] as const) expect(fields).not.toContain(hidden)
  expect(fields).toContain('registerTopicWithoutAuthor')
})

test('PERSON-9: e-mail is shown when advanced, filled or required; phone when advanced or filled', () => {
  expect(userFields({ event: { showAdvancedFields: true } })).toEqual(
    expect.arrayContaining(['email', 'phone']),
  )
  expect(userFields({ settings: [['parameters|ui|requireUserEmail', true]] })).toContain('email')
  expect(userFields({ variant: '1on1' })).toContain('email')
  expect(userFields({ saved: { phone: '12345' } })).toContain('phone')
})

test('a cleared field stays visible until it is saved', () => {
  expect(userFields({ saved: { email: 'ann@example.org' }, draft: { email: '' } })).toContain('email')
})

test('PERSON-7: the profile is shown outside production when advanced or filled', () => {
  const event = { showAdvancedFields: true }
  expect(userFields({ event, environment: 'debug' })).toContain('profile')
  expect(userFields({ event, environment: 'production' })).not.toContain('profile')
  expect(userFields({ saved: { profile: 'x' }, environment: 'test' })).toContain('profile')
})

test('PERSON-7: in reciprocity the profile is shown when everybody enters contact preferences', () => {
  const variant = 'reciprocity10'
  const event = { considerContactPreferences: true }
  expect(userFields({ variant, event })).toContain('profile')
  expect(userFields({ variant })).not.toContain('profile')
  const settings: Situation['settings'] = [['parameters|ui|showContactPreferencesOnlyToHosts', true]]
  expect(userFields({ variant, event, settings })).not.toContain('profile')
})

test('hidden topic and intro hide both', () => {
  const settings: Situation['settings'] = [['parameters|ui|hideTopicAndIntro', true]]
  const event = { considerContactPreferences: true }
  const fields = userFields({ variant: 'reciprocity10', event, settings })
  expect(fields).not.toContain('topics')
  expect(fields).not.toContain('profile')
})

test('PERSON-8: a required session count is always shown', () => {
  expect(userFields({ variant: 'heallo' })).toContain('numUserSessions')
  expect(userFields({ saved: { numUserSessions: 2 } })).toContain('numUserSessions')
})

test('PERSON-10: languages are shown by setting or when there are some', () => {
  expect(userFields({ settings: [['parameters|ui|showLanguagesField', true]] })).toContain('languages')
  expect(userFields({ saved: { languages: ['English'] } })).toContain('languages')
})

test('PERSON-12: the community variant alone asks for involvement, causes and organisations', () => {
  const own = ['timeInvolvedInEA', 'causeAreasEA', 'relevantOrgsEA'] as const
  expect(userFields({ variant: 'heallo' })).toEqual(expect.arrayContaining([...own]))
  const everything = { event: { showAdvancedFields: true }, environment: 'debug' } as const
  for (const { id } of VARIANTS.filter(({ id }) => id !== variantOf('heallo').id))
    expect([
      id,
      userFields({ variant: id, ...everything }).filter((field) => own.some((each) => each === field)),
    ]).toEqual([id, []])
})
