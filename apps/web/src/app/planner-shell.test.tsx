import { EventBuilder } from '@planner/domain/testing'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlannerDialog } from '../features/planning/planner-dialog.tsx'
import type { EventStore } from '../lib/live/event-store.ts'
import { useLive } from '../lib/live/live-context.tsx'
import { as, showScreen } from '../lib/live/testing/screen.tsx'
import { ConnectionDialog } from './connection-dialog.tsx'
import { Announcer } from './planner-shell.tsx'

const told = () => document.querySelector('[data-announcer]')?.textContent

test('BROWSER-4: a connection that is back and a new plan in the open schedule are said once, in a region that was there before', () => {
  let store: EventStore | undefined
  function Probe() {
    store = useLive().store
    return null
  }
  window.history.replaceState(null, '', '/planner/participant/?tab=4')
  const shown = (
    <>
      <Announcer />
      <ConnectionDialog />
      <PlannerDialog />
      <Probe />
    </>
  )
  const event = new EventBuilder('planner', { isRegistered: true }).owner('ann')
  showScreen(event, as('ann'), shown, { meta: { connection: 'connected' } })
  const region = document.querySelector('[data-announcer]')
  expect([region?.getAttribute('aria-live'), told()]).toEqual(['polite', ''])

  act(() => store?.setMeta({ connection: 'lost' }))
  expect(told()).toBe('')
  act(() => store?.setMeta({ connection: 'connected' }))
  expect(told()).toBe('connection.back')
  const first = region?.firstChild
  act(() => store?.setMeta({ connection: 'connected' }))
  expect(region?.firstChild).toBe(first)

  act(() => store?.setMeta({ planVersion: 1 }))
  expect(told()).toBe('planning.ready')
  const plan = region?.firstChild
  act(() => store?.setMeta({ planVersion: 2 }))
  // The same words anew.
  expect([told(), region?.firstChild === plan]).toEqual(['planning.ready', false])
})
