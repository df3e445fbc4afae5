import { EventBuilder } from '@planner/domain/testing'
import type { PlanDrift as Drift } from '@planner/protocol'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setMessages } from '../../lib/i18n/i18n.ts'
import type { CommandResult } from '../../lib/live/hub-connection.ts'
import { useLive } from '../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../lib/live/live-event.ts'
import { ADMIN, showScreen } from '../../lib/live/testing/screen.tsx'
// Loaded before it is awaited.
import './head/attention.tsx'
import { ScheduleTab } from './schedule-tab.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setMessages('en-GB', {})
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

function show(answers: Answers) {
  const readPlanDrift = vi.fn(async () => answers.next)
  let live: LiveEvent | undefined
  function Screen() {
    live = useLive()
    return <ScheduleTab />
  }
  const event = new EventBuilder('planner', { numSessions: 1 }).owner('tea', { name: 'Tea' }).people('ann')
  for (const userId of ['tea', 'ann']) event.set('availabilities', { userId, sessionId: 1 }, true)
  event.start('tea', 0, 0).assign('tea', 'tea').assign('ann', 'tea').wish('ann', 'tea', 'Yes')
  showScreen(event, ADMIN, <Screen />, {
    meta: { connection: 'connected' },
    answers: { ReadPlanDrift: readPlanDrift },
  })
  const change = () => live?.store.setEvent({ ...live.store.getSnapshot().state.event, description: 'new' })
  return { readPlanDrift, change }
}

const title = () => document.querySelector('[data-state] h2')?.textContent
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const told = (drift: Drift | null) => ({ ok: true as const, drift })

test('PLAN-28: a second after a change it is asked again, and the head says what has changed and lists it', async () => {
  setMessages('en-GB', {
    'head.changed': '{{changes}} since',
    'planDrift.newPeople': '{number, plural, one {# came} other {# came}}',
    'planDrift.settings': '{number, plural, one {# setting} other {# settings}}',
  })
  const answers: Answers = { next: told(NOTHING) }
  const { readPlanDrift, change } = show(answers)
  await settle()
  expect(title()).toBe('head.good.sessions')

  answers.next = told({
    ...NOTHING,
    state: 'outOfDate',
    newPeople: ['ann'],
    settings: [{ key: 'parameters|groups|maxGroupSize', former: 8, now: 9 }],
  })
  act(change)
  await settle(1000)
  expect(readPlanDrift).toHaveBeenCalledTimes(2)
  expect(title()?.replaceAll(/[\u2066-\u2069]/g, '')).toBe('1 came and 1 setting since')
  fireEvent.click(screen.getByText('head.attention.show'))
  const titles = [...document.querySelectorAll('h3')]
    .map(({ textContent }) => textContent)
    .filter((text) => text?.startsWith('planDrift'))
  expect(titles).toEqual(['planDrift.title.newPeople', 'planDrift.title.settings'])
})

test('PLAN-28: of more kinds of change than two it is said how much has changed', async () => {
  const drift = {
    ...NOTHING,
    state: 'outOfDate' as const,
    newPeople: ['ann'],
    gonePeople: ['x'],
    newTopics: ['tea'],
  }
  show({ next: told(drift) })
  await settle()
  expect(title()).toBe('head.changed.many')
})

test('PLAN-37: where only that something has changed is known, that is said and nothing listed', async () => {
  show({ next: told({ ...NOTHING, state: 'outOfDate' }) })
  await settle()
  expect(title()).toBe('planDrift.unlisted')
  expect(screen.queryByText('head.attention.show')).toBeNull()
})

test('PLAN-28: what cannot be found out is said and can be tried again', async () => {
  const answers: Answers = { next: { ok: false, status: 503, message: 'No.' } }
  show(answers)
  await settle()
  expect(screen.getByText('planDrift.failed').closest('[role=alert]')).toBeTruthy()
  answers.next = told(NOTHING)
  for (const again of screen.getAllByText('app.again')) fireEvent.click(again)
  await settle()
  expect(screen.queryByText('planDrift.failed')).toBeNull()
})
