import { scheduleOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import type { PricedMove, PricedMoves } from '@planner/protocol'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useLive } from '../../lib/live/live-context.tsx'
import { ADMIN, as, showScreen } from '../../lib/live/testing/screen.tsx'
import { knownPrices, markOf, priceOf, useMovePrices } from './move-prices.tsx'
import type { PickedUp } from './plan-questions.ts'
import { ScheduleProvider } from './schedule-context.tsx'
import { pricedMove as move } from './testing/priced-move.ts'

/** Tea is in session 1, go in session 2, where Ann has been put by hand into tea as well. */
function planned() {
  const { variant, state } = new EventBuilder('planner', { numSessions: 2 })
    .people('ann', 'bob')
    .topic('tea')
    .topic('go')
    .start('tea', 0, 0)
    .start('go', 0, 1)
    .assign('ann', 'tea', 1)
    .assign('ann', 'tea', 2)
    .assign('bob', 'go', 2)
  return scheduleOf(variant, state)
}

test('SCHED-44: a move is that into the group of a place, or out of the own group where the place is none', () => {
  const schedule = planned()
  const prices = knownPrices({ satisfaction: 1, groups: [move('tea', { trend: -1 }), move('go')] })
  const tea = { sessionId: 1, key: 'tea|0' }
  const price = (from: typeof tea, key: string | null, sessionId: number) => {
    const found = priceOf(schedule, prices, from, { sessionId, key })
    return typeof found === 'string' ? found : found.move.topicId
  }
  expect(price(tea, 'go|0', 2)).toBe('go')
  expect(price(tea, null, 1)).toBe('tea')
  // Whatever is not at a group's time is in no plan.
  expect(price(tea, 'go|0', 1)).toBe('unknown')
  expect(price({ sessionId: 2, key: 'tea|0' }, 'go|0', 2)).toBe('unknown')
  expect(price(tea, 'walk|0', 1)).toBe('unknown')
  expect(priceOf(schedule, 'asked', tea, tea)).toBe('asked')
})

test('SCHED-44: a broken rule is marked before everything else, and what is not known has no mark', () => {
  const mark = (changes: Partial<PricedMove>) => markOf({ before: 1, move: move('tea', changes) })
  expect(mark({ trend: -1, breaches: 1 })).toBe('breaks')
  expect([mark({ trend: 1 }), mark({ trend: -1 }), mark({})]).toEqual(['better', 'worse', 'same'])
  expect([markOf('asked'), markOf('unknown')]).toEqual([null, null])
})

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
    (_asked: unknown) =>
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
    { answers: { PriceMoves: priceMoves } },
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
  expect(priceMoves.mock.calls).toEqual([[{ personId: 'ann', from: { topicId: 'tea', topicGroupIndex: 0 } }]])
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
