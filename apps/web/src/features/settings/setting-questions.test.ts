import {
  fixedSetting,
  SETTING_QUESTIONS,
  settingDefault,
  settingKeysOf,
  settingValue,
  VARIANTS,
} from '@planner/domain'
import { describe, expect, test } from 'vitest'
import { byQuestion, changedKeys } from './settings-tab.tsx'

describe.each(VARIANTS)('in $id', (variant) => {
  const keys = settingKeysOf(variant)

  test('SETTING-15: every setting stands under one question, and the questions in their order', () => {
    const shown = byQuestion(keys)
    expect(shown.flatMap((each) => each.keys).toSorted()).toEqual(keys.toSorted())
    expect(shown.map(({ question }) => SETTING_QUESTIONS.indexOf(question))).toEqual(
      shown.map(({ question }) => SETTING_QUESTIONS.indexOf(question)).toSorted((a, b) => a - b),
    )
  })

  test('SETTING-16: what the variant itself sets is not told as changed, and what an organiser sets is', () => {
    expect(changedKeys(variant, (key) => settingValue(variant, new Map(), key))).toEqual([])
    const [first] = keys.filter((key) => fixedSetting(variant, key) === undefined)
    const storedOf = (key: (typeof keys)[number]) => (key === first ? 'other' : settingDefault(variant, key))
    expect(changedKeys(variant, storedOf)).toEqual([first])
  })
})

test('SETTING-15: a question without a setting that the search finds is not shown', () => {
  expect(byQuestion(['parameters|groups|solverTimeLimit'])).toEqual([
    { question: 'effort', keys: ['parameters|groups|solverTimeLimit'] },
  ])
  expect(byQuestion([])).toEqual([])
})
