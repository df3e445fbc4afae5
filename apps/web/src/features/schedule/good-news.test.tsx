import { EventBuilder } from '@planner/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SnapshotMeta } from '../../lib/live/event-store.ts'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
// Loaded before they are awaited.
import './plan-check/plan-check.tsx'
import './plan-drift.tsx'
import './ready-plan.tsx'
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

/** Whether the check has the mark of good news beside the schedule, and how many needs are ticked as met. */
async function goodNewsOf(event: EventBuilder, meta: SnapshotMeta = {}) {
  const found = { ok: true as const, findings: [], counts: [], wanted: 3, atMost: 3, atLeast: 3 }
  showScreen(event, ADMIN, <ScheduleTab />, {
    meta: { connection: 'connected', ...meta },
    answers: { CheckPlan: async () => found },
  })
  const told = await screen.findByText(/^planCheck\.nothing/)
  const ticks = document.querySelectorAll('[data-met]').length
  cleanup()
  return { isGood: told.dataset.mark === 'good', ticks }
}

const failed = { planError: { reason: 'emptyPlan', obstacles: [] } }

test('CHECK-8: without a plan nothing has the mark of good news after a run that failed, on a page that saw it end or was opened later', async () => {
  expect(await goodNewsOf(planner())).toEqual({ isGood: true, ticks: 3 })
  expect(await goodNewsOf(planner(), failed)).toEqual({ isGood: false, ticks: 0 })
  expect(await goodNewsOf(planner(), { hasRunFailed: true })).toEqual({ isGood: false, ticks: 0 })
})

test('CHECK-8: beside a plan the check has the mark of good news only where nobody lacks a place, and no run has failed since', async () => {
  const isGood = async (event: EventBuilder, meta?: SnapshotMeta) => (await goodNewsOf(event, meta)).isGood
  expect(await isGood(planned())).toBe(false)
  const whole = () => planned().assign('cid', 'ann')
  expect(await isGood(whole())).toBe(true)
  expect(await isGood(whole(), failed)).toBe(false)
  expect(await isGood(whole(), { hasRunFailed: true })).toBe(false)
})

test('CHECK-8: where people meet in pairs the same is said of meetings', async () => {
  const isGood = async (event: EventBuilder, meta?: SnapshotMeta) => (await goodNewsOf(event, meta)).isGood
  expect(await isGood(pairs())).toBe(true)
  expect(await isGood(pairs().wish('cid', 'ann', 'Yes'))).toBe(false)
  expect(await isGood(pairs(), failed)).toBe(false)
})
