import { EventBuilder } from '@planner/domain/testing'
import type { PlanFinding } from '@planner/protocol'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setMessages } from '../../../lib/i18n/i18n.ts'
import { ADMIN, showScreen } from '../../../lib/live/testing/screen.tsx'
import { found, NO_CHANGE, tooSmall } from '../testing/found.ts'
import { FindingLine } from './finding-line.tsx'
import { usePlanCheck } from './use-plan-check.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setMessages('en-GB', {})
})

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Found of an event, as rows with the best that helps, in their order. */
async function rowsOf(event: EventBuilder, ...findings: PlanFinding[]): Promise<(string | undefined)[][]> {
  function Rows() {
    return usePlanCheck(true).rows.map((row) => (
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
  changes: [{ ...NO_CHANGE, what: 'setting' as const, path: 'parameters|groups|maxGroupSize', value: 3 }],
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
  const more = [{ number: null, changes: [{ ...NO_CHANGE, what: 'rooms' as const }] }]
  const event = inRooms().setting('parameters|groups|maxGroupSize', 3)
  const noRoom: PlanFinding = { ...tooSmall, code: 'topicNoRoom', number: 3, needed: 4, remedies: [] }
  expect(await rowsOf(event, { ...tooFew, remedies: more }, noRoom)).toEqual([
    ['2 rooms, 5 seats', 'planCheck.do.rooms'],
    ['Hall seats 3 of 4'],
  ])
})
