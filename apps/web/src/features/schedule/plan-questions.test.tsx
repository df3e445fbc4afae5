import { cellAddress } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnswer, useLive } from '../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../lib/live/live-event.ts'
import type { Question } from '../../lib/live/questions.ts'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
import {
  PLAN_CHECK,
  PLAN_DRIFT,
  READY_PLANS,
  reportOf,
  SCENARIOS,
  seatCard,
  VERSIONS,
} from './plan-questions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['CHECK-5', 'CheckPlan', PLAN_CHECK],
  ['PLAN-28', 'ReadPlanDrift', PLAN_DRIFT],
  ['PLAN-34', 'ListReadyPlans', READY_PLANS],
  ['REPORT-2', 'ReadReport', reportOf(1)],
  ['WHY-7', 'ExplainPlace', seatCard({ personId: 'ann', sessionId: 1 })],
  ['SCENARIO-3', 'ReadScenarios', SCENARIOS],
] as const)(
  '%s, PLAN-25: %s is asked again a moment after somebody is pinned to a group',
  async (_rule, command, question) => {
    const ask = vi.fn(async () => ({ ok: false as const, status: 503, message: 'No.' }))
    let live: LiveEvent | undefined
    function Screen() {
      live = useLive()
      useAnswer(question as Question<unknown>)
      return null
    }
    const event = new EventBuilder('planner').owner('tea', { name: 'Tea' }).people('ann')
    showScreen(event, ADMIN, <Screen />, { meta: { connection: 'connected' }, answers: { [command]: ask } })
    await act(() => vi.advanceTimersByTimeAsync(0))
    const before = ask.mock.calls.length
    const address = cellAddress('pins', { userId: 'ann', topicId: 'tea', topicGroupIndex: 0 })
    act(() => void live?.store.apply([{ kind: 'cell', address, value: true, timestamp: 1 }]))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(ask).toHaveBeenCalledTimes(before + 1)
  },
)

test('CHECK-8: that the newest run has failed is known from the versions, on a page that did not see it end', async () => {
  const told: boolean[] = []
  const list = (answer: object) =>
    VERSIONS.ask({
      invoke: async () => answer,
      store: { setRunFailed: (isFailed: boolean) => told.push(isFailed) },
    } as never)
  const listed = (...statuses: string[]) => list({ ok: true, plans: statuses.map((status) => ({ status })) })
  await listed('failed', 'done')
  await listed('kept', 'failed')
  await listed('kept', 'done', 'failed')
  await listed('draft', 'failed')
  await listed()
  await list({ ok: false, status: 503, message: 'No.' })
  expect(told).toEqual([true, true, false, false, false])
})
