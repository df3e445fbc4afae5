import type { EventState, Viewer } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { alertStore, showAlert } from '../../lib/alert.ts'
import { useLive } from '../../lib/live/live-context.tsx'
import { ADMIN, as, showScreen } from '../../lib/live/testing/screen.tsx'
import { PlannerDialog, usePlanOutcome } from './planner-dialog.tsx'

type Before = { version: number; state: EventState }

const planned = (session: number) =>
  new EventBuilder('planner', { numSessions: 2 })
    .owner('ann', { name: 'Tea' })
    .start('ann', session, 0)
    .assign('ann', 'ann')

test.each([
  ['also where the run has ended before the result is loaded', false],
  ['also on a page that was opened during the run', true],
])('PLAN-29: the result has the plan before the run, %s', async (_, isOpenedLate) => {
  const [before, after] = [planned(0), planned(1)]
  const running = { ...before.state.event, lastPlannerStartTime: 2, lastPlannerEndTime: 1 }
  if (isOpenedLate) before.state.event = running
  let given: Before | undefined
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  let isLoaded = false
  function Result(props: { before: Before }) {
    if (!isLoaded) throw loaded
    given = props.before
    return null
  }
  function Page() {
    const { store } = useLive()
    const begin = () => store.setEvent(running)
    const end = () => {
      store.replace(after.state, { viewer: ADMIN, isLoaded: true, planVersion: 5 })
      isLoaded = true
      load()
    }
    return (
      <>
        <button type="button" onClick={begin}>
          begin
        </button>
        <button type="button" onClick={end}>
          end
        </button>
        <PlannerDialog Result={Result} />
      </>
    )
  }
  showScreen(before, ADMIN, <Page />, { meta: { planVersion: 4 } })
  if (!isOpenedLate) fireEvent.click(screen.getByText('begin'))
  fireEvent.click(screen.getByText('end'))
  await expect.poll(() => given).toBeDefined()
  expect(given?.version).toBe(4)
  expect(given?.state.cells).toBe(before.state.cells)
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
