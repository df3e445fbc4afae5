import { cellAddress } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnswer, useLive } from '../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../lib/live/live-event.ts'
import type { Question } from '../../lib/live/questions.ts'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
import { PLAN_CHECK, PLAN_DRIFT, READY_PLANS, reportOf, SCENARIOS, seatCard } from './plan-questions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['CHECK-5', 'checkPlan', PLAN_CHECK],
  ['PLAN-28', 'readPlanDrift', PLAN_DRIFT],
  ['PLAN-34', 'listReadyPlans', READY_PLANS],
  ['REPORT-2', 'readReport', reportOf(1)],
  ['WHY-7', 'explainPlace', seatCard({ personId: 'ann', sessionId: 1 })],
  ['SCENARIO-3', 'scenarios', SCENARIOS],
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
    const commands =
      command === 'scenarios'
        ? { scenarios: { readAll: ask, subscribe: () => () => {} } }
        : { [command]: ask }
    showScreen(event, ADMIN, <Screen />, { meta: { connection: 'connected' }, commands: commands as never })
    await act(() => vi.advanceTimersByTimeAsync(0))
    const before = ask.mock.calls.length
    const address = cellAddress('pins', { userId: 'ann', topicId: 'tea', topicGroupIndex: 0 })
    act(() => void live?.store.apply([{ kind: 'cell', address, value: true, timestamp: 1 }]))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(ask).toHaveBeenCalledTimes(before + 1)
  },
)
