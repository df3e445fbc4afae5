import { describe, expect, test } from 'vitest'
import { VARIANTS, variantOf } from '../variants/registry.ts'
import { SETTING_KEYS, SETTINGS, type SettingDefinition, type SettingKey } from './catalogue.ts'
import { isSettingKey, isValidSettingValue, settingKeysOf, settingValue } from './values.ts'

const ofSection = (section: string) =>
  Object.fromEntries(
    SETTING_KEYS.filter((key) => key.split('|')[1] === section).map((key) => {
      const setting: SettingDefinition = SETTINGS[key]
      const bounds = setting.type === 'number' ? [setting.min, setting.max] : []
      return [key.split('|')[2], [setting.default, ...bounds]]
    }),
  )

describe('SETTING-4 to SETTING-10: settings with default and range', () => {
  test('groups', () => {
    expect(ofSection('groups')).toMatchObject({
      minGroupSize: [2, 1, 100],
      maxGroupSize: [5, 1, 200],
      maxParallelSessions: [10, 1, 25],
      solverTimeLimit: [300, 5, 3600],
    })
  })

  test('preference weights run from 1 to 100; 1 to 10 weigh their number', () => {
    const numbers = Array.from({ length: 10 }, (_, index) => [String(index + 1), [index + 1, 1, 100]])
    expect(ofSection('preferenceWeights')).toMatchObject({
      '1yes': [100, 1, 100],
      yes: [1, 1, 100],
      author: [100, 1, 100],
      ...Object.fromEntries(numbers),
    })
  })

  test('SETTING-6, SETTING-7: soft rules run from 0 to 100, also those that this product adds', () => {
    expect(ofSection('softRules')).toMatchObject({
      avoidNonPreferredTopicAssignments: [10, 0, 100],
      assignAllSessionsToAllParticipants: [100, 0, 100],
      optimalGroupSize: [1, 0, 100],
      personToHighValueTopic: [1, 0, 100],
      highValueTopicToSelectivePerson: [1, 0, 100],
      avoidRepeatedTopics: [1, 0, 100],
      preferNewPersonToPersonContacts: [1, 0, 100],
      fairness: [expect.any(Number), 0, 100],
      contactPreferences: [expect.any(Number), 0, 100],
      avoidMaybeAvailability: [expect.any(Number), 0, 100],
      useLogScale: [true],
    })
  })

  test('options and booleans', () => {
    expect(ofSection('options')).toMatchObject({
      preferNeglectedTopics: ['Neglected'],
      noIsHardConstraint: ['Hard'],
      assignAllSessionsToAllParticipantsIsHardConstraint: ['Hard'],
    })
    expect(ofSection('rules')).toMatchObject({
      countHostingTowardsUsersSessionLimit: [true],
      personMustBeInOwnTopicIfTopicIsActive: [true],
      avoidRepeatedTopics: [true],
      randomiseAssignments: [true],
      preferNewPersonToPersonContacts: [true],
    })
    expect(ofSection('ui')).toMatchObject({
      requireUserEmail: [false],
      showLanguagesField: [false],
      showPreferenceMatrixToUsers: [true],
      showBlankInPlaceOfNoInPreferences: [true],
      showScheduleTabToUsers: [true],
      allowUsersToChangeSchedule: [true],
      showContactPreferencesOnlyToHosts: [false],
      allowOnlyBinaryContactPreferences: [false],
      hideCalendar: [false],
      hideTopicAndIntro: [false],
    })
  })
})

describe('VALID-11: valid setting values', () => {
  test.each<[SettingKey, unknown[], unknown[]]>([
    ['parameters|groups|minGroupSize', [1, 100], [0, 101, 1.5, '5', true, null]],
    ['parameters|ui|hideCalendar', [true, false], [1, 'true', null]],
    ['parameters|options|preferNeglectedTopics', ['Neglected', 'Popular'], ['', 'neglected', 1]],
  ])('%s', (key, valid, invalid) => {
    expect(valid.filter((value) => isValidSettingValue(key, value))).toEqual(valid)
    expect(invalid.filter((value) => isValidSettingValue(key, value))).toEqual([])
  })

  test('defaults of every variant are valid', () => {
    for (const variant of VARIANTS)
      for (const key of SETTING_KEYS)
        expect([variant.id, key, isValidSettingValue(key, settingValue(variant, new Map(), key))]).toEqual([
          variant.id,
          key,
          true,
        ])
  })
})

test('SETTING-3: a stored value takes precedence over the default; keys of other variants are hidden', () => {
  const planner = variantOf('planner')
  const cells = new Map([['parameters|groups|maxGroupSize', { value: 9, timestamp: 1 }]] as const)
  expect(settingValue(planner, cells, 'parameters|groups|maxGroupSize')).toBe(9)
  expect(settingValue(planner, new Map(), 'parameters|groups|maxGroupSize')).toBe(5)
  expect(settingKeysOf(planner)).not.toContain('parameters|preferenceWeights|7')
  expect(settingKeysOf(variantOf('planner10'))).toContain('parameters|preferenceWeights|7')
  expect([isSettingKey('parameters|ui|hideCalendar'), isSettingKey('toString'), isSettingKey('')]).toEqual([
    true,
    false,
    false,
  ])
})
