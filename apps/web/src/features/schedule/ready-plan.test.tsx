import { EventBuilder } from '@planner/domain/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CommandResult } from '../../lib/live/hub-connection.ts'
import { useLive } from '../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../lib/live/live-event.ts'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
import { ReadyPlan } from './ready-plan.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Answer = CommandResult<'ListReadyPlans'>
const SEARCHING: Answer = { ok: true, state: 'searching', plans: [], satisfaction: null }
const fresh = { keepPreviousPlan: false, satisfaction: 0.92, moving: 14 }
const replan = { keepPreviousPlan: true, satisfaction: 0.9, moving: 3 }

function show(first: Answer) {
  const answers = { next: first }
  const listReadyPlans = vi.fn(async () => answers.next)
  let live: LiveEvent | undefined
  function Screen() {
    live = useLive()
    return <ReadyPlan />
  }
  showScreen(new EventBuilder('planner').people('ann', 'bob'), ADMIN, <Screen />, {
    meta: { connection: 'connected' },
    answers: { ListReadyPlans: listReadyPlans },
  })
  const change = () => live?.store.setEvent({ ...live.store.getSnapshot().state.event, description: 'new' })
  return { answers, listReadyPlans, change }
}

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

test('PLAN-34: what is ready is told once it is found, and not after a change before it is known anew', async () => {
  const { answers, listReadyPlans, change } = show(SEARCHING)
  await settle()
  expect(screen.getByRole('status').textContent).toBe('')
  answers.next = { ok: true, state: 'ready', plans: [fresh, replan], satisfaction: 0.88 }
  await settle(4000)
  expect(screen.getByText('readyPlan.fresh')).toBeTruthy()
  expect(screen.getByText('readyPlan.replan')).toBeTruthy()
  await settle(60_000)
  expect(listReadyPlans).toHaveBeenCalledTimes(2)

  answers.next = SEARCHING
  act(change)
  expect(screen.getByRole('status').textContent).toBe('')
  await settle(1000)
  expect(listReadyPlans).toHaveBeenCalledTimes(3)
})

test('PLAN-34: a first plan is compared with none', async () => {
  show({ ok: true, state: 'ready', plans: [fresh], satisfaction: null })
  await settle()
  expect(screen.getByText('readyPlan.first')).toBeTruthy()
})

test('PLAN-35: what is not ready yet is said by the button, from a change on, but not where nothing is searched', async () => {
  const { answers, change } = show({ ok: true, state: 'searching', plans: [fresh], satisfaction: 0.88 })
  await settle()
  expect(screen.getByText('readyPlan.replanNotYet')).toBeTruthy()
  answers.next = SEARCHING
  act(change)
  expect(screen.getByText('readyPlan.notYet')).toBeTruthy()
  await settle(1000)
  expect(screen.getByText('readyPlan.notYet')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
  for (const state of ['ready', 'off'] as const) {
    answers.next = { ...SEARCHING, state }
    act(change)
    await settle(1000)
    expect(screen.queryByText('readyPlan.notYet')).toBeNull()
    answers.next = SEARCHING
  }
})

test('PLAN-35: where enough was searched in this hour that is said, what was found included, and asked for again now and then', async () => {
  const usedUp: Answer = { ok: true, state: 'off', isUsedUp: true, plans: [fresh], satisfaction: 0.88 }
  const { answers, listReadyPlans, change } = show(usedUp)
  await settle()
  expect(screen.getByText('readyPlan.fresh')).toBeTruthy()
  expect(screen.getByText('readyPlan.usedUp')).toBeTruthy()
  act(change)
  expect(screen.getByText('readyPlan.usedUp')).toBeTruthy()
  expect(screen.queryByText('readyPlan.fresh')).toBeNull()
  await settle(1000)
  const asked = listReadyPlans.mock.calls.length
  answers.next = SEARCHING
  await settle(60_000)
  expect(listReadyPlans).toHaveBeenCalledTimes(asked + 1)
  expect(screen.getByText('readyPlan.notYet')).toBeTruthy()
})

test('PLAN-34: while it is searched it is asked for after longer and longer pauses', async () => {
  const { listReadyPlans } = show(SEARCHING)
  await settle()
  await settle(3_600_000)
  expect(listReadyPlans.mock.calls.length).toBeLessThan(75)
})
