import { EventBuilder } from '@planner/domain/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SnapshotMeta } from '../../lib/live/event-store.ts'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
// Loaded before they are awaited.
import './head/attention.tsx'
import { ScheduleTab } from './schedule-tab.tsx'

afterEach(cleanup)

/** An event of which the check finds nothing, and which has had a run. */
function planner() {
  const times = { lastPlannerStartTime: 1, lastPlannerEndTime: 2, numSessions: 1 }
  const event = new EventBuilder('planner', times).owner('ann', { name: 'Gardens' }).people('bob', 'cid')
  for (const userId of ['ann', 'bob', 'cid'])
    event.wish(userId, 'ann', 'Yes').set('availabilities', { userId, sessionId: 1 }, true)
  return event
}

const planned = () => planner().start('ann', 0, 0).assign('ann', 'ann').assign('bob', 'ann')

function pairs() {
  const times = { lastPlannerStartTime: 1, lastPlannerEndTime: 2 }
  const event = new EventBuilder('1on1', times).owner('ann').owner('bob').owner('cid')
  return event.wish('ann', 'bob', 'Yes').meeting('ann', 'bob', 'reserved', { wishedBy: ['ann'] })
}

/** What the head says, and whether it is in the colour of what is missing. */
async function headOf(event: EventBuilder, meta: SnapshotMeta = {}) {
  const found = { ok: true as const, findings: [], counts: [], wanted: 3, atMost: 3, atLeast: 3 }
  showScreen(event, ADMIN, <ScheduleTab />, {
    meta: { connection: 'connected', ...meta },
    answers: { CheckPlan: async () => found },
  })
  await waitFor(() => expect(screen.queryByText(/planCheck\.looking/)).toBeNull())
  const head = document.querySelector<HTMLElement>('[data-state]')
  const told = { state: head?.dataset.state, isBad: head?.dataset.bad !== undefined }
  cleanup()
  return told
}

const failed = { planError: { reason: 'emptyPlan', obstacles: [] } }

test('CHECK-8: without a plan nothing is good news after a run that failed, on a page that saw it end or was opened later', async () => {
  expect(await headOf(planner())).toEqual({ state: 'ready', isBad: false })
  expect(await headOf(planner(), failed)).toEqual({ state: 'failed', isBad: true })
  expect(await headOf(planner(), { hasRunFailed: true })).toEqual({ state: 'failed', isBad: true })
})

test('CHECK-8: a plan is good news only where nobody lacks a place, and no run has failed since', async () => {
  expect(await headOf(planned())).toEqual({ state: 'missingPlaces', isBad: true })
  const whole = () => planned().assign('cid', 'ann')
  expect(await headOf(whole())).toEqual({ state: 'good', isBad: false })
  expect(await headOf(whole(), failed)).toEqual({ state: 'failed', isBad: true })
  expect(await headOf(whole(), { hasRunFailed: true })).toEqual({ state: 'failed', isBad: true })
})

test('CHECK-8, MEET-22: where people meet in pairs the same is said while the report names somebody who is left out', async () => {
  expect(await headOf(pairs())).toEqual({ state: 'good', isBad: false })
  expect(await headOf(pairs().wish('cid', 'ann', 'Yes'))).toEqual({ state: 'missingPlaces', isBad: true })
  expect(await headOf(pairs(), failed)).toEqual({ state: 'failed', isBad: true })
})
