import { EventBuilder } from '@planner/domain/testing'
import type { PlanFinding } from '@planner/protocol'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import type { SnapshotMeta } from '../../../lib/live/event-store.ts'
import type { CommandResult } from '../../../lib/live/hub-connection.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { found, NO_CHANGE, tooSmall } from '../testing/found.ts'
// Loaded before they are awaited.
import './attention.tsx'
import { ScheduleTab } from '../schedule-tab.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setMessages('en-GB', {})
})

/** What the server would answer next. */
type Answers = { next: CommandResult<'CheckPlan'> }

function show(answers: Answers, meta: SnapshotMeta = {}) {
  const checkPlan = vi.fn(async () => answers.next)
  const setSetting = vi.fn(async () => 'saved' as const)
  let live: LiveEvent | undefined
  function Screen() {
    live = useLive()
    return <ScheduleTab />
  }
  const event = new EventBuilder('planner').owner('tea', { name: 'Tea' }).people('ann')
  showScreen(event, ADMIN, <Screen />, {
    meta: { connection: 'connected', ...meta },
    commands: { setSetting },
    answers: { CheckPlan: checkPlan },
  })
  const change = () => live?.store.setEvent({ ...live.store.getSnapshot().state.event, description: 'new' })
  return { checkPlan, setSetting, change }
}

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const title = () => screen.getByRole('heading', { level: 2 }).textContent
const fewer = () => screen.queryByText('head.attention.fewer')

test('CHECK-5: a second after a change it is asked again, and what was found before is not shown as current meanwhile', async () => {
  const answers: Answers = { next: found() }
  const { checkPlan, change } = show(answers)
  expect(screen.getByText(/^planCheck\.looking/)).toBeTruthy()
  await settle()
  expect(title()).toBe('head.ready')

  answers.next = found(tooSmall)
  act(change)
  expect(screen.getByText(/^planCheck\.looking/)).toBeTruthy()
  await settle(1000)
  expect(checkPlan).toHaveBeenCalledTimes(2)
  expect(screen.getByText('planCheck.why.topicTooFew')).toBeTruthy()
  expect(screen.queryByText(/^planCheck\.looking/)).toBeNull()
})

test('CHECK-4: a change is made by its button and taken back, and not while it is not known whether it still helps', async () => {
  const { setSetting, change } = show({ next: found(tooSmall) })
  await settle()
  fireEvent.click(screen.getByText('planCheck.do.minSize'))
  await settle()
  expect(setSetting).toHaveBeenLastCalledWith('parameters|groups|minGroupSize', 1)
  fireEvent.click(screen.getByText('planCheck.undo'))
  await settle()
  expect(setSetting).toHaveBeenLastCalledWith('parameters|groups|minGroupSize', 2)

  act(change)
  expect(screen.getByText('planCheck.do.minSize').closest('button')?.ariaDisabled).toBe('true')
})

test('CHECK-4, CHECK-20: what no plan gets around is said at the head, its repair in full colour and the plan quiet', async () => {
  const { setSetting } = show({ next: { ...found({ ...tooSmall, isSerious: true }), atMost: 2, atLeast: 2 } })
  await settle()
  expect(title()).toBe('head.cannotWork')
  expect(screen.getByText(/^planCheck\.why\.topicTooFew/)).toBeTruthy()
  const repair = screen.getByRole('button', { name: 'planCheck.do.minSize' })
  expect(repair.dataset.variant).toBe('filled')
  expect(screen.getByRole('button', { name: 'schedule.generate' }).dataset.variant).not.toBe('filled')
  fireEvent.click(repair)
  await settle()
  expect(setSetting).toHaveBeenLastCalledWith('parameters|groups|minGroupSize', 1)
  expect(screen.getByText('planCheck.undo')).toBeTruthy()
})

test('CHECK-4: no plan starts before all of a repair is stored, which its run would refuse', async () => {
  const { setSetting } = show({ next: { ...found({ ...tooSmall, isSerious: true }), atMost: 2, atLeast: 2 } })
  await settle()
  const stored = Promise.withResolvers<'saved'>()
  setSetting.mockReturnValueOnce(stored.promise)
  fireEvent.click(screen.getByRole('button', { name: 'planCheck.do.minSize' }))
  const generate = screen.getByRole('button', { name: 'schedule.generate' })
  expect(generate.ariaDisabled).toBe('true')
  stored.resolve('saved')
  await settle()
  expect(screen.getByRole('button', { name: 'schedule.generate' }).ariaDisabled).toBe('false')
})

test('CHECK-20: what one person lacks is in the list, and the head does not keep anybody from planning', async () => {
  const lacking: PlanFinding = {
    ...tooSmall,
    code: 'personHasNoWish',
    isSerious: true,
    personId: 'ann',
    remedies: [],
  }
  const answer = { ...found(lacking), wanted: 40, atMost: 31, atLeast: 31 }
  show({ next: answer })
  await settle()
  expect(title()).toBe('head.empty')
  expect(screen.getByRole('button', { name: 'schedule.generate' }).dataset.variant).toBe('filled')
  expect(screen.getByText(/^planCheck\.why\.personHasNoWish/)).toBeTruthy()
  cleanup()
  show({ next: { ...answer, atMost: 29, atLeast: 29 } })
  await settle()
  expect(title()).toBe('head.cannotWork')
})

test('SCHED-63: of all that needs attention three are shown until all are asked for, and without a point there is no list', async () => {
  const ofCode = (code: PlanFinding['code']): PlanFinding => ({ ...tooSmall, code })
  const codes = ['topicNoRoom', 'topicTooManyHosts', 'topicHostLimit', 'topicTooFewTogether'] as const
  show({ next: found(...codes.map(ofCode)) })
  await settle()
  const told = () => codes.filter((code) => screen.queryByText(`planCheck.why.${code}`) !== null)
  expect(told()).toEqual(codes.slice(0, 3))
  fireEvent.click(screen.getByText('head.attention.all'))
  expect(told()).toEqual(codes)
  fireEvent.click(screen.getByText('head.attention.fewer'))
  expect(told()).toEqual(codes.slice(0, 3))
  cleanup()
  show({ next: found() })
  await settle()
  expect(document.querySelector('[data-points]')).toBeNull()
})

test('CHECK-5: what is found of many people is one line with their number, which opens', async () => {
  const tooMany = (personId: string): PlanFinding => ({
    ...tooSmall,
    code: 'wishesOverCapacity',
    topicId: null,
    personId,
    remedies: [{ number: null, changes: [{ ...NO_CHANGE, what: 'wants', personIds: [personId], value: 3 }] }],
  })
  const { findings } = found(...['a', 'b', 'c', 'd', 'e', 'f'].map(tooMany))
  const counts = [{ code: 'wishesOverCapacity' as const, number: 60 }]
  setMessages('en-GB', { 'planCheck.many.wishesOverCapacity': 'm={{number}}' })
  show({ next: { ...found(), findings, counts } })
  await settle()
  expect(screen.getByText('m=60')).toBeTruthy()
  fireEvent.click(screen.getByText('head.attention.show'))
  expect(fewer()).toBeTruthy()
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
  fireEvent.click(screen.getByText('app.again'))
  await settle()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(title()).toBe('head.ready')
})

test('CHECK-7: ready to plan is said only where a plan is known in which nothing is missing', async () => {
  show({ next: { ...found(), atLeast: 3 } })
  await settle()
  expect(title()).toBe('head.empty')
  expect(screen.getByText(/^planCheck\.unknown/)).toBeTruthy()
  cleanup()
  show({ next: { ...found(), atLeast: null } })
  await settle()
  expect(screen.getByText(/^planCheck\.unknown\.rules/)).toBeTruthy()
  cleanup()
  show({ next: { ...found(), wanted: 0, atMost: 0, atLeast: 0 } })
  await settle()
  expect([title(), screen.getByText(/^planCheck\.nobody/) !== null]).toEqual(['head.empty', true])
})

test('CHECK-8: after a run that failed, nothing found is no good news', async () => {
  show({ next: found() }, { hasRunFailed: true })
  await settle()
  expect(title()).toBe('planning.failed.title')
  expect(document.querySelector('[data-bad]')).toBeTruthy()
})

test('CHECK-9: what a change has solved and brought is said, and what is new is marked', async () => {
  setMessages('en-GB', { 'planCheck.made.both': 'solved {{solved}}, new {{brought}}' })
  const answers: Answers = { next: found(tooSmall) }
  const { change } = show(answers)
  await settle()
  fireEvent.click(screen.getByText('planCheck.do.minSize'))
  await settle()
  expect(screen.getByText('planCheck.made')).toBeTruthy()
  answers.next = found({ ...tooSmall, topicId: 'ann' }, { ...tooSmall, topicId: 'bob' })
  act(change)
  await settle(1000)
  expect(screen.getByText('solved 1, new 2')).toBeTruthy()
  expect(screen.getAllByText('planCheck.new')).toHaveLength(2)
})

test('CHECK-9: where a change neither solves nor brings anything, whether less is missing is said', async () => {
  const answers: Answers = { next: { ...found(tooSmall), atMost: 1, atLeast: 1 } }
  const { change } = show(answers)
  await settle()
  fireEvent.click(screen.getByText('planCheck.do.minSize'))
  await settle()
  answers.next = { ...found(tooSmall), atMost: 3, atLeast: 3 }
  act(change)
  await settle(1000)
  expect(screen.getByText('planCheck.made.less')).toBeTruthy()
})
