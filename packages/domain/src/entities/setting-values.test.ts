import { describe, expect, test } from 'vitest'
import {
  SETTING_KEYS,
  SETTINGS,
  type SettingDefinition,
  type SettingKey,
  type SettingSection,
  sectionOf,
} from '../fields/settings.ts'
import { can, VARIANTS, variantOf } from '../variants/registry.ts'
import {
  fixedSetting,
  isSettingKey,
  isValidSettingValue,
  isValidSettingValueOf,
  readSettingValue,
  settingDefinition,
  settingKeysOf,
  settingValue,
} from './setting-values.ts'

describe('SETTING-4 to SETTING-10: settings by section', () => {
  const rangesOf = (section: SettingSection) =>
    SETTING_KEYS.filter((key) => sectionOf(key) === section).flatMap((key) => {
      const setting: SettingDefinition = SETTINGS[key]
      return setting.type === 'number' ? [[key, setting.min, setting.max]] : []
    })

  test.each([
    ['preferenceWeights', 1],
    ['softRules', 0],
  ] as const)('%s run from %d to 100', (section, least) => {
    const ranges = rangesOf(section)
    expect(ranges.length).toBeGreaterThan(5)
    expect(ranges).toEqual(ranges.map(([key]) => [key, least, 100]))
  })

  test('SETTING-5: the ratings 1 to 10 weigh their number', () => {
    for (const rating of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)
      expect(SETTINGS[`parameters|preferenceWeights|${rating}`].default).toBe(rating)
  })
})

test('SETTING-2: the key of a setting is a path under one of six sections', () => {
  const sections = ['groups', 'preferenceWeights', 'softRules', 'options', 'rules', 'ui']
  const found = SETTING_KEYS.map((key) => key.split('|'))
  for (const [first, , ...rest] of found) expect([first, rest.length]).toEqual(['parameters', 1])
  expect([...new Set(found.map(([, section]) => section))].sort()).toEqual([...sections].sort())
  const typesIn = (section: SettingSection) =>
    new Set(SETTING_KEYS.filter((key) => sectionOf(key) === section).map((key) => SETTINGS[key].type))
  expect([typesIn('preferenceWeights'), typesIn('rules')]).toEqual([new Set(['number']), new Set(['bool'])])
})

test('SETTING-13, SETTING-14: registration is open and needs no approval until an organiser says otherwise', () => {
  for (const variant of VARIANTS)
    expect([
      settingValue(variant, new Map(), 'parameters|ui|allowRegistration'),
      settingValue(variant, new Map(), 'parameters|ui|approveNewPeople'),
    ]).toEqual([true, false])
})

test('SETTING-19: groups fit into the rooms until an organiser says otherwise, where events may have rooms', () => {
  const key = 'parameters|groups|groupsFitRooms'
  const offered = VARIANTS.filter((variant) => settingKeysOf(variant).includes(key))
  expect(offered.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['planner', 'planner10', 'multiplanner']),
  )
  for (const variant of offered) expect(settingValue(variant, new Map(), key), variant.id).toBe(true)
  const withRooms = VARIANTS.filter(({ eventFields }) =>
    (eventFields as readonly string[]).includes('groupRooms'),
  )
  expect(offered).toEqual(withRooms)
})

test('VALID-12: a number setting takes a number as text, others do not', () => {
  const size = 'parameters|groups|maxGroupSize'
  expect(['9', ' 9 ', '-1', '9.5', '', 'x', 9].map((value) => readSettingValue(size, value))).toEqual([
    9,
    9,
    -1,
    '9.5',
    '',
    'x',
    9,
  ])
  expect(readSettingValue('parameters|options|noIsHardConstraint', '9')).toBe('9')
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
      for (const key of SETTING_KEYS) {
        const isValid = isValidSettingValueOf(variant, key, settingValue(variant, new Map(), key))
        expect([variant.id, key, isValid]).toEqual([variant.id, key, true])
      }
  })

  test('SETTING-4: where people meet in pairs a group has two people', () => {
    const key = 'parameters|groups|maxGroupSize'
    for (const variant of VARIANTS) {
      const [min, max] = can(variant, 'pairs') ? [2, 2] : [1, 200]
      expect(settingDefinition(variant, key)).toMatchObject({ min, max })
      const taken = [min - 1, min, max, max + 1].map((value) => isValidSettingValueOf(variant, key, value))
      expect(taken).toEqual([false, true, true, false])
    }
    const stored = new Map([[key, { value: 200, timestamp: 1 }]] as const)
    expect(settingValue(variantOf('1on1'), stored, key)).toBe(2)
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

test('SCREEN-11: what follows from the variant counts, whatever is stored', () => {
  const stored = new Map([
    ['parameters|ui|requireUserEmail', { value: false, timestamp: 1 }],
    ['parameters|groups|maxGroupSize', { value: 7, timestamp: 1 }],
  ] as const)
  const read = (id: 'planner' | 'reciprocity') =>
    (['parameters|ui|requireUserEmail', 'parameters|groups|maxGroupSize'] as const).map((key) =>
      settingValue(variantOf(id), stored, key),
    )
  expect(read('reciprocity')).toEqual([true, 2])
  expect(read('planner')).toEqual([false, 7])
  expect(fixedSetting(variantOf('planner'), 'parameters|ui|requireUserEmail')).toBeUndefined()
})
