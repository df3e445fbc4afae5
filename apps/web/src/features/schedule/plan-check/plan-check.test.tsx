import { EventBuilder } from '@planner/domain/testing'
import type { PlanFinding } from '@planner/protocol'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import type { CommandResult } from '../../../lib/live/hub-connection.ts'
import { useLive } from '../../../lib/live/live-context.tsx'
import type { LiveEvent } from '../../../lib/live/live-event.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { FindingLine } from './finding-line.tsx'
import { PlanCheck } from './plan-check.tsx'
import { usePlanCheck } from './use-plan-check.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setMessages('en-GB', {})
})

const NOTHING = { path: null, topicId: null, topicGroupIndex: null, personIds: [], slots: [], value: null }
const tooSmall: PlanFinding = {
  code: 'topicTooFew',
  isSerious: false,
  topicId: 'tea',
  topicGroupIndex: null,
  otherTopicId: null,
  personId: null,
  otherPersonId: null,
  slot: 0,
  number: 1,
  needed: 2,
  remedies: [
    {
      number: null,
      changes: [{ ...NOTHING, what: 'setting', path: 'parameters|groups|minGroupSize', value: 1 }],
    },
  ],
}
const found = (...findings: PlanFinding[]) => ({
  ok: true as const,
  findings,
  wanted: 4,
  atMost: 4,
  atLeast: 4,
  counts: [...Map.groupBy(findings, ({ code }) => code)].map(([code, own]) => ({ code, number: own.length })),
})

/** What the server would answer next. */
type Answers = { next: CommandResult<'CheckPlan'> }

function show(answers: Answers, isShort = false) {
  const checkPlan = vi.fn(async () => answers.next)
  const setSetting = vi.fn(async () => 'saved' as const)
  let live: LiveEvent | undefined
  function Screen() {
    live = useLive()
    return <PlanCheck isShort={isShort} />
  }
  const event = new EventBuilder('planner').owner('tea', { name: 'Tea' }).people('ann')
  showScreen(event, ADMIN, <Screen />, {
    meta: { connection: 'connected' },
    commands: { setSetting },
    answers: { CheckPlan: checkPlan },
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
  expect(screen.getByText('planCheck.possible')).toBeTruthy()
  expect(screen.queryByText('planCheck.looking')).toBeNull()
})

test('CHECK-4: a change is made by its button and taken back, and not while it is not known whether it still helps', async () => {
  const { setSetting, change } = show({ next: found(tooSmall) })
  await settle()
  fireEvent.click(screen.getByText('planCheck.possible'))
  fireEvent.click(screen.getByText('planCheck.do.minSize'))
  await settle()
  expect(setSetting).toHaveBeenLastCalledWith('parameters|groups|minGroupSize', 1)
  fireEvent.click(screen.getByText('planCheck.undo'))
  await settle()
  expect(setSetting).toHaveBeenLastCalledWith('parameters|groups|minGroupSize', 2)

  act(change)
  expect(screen.getByText('planCheck.do.minSize').closest('button')?.ariaDisabled).toBe('true')
})

test('CHECK-5: what is found of many people is one line with their number, which opens', async () => {
  const tooMany = (personId: string): PlanFinding => ({
    ...tooSmall,
    code: 'wishesOverCapacity',
    topicId: null,
    personId,
    remedies: [{ number: null, changes: [{ ...NOTHING, what: 'wants', personIds: [personId], value: 3 }] }],
  })
  const { findings } = found(...['a', 'b', 'c', 'd', 'e', 'f'].map(tooMany))
  const counts = [{ code: 'wishesOverCapacity' as const, number: 60 }]
  setMessages('en-GB', {
    'planCheck.possible': 'n={{number}}',
    'planCheck.many.wishesOverCapacity': 'm={{number}}',
  })
  show({ next: { ...found(), findings, counts } })
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
  fireEvent.click(screen.getByText('app.again'))
  await settle()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('planCheck.nothing')).toBeTruthy()
})

test('CHECK-7: that nothing is in the way is said only where a plan is known in which nothing is missing', async () => {
  show({ next: { ...found(), atLeast: 3 } })
  await settle()
  expect(screen.queryByText('planCheck.nothing')).toBeNull()
  expect(screen.getByText('planCheck.unknown').dataset.mark).toBe('look')
  cleanup()
  show({ next: { ...found(), atLeast: null } })
  await settle()
  expect(screen.getByText('planCheck.unknown.rules')).toBeTruthy()
  cleanup()
  show({ next: { ...found({ ...tooSmall, isSerious: true }), atMost: 2, atLeast: 2 } })
  await settle()
  expect(screen.getByText('planCheck.number').dataset.mark).toBe('look')
})

test('CHECK-7: where nobody could be anywhere no plan is told to be possible, whatever is found', async () => {
  const nowhere = { wanted: 0, atMost: 0, atLeast: 0 }
  show({ next: { ...found(tooSmall), ...nowhere } })
  await settle()
  expect(screen.queryByText('planCheck.possible')).toBeNull()
  expect(screen.getByText('planCheck.number').dataset.mark).toBe('look')
  cleanup()
  show({ next: { ...found(), ...nowhere } })
  await settle()
  expect(screen.getByText('planCheck.nobody').dataset.mark).toBe('look')
})

test('CHECK-8: after a run that failed, or with a plan that lacks places, nothing found is no good news', async () => {
  show({ next: found() }, true)
  await settle()
  expect(screen.queryByText('planCheck.nothing')).toBeNull()
  expect(screen.getByText('planCheck.nothing.short').dataset.mark).toBeUndefined()
  cleanup()
  show({ next: found() })
  await settle()
  expect(screen.getByText('planCheck.nothing').dataset.mark).toBe('good')
})

test('CHECK-9: what a change has solved and brought is said, and what is new is marked', async () => {
  setMessages('en-GB', { 'planCheck.made.both': 'solved {{solved}}, new {{brought}}' })
  const answers: Answers = { next: found(tooSmall) }
  const { change } = show(answers)
  await settle()
  fireEvent.click(screen.getByText('planCheck.possible'))
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
  const serious = { ...tooSmall, isSerious: true }
  const answers: Answers = { next: { ...found(serious), atMost: 1, atLeast: 1 } }
  const { change } = show(answers)
  await settle()
  fireEvent.click(screen.getByText('planCheck.number'))
  fireEvent.click(screen.getByText('planCheck.do.minSize'))
  await settle()
  answers.next = { ...found(serious), atMost: 3, atLeast: 3 }
  act(change)
  await settle(1000)
  expect(screen.getByText('planCheck.made.less')).toBeTruthy()
})

/** Found of an event, as rows with the best that helps, in their order. */
async function rowsOf(event: EventBuilder, ...findings: PlanFinding[]): Promise<(string | undefined)[][]> {
  function Rows() {
    return usePlanCheck().rows.map((row) => (
      <div key={row.key} data-testid="row">
        <FindingLine row={row} />
      </div>
    ))
  }
  showScreen(event, ADMIN, <Rows />, {
    meta: { connection: 'connected' },
    answers: { CheckPlan: async () => found(...findings) },
  })
  await settle()
  const texts = screen
    .getAllByTestId('row')
    .map((row) => [...row.querySelectorAll('p, button')].map(({ textContent }) => textContent ?? ''))
  cleanup()
  return texts
}

const inRooms = () =>
  new EventBuilder('planner', { groupRooms: 'Hall; 3\nDen; 2' }).people('ann', 'bob', 'cid', 'dan')
const bigAsRooms = (number: number | null) => ({
  number,
  changes: [{ ...NOTHING, what: 'setting' as const, path: 'parameters|groups|maxGroupSize', value: 3 }],
})
const tooFew: PlanFinding = { ...tooSmall, code: 'tooFewSeats', isSerious: true, number: 2, needed: 4 }

test('CHECK-10: what every plan suffers from stands first, broken rules before missing places before people before topics', async () => {
  const codes = ['topicTooFew', 'personHasNoWish', 'tooFewSeats', 'fixedTwice'] as const
  const findings = codes.map((code): PlanFinding => ({ ...tooSmall, code, remedies: [] }))
  const serious: PlanFinding = { ...tooSmall, code: 'topicNoRoom', isSerious: true, remedies: [] }
  const rows = await rowsOf(inRooms(), ...findings, serious)
  expect(rows.map(([first]) => first)).toEqual(
    ['topicNoRoom', 'fixedTwice', 'tooFewSeats', 'personHasNoWish', 'topicTooFew'].map(
      (code) => `planCheck.why.${code}`,
    ),
  )
})

test('CHECK-10: of many findings that one change ends the row of them all has it', async () => {
  const topics = ['a', 'b', 'c', 'd', 'e', 'f'].map((topicId): PlanFinding => ({ ...tooSmall, topicId }))
  expect(await rowsOf(inRooms(), ...topics)).toEqual([['planCheck.many.topicTooFew', 'planCheck.do.minSize']])
  const [first, ...others] = topics.map((each) => ({ ...each, remedies: [] }))
  expect(await rowsOf(inRooms(), { ...tooSmall, ...first }, ...others)).toEqual([
    ['planCheck.many.topicTooFew'],
  ])
})

test('CHECK-11: groups are let be as big as their rooms, with the seats that there are then for the people', async () => {
  setMessages('en-GB', {
    'planCheck.do.allRooms': 'all {{rooms}}: {{seats}} for {{people}}',
    'planCheck.do.inRooms': '{{rooms}}: {{seats}} for {{people}}',
    'planCheck.do.upTo': 'up to {{number}}',
  })
  const rowOf = (event: EventBuilder, number: number | null = null) =>
    rowsOf(event, { ...tooFew, remedies: [bigAsRooms(number)] })
  const why = 'planCheck.why.tooFewSeats.roomsAndSize'
  const label = 'planCheck.do.sizesAsRooms'
  expect(await rowOf(inRooms())).toEqual([[why, 'all 2: 5 for 4', label]])
  const roomy = inRooms()
  roomy.state.event.groupRooms = 'Hall; 3\nDen; 2\nLoft; 2'
  expect(await rowOf(roomy)).toEqual([[why, '3: 7 for 4', label]])
  expect(await rowOf(inRooms(), 3)).toEqual([[why, 'up to 3', label]])
  const loose = inRooms().setting('parameters|groups|groupsFitRooms', false)
  expect(await rowOf(loose)).toEqual([['planCheck.why.tooFewSeats.size', 'planCheck.do.maxSize']])
})

test('CHECK-11: where groups may fill their rooms the seats of the rooms are told, and where no room is large enough its name', async () => {
  setMessages('en-GB', {
    'planCheck.why.tooFewSeats.rooms': '{{rooms}} rooms, {{seats}} seats',
    'planCheck.why.topicNoRoom.room': '{{room}} seats {{number}} of {{needed}}',
  })
  const more = [{ number: null, changes: [{ ...NOTHING, what: 'rooms' as const }] }]
  const event = inRooms().setting('parameters|groups|maxGroupSize', 3)
  const noRoom: PlanFinding = { ...tooSmall, code: 'topicNoRoom', number: 3, needed: 4, remedies: [] }
  expect(await rowsOf(event, { ...tooFew, remedies: more }, noRoom)).toEqual([
    ['2 rooms, 5 seats', 'planCheck.do.rooms'],
    ['Hall seats 3 of 4'],
  ])
})
