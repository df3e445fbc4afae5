import { EventBuilder } from '@planner/domain/testing'
import type { PlanDrift as Drift } from '@planner/protocol'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CommandResult } from '../../lib/live/hub-connection.ts'
import { useLive } from '../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../lib/live/live-event.ts'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
import { PlanDrift } from './plan-drift.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const NOTHING: Drift = {
  state: 'upToDate',
  newPeople: [],
  unplacedPeople: [],
  gonePeople: [],
  erasedPeople: 0,
  changedPeople: [],
  choices: [],
  newTopics: [],
  goneTopics: [],
  changedTopics: [],
  unfixedTopics: [],
  meetings: 0,
  settings: [],
  fields: [],
}

type Answers = { next: CommandResult<'ReadPlanDrift'> }

function show(answers: Answers, isReviewed = false) {
  const readPlanDrift = vi.fn(async () => answers.next)
  const onReplan = vi.fn()
  let live: LiveEvent | undefined
  function Screen() {
    live = useLive()
    return <PlanDrift onReplan={onReplan} isDisabled={false} />
  }
  const event = new EventBuilder('planner').owner('tea', { name: 'Tea' }).people('ann')
  event.setting('parameters|ui|reviewPlansBeforeShowing', isReviewed)
  showScreen(event, ADMIN, <Screen />, {
    meta: { connection: 'connected' },
    answers: { ReadPlanDrift: readPlanDrift },
  })
  const change = () => live?.store.setEvent({ ...live.store.getSnapshot().state.event, description: 'new' })
  return { readPlanDrift, onReplan, change }
}

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const told = (drift: Drift | null) => ({ ok: true as const, drift })

test('PLAN-28: a second after a change it is asked again, and the sign lists who and what has changed', async () => {
  const answers: Answers = { next: told(NOTHING) }
  const { readPlanDrift, change } = show(answers)
  expect(screen.getByText('planDrift.looking')).toBeTruthy()
  await settle()
  expect(screen.getByText('planDrift.upToDate')).toBeTruthy()

  answers.next = told({
    ...NOTHING,
    state: 'outOfDate',
    newPeople: ['ann'],
    unplacedPeople: ['ann'],
    choices: [{ personId: 'ann', ofIds: ['tea'], number: 1 }],
    settings: [{ key: 'parameters|groups|maxGroupSize', former: 8, now: 9 }],
  })
  act(change)
  expect(screen.getByText('planDrift.upToDate').closest('[data-stale]')).toBeTruthy()
  await settle(1000)
  expect(readPlanDrift).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByText('planDrift.since'))
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(titles).toEqual(['planDrift.title.newPeople', 'planDrift.title.choices', 'planDrift.title.settings'])
  expect(screen.getByText(/\(planDrift\.unplaced\)/).textContent).toContain('ann')
  expect(screen.queryByText('planDrift.compare')).toBeNull()
})

test('PLAN-37: where only that something has changed is known, that is said and nothing listed', async () => {
  show({ next: told({ ...NOTHING, state: 'outOfDate' }) })
  await settle()
  expect(screen.getByText('planDrift.unlisted')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  show({ next: told({ ...NOTHING, state: 'unknown' }) })
  await settle()
  expect(screen.getByText('planDrift.unknown')).toBeTruthy()
})

test('PLAN-29: where plans are looked at first, a button re-plans without touching the plan in force', async () => {
  const { onReplan } = show({ next: told({ ...NOTHING, state: 'outOfDate', newTopics: ['tea'] }) }, true)
  await settle()
  fireEvent.click(screen.getByText('planDrift.compare'))
  expect(onReplan).toHaveBeenCalledOnce()
})

test('PLAN-28: what cannot be found out is said and can be tried again; without a plan nothing is said', async () => {
  const answers: Answers = { next: { ok: false, status: 503, message: 'No.' } }
  show(answers)
  await settle()
  expect(screen.getByRole('alert').textContent).toContain('planDrift.failed')
  answers.next = told(null)
  fireEvent.click(screen.getByText('app.again'))
  await settle()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.querySelector('[role=status]')).toBeNull()
})
