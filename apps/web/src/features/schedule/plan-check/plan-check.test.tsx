import { EventBuilder } from '@planner/domain/testing'
import type { PlanFinding } from '@planner/protocol'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { ADMIN, showScreen } from '../../../lib/live/test-screen.tsx'
import { PlanCheck } from './plan-check.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setMessages('en-GB', {})
})

const NOTHING = { path: null, topicId: null, groupIndex: null, personIds: [], slots: [], value: null }
const tooSmall: PlanFinding = {
  ...{ code: 'topicTooFew', isSerious: false, topicId: 'tea', groupIndex: null, otherTopicId: null },
  ...{ personId: null, otherPersonId: null, slot: 0, number: 1, needed: 2 },
  changes: [{ ...NOTHING, what: 'setting', path: 'parameters|groups|minGroupSize', value: 1 }],
}
const found = (...findings: PlanFinding[]) => ({
  ...{ ok: true as const, findings },
  counts: findings.map(({ code }) => ({ code, number: 1 })),
})

/** What the server would answer next. */
type Answers = { next: Awaited<ReturnType<LiveEvent['checkPlan']>> }

function show(answers: Answers) {
  const checkPlan = vi.fn(async () => answers.next)
  const setSetting = vi.fn(async () => 'saved' as const)
  let live: LiveEvent | undefined
  function Screen() {
    live = useLive()
    return <PlanCheck />
  }
  const event = new EventBuilder('planner').owner('tea', { name: 'Tea' }).people('ann')
  showScreen(event, ADMIN, <Screen />, {
    ...{ meta: { connection: 'connected' }, commands: { checkPlan, setSetting } },
  })
  const change = () => live?.store.setEvent({ ...live.store.getSnapshot().state.event, description: 'new' })
  return { checkPlan, setSetting, change }
}

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

test('CHECK-5: a second after a change it is asked again, and what was found before is not shown as current meanwhile', async () => {
  const answers: Answers = { next: found() }
  const { checkPlan, change } = show(answers)
  expect(screen.getByText('planCheck.looking')).toBeTruthy()
  await settle()
  expect(screen.getByText('planCheck.nothing')).toBeTruthy()

  answers.next = found(tooSmall)
  act(change)
  expect(screen.queryByText('planCheck.nothing')).toBeNull()
  expect(screen.getByText('planCheck.looking')).toBeTruthy()
  await settle(1000)
  expect(checkPlan).toHaveBeenCalledTimes(2)
  expect(screen.getByText('planCheck.number')).toBeTruthy()
  expect(screen.queryByText('planCheck.looking')).toBeNull()
})

test('CHECK-4: a change is made by its button and taken back, and not while it is not known whether it still helps', async () => {
  const { setSetting, change } = show({ next: found(tooSmall) })
  await settle()
  fireEvent.click(screen.getByText('planCheck.number'))
  fireEvent.click(screen.getByText('planCheck.do.setting'))
  await settle()
  expect(setSetting).toHaveBeenLastCalledWith('parameters|groups|minGroupSize', 1)
  fireEvent.click(screen.getByText('planCheck.undo'))
  await settle()
  expect(setSetting).toHaveBeenLastCalledWith('parameters|groups|minGroupSize', 2)

  act(change)
  expect(screen.getByText('planCheck.do.setting').closest('button')?.ariaDisabled).toBe('true')
})

test('CHECK-5: what is found of many people is one line with their number, which opens', async () => {
  const tooMany = (personId: string): PlanFinding => ({
    ...{ ...tooSmall, code: 'wishesOverCapacity', topicId: null, personId },
    changes: [{ ...NOTHING, what: 'wants', personIds: [personId], value: 3 }],
  })
  const { findings } = found(...['a', 'b', 'c', 'd', 'e', 'f'].map(tooMany))
  const counts = [{ code: 'wishesOverCapacity' as const, number: 60 }]
  setMessages('en-GB', {
    'planCheck.number': 'n={{number}}',
    'planCheck.many.wishesOverCapacity': 'm={{number}}',
  })
  show({ next: { ok: true, findings, counts } })
  await settle()
  fireEvent.click(screen.getByText('n=1'))
  expect(screen.queryByText('planCheck.do.wants')).toBeNull()
  fireEvent.click(screen.getByText('m=60'))
  expect(screen.getAllByText('planCheck.why.wishesOverCapacity')).toHaveLength(6)
  expect(screen.getByText('planCheck.more')).toBeTruthy()
})

test('CHECK-5: a check that fails says so, and can be tried again', async () => {
  const answers: Answers = { next: { ok: false, status: 503, message: 'No.' } }
  show(answers)
  await settle()
  expect(screen.getByRole('alert').textContent).toContain('planCheck.failed')
  answers.next = found()
  fireEvent.click(screen.getByText('planCheck.again'))
  await settle()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('planCheck.nothing')).toBeTruthy()
})
