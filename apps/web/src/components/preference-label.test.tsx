import { EventBuilder } from '@planner/domain/testing'
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { as, showScreen } from '../lib/live/testing/screen.tsx'
import { usePreferenceLabel } from './preference-label.ts'

test('CHOICE-4: the blank choice has an empty label while the setting is on, else it reads No', () => {
  const labels = (isBlankEmpty: boolean) => {
    let found: string[] = []
    function Probe() {
      found = ['', 'Yes', '7'].map(usePreferenceLabel())
      return null
    }
    const event = new EventBuilder('planner').people('ann')
    event.setting('parameters|ui|showBlankInPlaceOfNoInPreferences', isBlankEmpty)
    showScreen(event, as('ann'), <Probe />)
    cleanup()
    return found
  }
  expect(labels(true)).toEqual(['', 'preference.yes', '7'])
  expect(labels(false)).toEqual(['preference.no', 'preference.yes', '7'])
})
