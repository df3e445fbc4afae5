import { EventBuilder } from '@planner/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LiveEvent } from '../../lib/live/live-event.ts'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
import { SettingsTab } from './settings-tab.tsx'

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
