import { describe, expect, test } from 'vitest'
import { newEventFields } from '../entities/event.ts'
import { settingValue } from '../entities/setting-values.ts'
import type { TopicFieldKey } from '../fields/topic-fields.ts'
import {
  can,
  occasionsOnFrontPage,
  VARIANTS,
  type VariantDescription,
  type VariantId,
  variantByPath,
  variantOf,
  variantsOnFrontPage,
} from './registry.ts'
import { CONTACT_SCALES, PREFERENCE_SCALES, READ_ONLY_PREFERENCES } from './scales.ts'

/** A value per variant. Expectations name single variants, so that adding a variant does not change them. */
const each = <T>(read: (variant: VariantDescription) => T) =>
  Object.fromEntries(VARIANTS.map((variant) => [variant.id, read(variant)])) as Record<VariantId, T>

test('VARIANT-1: every variant has one description, with a unique id, route and hub', () => {
  for (const variant of VARIANTS) expect(variantOf(variant.id)).toBe(variant)
  for (const read of ['id', 'routeBase', 'hubPath'] as const)
    expect(new Set(VARIANTS.map((variant) => variant[read])).size).toBe(VARIANTS.length)
})

test('ROUTE-3: base routes', () => {
  for (const { id, routeBase } of VARIANTS) {
    expect(routeBase).toBe(`/${id}`)
    for (const sub of ['', '/', '/admin/', '/share/', '/participant/'])
      expect(variantByPath(routeBase + sub)?.id).toBe(id)
  }
  expect(variantByPath('/welcome/')).toBeUndefined()
  expect(variantByPath('/planner11/')).toBeUndefined()
})

test('VARIANT-2: 1on1, reciprocity and multiplanner are hidden on the front page in production', () => {
  const offered = variantsOnFrontPage('production')
  for (const id of ['1on1', 'reciprocity', 'multiplanner'] as const)
    expect(offered).not.toContain(variantOf(id))
  for (const id of ['planner', 'heallo'] as const) expect(offered).toContain(variantOf(id))
  for (const environment of ['test', 'debug'] as const)
    expect(variantsOnFrontPage(environment)).toContain(variantOf('1on1'))
})

test('FRONT-2: every offered variant is the answer to what is being planned, and no answer leads nowhere', () => {
  for (const environment of ['production', 'test', 'debug'] as const) {
    const answers = occasionsOnFrontPage(environment)
    expect(answers.flatMap(({ variants }) => variants).toSorted(byId)).toEqual(
      variantsOnFrontPage(environment).toSorted(byId),
    )
    for (const { variants } of answers) expect(variants.length).toBeGreaterThan(0)
  }
  const named = (environment: 'production' | 'test') =>
    occasionsOnFrontPage(environment).map(({ occasion }) => occasion)
  expect(named('test')).toEqual(['day', 'weeks', 'pairs', 'programme'])
  expect(named('production')).toEqual(['day', 'weeks'])
})

const byId = (a: VariantDescription, b: VariantDescription) => a.id.localeCompare(b.id)

test('VARIANT-9: event defaults besides sessions and their length are the same everywhere', () => {
  for (const variant of VARIANTS) {
    expect(newEventFields(variant)).toMatchObject({
      numberOfGroupsForTopic: 10,
      allowParticipantsToAddTopics: true,
      allowUsersToSeeEachOthersTopicPreferences: true,
      considerContactPreferences: false,
      limitAllUsersToOneGroupOnly: false,
    })
  }
})

const ids = (has: (variant: VariantDescription) => boolean) => VARIANTS.filter(has).map(({ id }) => id)

test('VARIANT-3 to VARIANT-8: what each variant plans, and what people say of their time', () => {
  expect(each(({ availability }) => availability)).toMatchObject({
    planner: 'sessions',
    planner10: 'sessions',
    multiplanner: 'sessions',
    weekdayhourplanner: 'weekGrid',
    reciprocity10: 'weekGrid',
    heallo: 'weekGridMaybe',
  })
  expect(ids((variant) => can(variant, 'pairs')).sort()).toEqual(['1on1', 'reciprocity'])
  expect(ids((variant) => can(variant, 'mutualOnly'))).toEqual(['reciprocity'])
  expect(ids((variant) => can(variant, 'mutualContacts'))).toEqual(['reciprocity10'])
  expect(ids((variant) => can(variant, 'sessionLabels')).sort()).toEqual([
    '1on1',
    'multiplanner',
    'planner',
    'planner10',
    'reciprocity',
  ])
  expect(ids((variant) => can(variant, 'emailAlwaysRequired')).sort()).toEqual([
    '1on1',
    'heallo',
    'reciprocity',
  ])
  expect(ids(({ hiddenSettings }) => !hiddenSettings.includes('hiding'))).toContain('reciprocity10')
  const community = ['timeInvolvedInEA', 'causeAreasEA', 'relevantOrgsEA'] as const
  for (const field of community)
    expect(ids(({ userFields }) => userFields.includes(field))).toEqual(['heallo'])
})

test('VARIANT-12, TOPIC-7: which fields of a topic belong to which variant', () => {
  const having = (field: TopicFieldKey) => ids(({ topicFields }) => topicFields.includes(field)).sort()
  for (const field of [
    'description',
    'topicType',
    'sessionDurationInHours',
    'maxNumberOfParticipants',
    'beginnerFriendlyFlag',
  ] as const)
    expect([field, having(field)]).toEqual([field, ['multiplanner']])
  expect(having('topicGroupOnEveryWeek')).toEqual(['heallo', 'reciprocity10', 'weekdayhourplanner'])
  expect(having('topicGroupTimeRange')).toEqual(['heallo'])
})

test('VARIANT-13: in the calendar planner contact preferences are yes or no, and new contacts are not preferred', () => {
  const values = each((variant) => [
    settingValue(variant, new Map(), 'parameters|ui|allowOnlyBinaryContactPreferences'),
    settingValue(variant, new Map(), 'parameters|rules|preferNewPersonToPersonContacts'),
  ])
  expect(values.reciprocity10).toEqual([true, false])
  expect(values.planner).toEqual([false, true])
})

describe('CHOICE-2: scales', () => {
  const oneToTen = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']
  test('of topics', () => {
    const states = [
      'Yes pending',
      'Yes reserved',
      'Yes auto reserved',
      'Yes committed',
      'Yes auto committed',
      'Yes past',
    ]
    const withHost = ['', 'Yes', '#1 Yes!', 'Host']
    const numbers = ['', ...oneToTen, 'Host']
    const scales = each(({ preferenceScale }) => PREFERENCE_SCALES[preferenceScale])
    expect(each(({ id }) => [...scales[id].choices])).toMatchObject({
      planner: withHost,
      multiplanner: withHost,
      heallo: withHost,
      weekdayhourplanner: ['', 'Yes', '#1 Yes!'],
      planner10: numbers,
      reciprocity10: numbers,
      '1on1': ['', 'Yes'],
      reciprocity: ['', 'Yes'],
    })
    expect([...scales['1on1'].states].sort()).toEqual([...states].sort())
    expect(scales.planner.states).toEqual([])
    for (const state of READ_ONLY_PREFERENCES) expect(states).toContain(state)
  })

  test('of contacts: blank, No, 1 to 10; only blank and No where they are binary', () => {
    expect(CONTACT_SCALES.oneToTen.choices).toEqual(['', 'No', ...oneToTen])
    expect(CONTACT_SCALES.oneToTen.binaryChoices).toEqual(['', 'No'])
  })

  test("TOPIC-11: the author's own choice is Host, or Yes where a week is planned or people meet in pairs", () => {
    expect(each(({ ownTopicPreference }) => ownTopicPreference)).toMatchObject({
      planner: 'Host',
      heallo: 'Host',
      weekdayhourplanner: 'Yes',
      '1on1': 'Yes',
      reciprocity: 'Yes',
    })
    for (const variant of VARIANTS) {
      const { choices } = PREFERENCE_SCALES[variant.preferenceScale]
      expect(choices as readonly string[]).toContain(variant.ownTopicPreference)
    }
  })
})
