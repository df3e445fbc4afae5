import { EventBuilder } from '@planner/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { as, showScreen } from '../../lib/live/testing/screen.tsx'
import { WhatOthersSee } from './user-data-tab.tsx'

/** The messages of the sentences above the form. */
function sentences(isHidden: boolean, isMatrixShown: boolean): string[] {
  const event = new EventBuilder('1on1')
    .owner('ann')
    .setting('parameters|ui|hideOneSidedWishes', isHidden)
    .setting('parameters|ui|showPreferenceMatrixToUsers', isMatrixShown)
    .setting('parameters|ui|showScheduleTabToUsers', false)
  showScreen(event, as('ann'), <WhatOthersSee />)
  const text = screen.getByText(/userData\.seen/).textContent ?? ''
  cleanup()
  return text.split(' ')
}

test('SCREEN-12, PRIV-19: the form says who will see whom a person wishes to meet', () => {
  expect(sentences(true, true)).toEqual(['userData.seen.name', 'userData.seen.wishes'])
  expect(sentences(true, false)).toEqual(['userData.seen.name', 'userData.seen.wishes'])
  expect(sentences(false, true)).toEqual(['userData.seen.name', 'userData.seen.choices'])
  expect(sentences(false, false)).toEqual(['userData.seen.name', 'userData.seen.noChoices'])
})

test('SCREEN-12: a time zone is named where the form asks for one, and nowhere else', () => {
  const told = (['weekdayhourplanner', 'reciprocity10', 'multiplanner', 'heallo'] as const).map((id) => {
    showScreen(new EventBuilder(id), as('ann'), <WhatOthersSee />)
    const [first] = (screen.getByText(/userData\.seen/).textContent ?? '').split(' ')
    cleanup()
    return first
  })
  expect(told).toEqual([
    'userData.seen.name',
    'userData.seen.name',
    'userData.seen.nameInZone',
    'userData.seen.nameInZone',
  ])
})
