import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useChoiceSection } from '../../lib/choice-section.ts'
import { as, showScreen } from '../../lib/live/testing/screen.tsx'
import { JoinSteps } from './join-steps.tsx'

/** The steps that Ann is shown, and to which part of the choices each leads. */
function steps(event: EventBuilder): (readonly [string | null, string])[] {
  let section = ''
  function Probe() {
    section = useChoiceSection().wanted?.part ?? ''
    return null
  }
  const shown = (
    <>
      <JoinSteps isRegistered />
      <Probe />
    </>
  )
  showScreen(event.setting('parameters|ui|showScheduleTabToUsers', false), as('ann'), shown)
  const found = screen.getAllByRole('button').map((button) => {
    fireEvent.click(button)
    return [button.textContent, section] as const
  })
  cleanup()
  return found
}

test('AVAIL-19: the steps lead to the parts of the choices, also on the same tab, and leave out what is not asked for', () => {
  const rate = ['userData.step.rate', 'topics']
  const people = ['userData.step.people', 'people']
  const times = ['userData.step.availability', 'times']
  const asking = { isRegistered: true, considerContactPreferences: true }
  const sessions = (numSessions: number, changes: object = {}) =>
    steps(new EventBuilder('planner', { ...asking, numSessions, ...changes }).people('ann', 'bob'))
  expect(sessions(2)).toEqual([rate, people, times])
  expect(sessions(1)).toEqual([rate, people])
  expect(sessions(2, { considerContactPreferences: false })).toEqual([rate, times])
  // The matcher has the choices below the form.
  const matcher = () => new EventBuilder('heallo', { isRegistered: true }).people('ann', 'bob')
  expect(steps(matcher()).at(-1)).toEqual(times)
  const calendar = new EventBuilder('reciprocity10', asking).people('ann', 'bob')
  calendar.setting('parameters|ui|hideTopicAndIntro', true).setting('parameters|ui|hideCalendar', true)
  expect(steps(calendar)).toEqual([people])
})
