import type { Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { alertStore, showAlert } from '../../lib/alert.ts'
import { useLive } from '../../lib/live/live-context.tsx'
import { ADMIN, as, showScreen } from '../../lib/live/testing/screen.tsx'
import { type RunOutcome, useRunOutcome } from '../../lib/run-outcome.ts'
import { PlannerDialog, usePlanOutcome } from './planner-dialog.tsx'

const planned = (session: number) =>
  new EventBuilder('planner', { numSessions: 2 })
    .owner('ann', { name: 'Tea' })
    .start('ann', session, 0)
    .assign('ann', 'ann')

/** What the head of the schedule is told of a run, by the role of who looks. */
function outcomeFor(viewer: Viewer, isOpenedLate = false): RunOutcome | undefined {
  const [before, after] = [planned(0), planned(1)]
  const running = { ...before.state.event, lastPlannerStartTime: 2, lastPlannerEndTime: 1 }
  if (isOpenedLate) before.state.event = running
  let told: RunOutcome | undefined
  function Page() {
    const { store } = useLive()
    told = useRunOutcome()?.part
    const begin = () => store.setEvent(running)
    const end = () => store.replace(after.state, { viewer, isLoaded: true, planVersion: 5 })
    return (
      <>
        <button type="button" onClick={begin}>
          begin
        </button>
        <button type="button" onClick={end}>
          end
        </button>
        <PlannerDialog />
      </>
    )
  }
  showScreen(before, viewer, <Page />, { meta: { planVersion: 4 } })
  if (!isOpenedLate) fireEvent.click(screen.getByText('begin'))
  expect(told).toBeUndefined()
  fireEvent.click(screen.getByText('end'))
  expect(document.querySelector('dialog[open]')).toBeNull()
  cleanup()
  expect(told?.before.cells ?? before.state.cells).toBe(before.state.cells)
  return told
}

test('PLAN-3, PLAN-29: when a plan arrives the dialog hides, and the head of the schedule has the plan before the run', () => {
  expect(outcomeFor(ADMIN)?.planVersion).toBe(5)
  expect(outcomeFor(ADMIN, true)?.planVersion).toBe(5)
  expect(outcomeFor(as('ann'))).toBeUndefined()
})

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
