import { EventBuilder } from '@planner/domain/testing'
import type { PricedMoves } from '@planner/protocol'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useLive } from '../../../lib/live/live-context.tsx'
import { ADMIN, as, showScreen } from '../../../lib/live/test-screen.tsx'
import { useMovePrices } from '../move-prices.tsx'
import type { PickedUp } from '../plan-questions.ts'
import { ScheduleProvider } from '../schedule-context.tsx'

const event = (...members: string[]) => {
  const builder = new EventBuilder('planner').people('ann', 'bob').topic('tea').start('tea', 0, 0)
  for (const id of members) builder.assign(id, 'tea')
  return builder
}

type Answer = { ok: true; moves: PricedMoves | null }

/** A page that picks people up, and answers that come when the test says so. */
function page(viewer = ADMIN) {
  const answers: ((satisfaction: number) => Promise<void>)[] = []
  const priceMoves = vi.fn(
    (_personId: string, _from: unknown) =>
      new Promise<Answer>((resolve) => {
        answers.push((satisfaction) =>
          act(async () => resolve({ ok: true, moves: { satisfaction, groups: [] } })),
        )
      }),
  )
  let pick: (picked: PickedUp | null) => void = () => {}
  let change: (to: EventBuilder) => void = () => {}
  function Probe() {
    const [picked, setPicked] = useState<PickedUp | null>(null)
    const live = useLive()
    pick = setPicked
    change = ({ state }) => live.store.replace(state, { viewer, isLoaded: true })
    const prices = useMovePrices(picked)
    return (
      <output>{prices !== null && typeof prices === 'object' ? prices.satisfaction : String(prices)}</output>
    )
  }
  vi.useFakeTimers()
  const shown = event('ann')
  showScreen(
    shown,
    viewer,
    <ScheduleProvider>
      <Probe />
    </ScheduleProvider>,
    { commands: { priceMoves } },
  )
  const rest = () => act(() => vi.advanceTimersByTimeAsync(500))
  return {
    priceMoves,
    answers,
    text: () => screen.getByRole('status').textContent,
    pick: async (personId: string | null, from: string | null = null) => {
      await act(async () => pick(personId === null ? null : { personId, from }))
      await rest()
    },
    change: async (to: EventBuilder) => {
      await act(async () => change(to))
      await rest()
    },
  }
}

test('SCHED-44: an answer about another person, or about the plan before it changed, is not shown', async () => {
  const { priceMoves, answers, text, pick, change } = page()
  expect(text()).toBe('null')
  await pick('ann', 'tea|0')
  expect(priceMoves.mock.calls).toEqual([['ann', { topicId: 'tea', topicGroupIndex: 0 }]])
  expect(text()).toBe('asked')
  await pick('bob')
  await answers[0]?.(0.1)
  expect(text()).toBe('asked')
  await answers[1]?.(0.2)
  expect(text()).toBe('0.2')

  await change(event('ann', 'bob'))
  expect(text()).toBe('asked')
  expect(priceMoves).toHaveBeenCalledTimes(3)
  await answers[2]?.(0.3)
  expect(text()).toBe('0.3')
  await pick(null)
  expect(text()).toBe('null')
  vi.useRealTimers()
})

test('SCHED-44: who is no organiser asks nothing', async () => {
  const { priceMoves, text, pick } = page(as('ann'))
  await pick('ann', 'tea|0')
  expect([priceMoves.mock.calls.length, text()]).toEqual([0, 'null'])
  vi.useRealTimers()
})
