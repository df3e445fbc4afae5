import { describe, expect, test } from 'vitest'
import { newEventFields } from '../entities/event.ts'
import type { Viewer } from '../permissions/viewer.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import { VARIANTS, variantOf } from '../variants/registry.ts'
import { isFirstField } from './event-fields.ts'
import { visibleEventFields, visibleTopicFields } from './visible-fields.ts'

const admin: Viewer = { role: 'admin', personId: null }
const participant: Viewer = { role: 'participant', personId: 'p' }
const planner = variantOf('planner')
const blank = newEventFields(planner)
const advanced = ['contactName', 'email', 'phone', 'numberOfGroupsForTopic', 'googleFormUrl']

function shown(viewer: Viewer, typed: Partial<typeof blank>, stored: Partial<typeof blank> = typed) {
  const values = { stored: { ...blank, ...stored }, typed: { ...blank, ...typed } }
  return visibleEventFields(planner, new Map(), viewer, values)
}

describe('EVENT-3, EVENT-5: which event fields are shown', () => {
  test('EVENT-26: the description is shown to everybody while there is one, and to admins always', () => {
    expect(shown(admin, {})).toContain('description')
    expect(shown(participant, {})).not.toContain('description')
    expect(shown(participant, { description: 'By the lake.' })).toContain('description')
  })

  test('advanced fields appear for an admin who turns them on', () => {
    expect(shown(admin, {})).not.toEqual(expect.arrayContaining(advanced))
    expect(shown(admin, { showAdvancedFields: true })).toEqual(expect.arrayContaining(advanced))
  })

  test('a participant sees an advanced field only when it has a value, and no admin field', () => {
    expect(shown(participant, { showAdvancedFields: true })).toEqual([
      'name',
      'numSessions',
      'allowParticipantsToAddTopics',
      'considerContactPreferences',
    ])
    expect(shown(participant, { contactName: 'Ann', googleFormUrl: 'https://a.b' })).toContain('contactName')
    expect(shown(participant, { googleFormUrl: 'https://a.b' })).not.toContain('googleFormUrl')
  })

  test('a cleared field stays visible until it is saved', () => {
    expect(shown(admin, { email: '' }, { email: 'a@b.c' })).toContain('email')
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
