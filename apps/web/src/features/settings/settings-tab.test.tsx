import {
  fixedSetting,
  SETTING_QUESTIONS,
  settingDefault,
  settingKeysOf,
  settingValue,
  VARIANTS,
} from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { LiveEvent } from '../../lib/live/live-event.ts'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
import { byQuestion, changedKeys, SettingsTab } from './settings-tab.tsx'

const LIMIT = 'parameters|groups|solverTimeLimit'
// Roles of so many controls take jsdom seconds to tell.
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const questions = () => all('h2').map(({ textContent }) => textContent)

test('SETTING-15, SETTING-16: a switch leaves what is changed, which one tap sets back, and a search what it finds, with its questions', () => {
  const saved: [string, unknown][] = []
  const setSetting: LiveEvent['setSetting'] = async (key, value) => {
    saved.push([key, value])
    return 'saved'
  }
  showScreen(new EventBuilder('reciprocity').setting(LIMIT, 30), ADMIN, <SettingsTab />, {
    commands: { setSetting },
  })
  expect(all('nav a').map((link) => link.getAttribute('href'))).toEqual(
    all('h2').map((heading) => `#${heading.id}`),
  )
  expect(questions().length).toBeGreaterThan(3)

  fireEvent.click(screen.getByLabelText('settings.onlyChanged'))
  expect(questions()).toEqual(['settings.question.effort'])
  expect(all('li input').length).toBe(1)
  expect(screen.getByText('settings.changed')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('settings.resetOne'))
  expect(saved).toEqual([[LIMIT, 300]])
  // The button goes away; whoever pressed it is at the setting.
  expect(document.activeElement).toBe(screen.getByLabelText(`settings.name.${LIMIT}`))

  fireEvent.change(screen.getByLabelText('settings.search'), { target: { value: 'zzzz' } })
  expect(questions()).toEqual([])
  expect(screen.getByText('settings.noneFound')).toBeTruthy()
})

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
