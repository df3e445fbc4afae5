import type { Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { alertStore, showAlert } from '../../lib/alert.ts'
import { useLive } from '../../lib/live/live-context.tsx'
import { ADMIN, as, showScreen } from '../../lib/live/test-screen.tsx'
import { usePlanOutcome } from './use-plan-outcome.tsx'

/** Whether an alert is still open after a run has ended for a viewer. */
function alertAfterRun(isReviewed: boolean, viewer: Viewer): boolean {
  const event = new EventBuilder('planner').people('ann')
  event.setting('parameters|ui|reviewPlansBeforeShowing', isReviewed)
  function Page() {
    const { store } = useLive()
    usePlanOutcome()
    const end = () => store.replace(event.state, { viewer, isLoaded: true, planVersion: 1 })
    return (
      <button type="button" onClick={end}>
        end
      </button>
    )
  }
  showScreen(event, viewer, <Page />, { meta: { planVersion: 0 } })
  showAlert({ text: 'open' })
  fireEvent.click(screen.getByText('end'))
  cleanup()
  return alertStore.getSnapshot() !== null
}

test('PLAN-3, PLAN-17: a new plan closes any alert, a draft that of admins alone', () => {
  expect(alertAfterRun(false, as('ann'))).toBe(false)
  expect(alertAfterRun(true, as('ann'))).toBe(true)
  expect(alertAfterRun(true, ADMIN)).toBe(false)
})
