import { describe, expect, test } from 'vitest'
import { type CellAddress, type CellValue, cellAddress } from '../cells/address.ts'
import { settingKeysOf, settingValue } from '../entities/setting-values.ts'
import { forcedAssignments } from '../schedule/forced-assignment.ts'
import { scheduleOf } from '../schedule/schedule.ts'
import { interestsOf } from '../similarity/similarity.ts'
import { EventBuilder } from '../testing/event-builder.ts'
import { VARIANTS, type VariantId } from '../variants/registry.ts'
import { PREFERENCE_SCALES } from '../variants/scales.ts'
import { participantVisibility } from './reading.ts'
import type { Viewer } from './viewer.ts'
import { readableCell, readableChange } from './wishes.ts'

const HIDE = 'parameters|ui|hideOneSidedWishes'
const admin: Viewer = { role: 'admin', personId: null }
const as = (personId: string): Viewer => ({ role: 'participant', personId })
const WISHES = ['', 'Yes', 'Yes pending']
const MEETINGS = PREFERENCE_SCALES.yesOnly.states.filter((state) => state !== 'Yes pending')

const eventOf = (id: VariantId = 'reciprocity') => new EventBuilder(id).owner('ann').owner('bob').owner('cid')
const address = (from = 'ann', to = 'bob'): CellAddress =>
  cellAddress('preferences', { userId: from, topicId: to })
const read = (event: EventBuilder, viewer: Viewer, value: CellValue, timestamp = 1) =>
  readableCell(event.variant, event.state, viewer, { address: address(), value, timestamp })
const told = (
  event: EventBuilder,
  viewer: Viewer,
  [replaced, value]: readonly [CellValue | undefined, CellValue],
) =>
  readableChange(event.variant, event.state, viewer, {
    address: address(),
    value,
    timestamp: 7,
    replaced,
    sharedTimestamp: 9,
  })

test('SETTING-11: the setting is on in reciprocity, off in 1on1, and offered nowhere else', () => {
  const offered = VARIANTS.filter((variant) => settingKeysOf(variant).includes(HIDE))
  expect(offered.map((variant) => [variant.id, settingValue(variant, new Map(), HIDE)])).toEqual([
    ['1on1', false],
    ['reciprocity', true],
  ])
  for (const variant of VARIANTS)
    if (!offered.includes(variant)) expect(settingValue(variant, new Map(), HIDE)).toBe(false)
})

describe('PRIV-9: a wish reaches its author and admins only', () => {
  test.each(WISHES)('%j: of others nothing is read, not even that there is a cell', (wish) => {
    const event = eventOf()
    for (const viewer of [as('bob'), as('cid')]) expect(read(event, viewer, wish)).toBeUndefined()
    for (const viewer of [admin, as('ann')]) expect(read(event, viewer, wish)?.value).toBe(wish)
  })

  test.each(MEETINGS)('%j is read where the matrix is shown', (meeting) => {
    const event = eventOf()
    for (const viewer of [admin, as('ann'), as('bob'), as('cid')])
      expect(read(event, viewer, meeting)?.value).toBe(meeting)
    event.setting('parameters|ui|showPreferenceMatrixToUsers', false)
    expect(read(event, as('cid'), meeting)).toBeUndefined()
  })

  test('PRIV-10: while the setting is off the matrix shows each wish', () => {
    for (const event of [eventOf().setting(HIDE, false), eventOf('1on1')])
      for (const wish of WISHES) expect(read(event, as('cid'), wish)?.value).toBe(wish)
  })
})

describe('PRIV-15: what others hear of a change depends on both values', () => {
  const wishes = ['', 'Yes', 'Yes pending', undefined]
  const hidden = wishes.flatMap((before) => WISHES.map((after) => [before, after] as const))
  test.each(hidden)('%j to %j: nothing at all', (...change) => {
    expect(told(eventOf(), as('cid'), change)).toBeUndefined()
    expect(told(eventOf(), as('bob'), change)).toBeUndefined()
    expect(told(eventOf(), as('ann'), change)).toMatchObject({ value: change[1], timestamp: 7 })
    expect(told(eventOf(), admin, change)).toMatchObject({ value: change[1], timestamp: 7 })
  })

  test.each(MEETINGS.flatMap((before) => WISHES.map((after) => [before, after] as const)))(
    'PRIV-16: %j to %j: a blank, with the time that both sides share',
    (...change) => {
      for (const viewer of [as('bob'), as('cid')])
        expect(told(eventOf(), viewer, change)).toEqual({ address: address(), value: '', timestamp: 9 })
    },
  )

  test.each(MEETINGS)('%j that stays is no news, whoever has added their own Yes', (meeting) => {
    expect(told(eventOf(), as('cid'), [meeting, meeting])).toBeUndefined()
    expect(told(eventOf(), as('ann'), [meeting, meeting])).toMatchObject({ value: meeting, timestamp: 7 })
  })

  test('PRIV-16: a meeting is told at first topics only, others would tell of the wish', () => {
    const event = eventOf().topic('bob_1', { ownerId: 'bob' })
    const cell = { address: address('ann', 'bob_1'), value: 'Yes reserved', timestamp: 1 }
    for (const viewer of [as('bob'), as('cid')])
      expect(readableCell(event.variant, event.state, viewer, cell)).toBeUndefined()
    expect(readableCell(event.variant, event.state, as('ann'), cell)).toEqual(cell)
  })

  test.each(MEETINGS)('%j comes with the time that both sides share', (meeting) => {
    expect(told(eventOf(), as('cid'), ['Yes', meeting])).toMatchObject({ value: meeting, timestamp: 9 })
  })

  test('PRIV-16: full data give both sides of a meeting the time of the later one', () => {
    const event = eventOf().wish('bob', 'ann', 'Yes reserved')
    expect(read(event, as('cid'), 'Yes reserved', 5)?.timestamp).toBe(5)
    for (const cell of event.state.cells.values()) cell.timestamp = 8
    expect(read(event, as('cid'), 'Yes reserved', 5)?.timestamp).toBe(8)
    event.wish('bob', 'ann', 'Yes')
    for (const cell of event.state.cells.values()) cell.timestamp = 8
    expect(read(event, as('cid'), 'Yes reserved', 5)?.timestamp).toBe(5)
  })
})

test('PRIV-17: switching it changes what participants see only where they see the matrix', () => {
  const seen = (event: EventBuilder) => participantVisibility(event.variant, event.state)
  expect(seen(eventOf())).not.toBe(seen(eventOf().setting(HIDE, false)))
  const matrix = 'parameters|ui|showPreferenceMatrixToUsers'
  expect(seen(eventOf().setting(matrix, false))).toBe(
    seen(eventOf().setting(matrix, false).setting(HIDE, false)),
  )
})

test('PRIV-10: similarity and warnings that a reader’s page computes are the same whatever others wish', () => {
  const pageOf = (wish: string) => {
    const event = eventOf().wish('ann', 'bob', wish).wish('bob', 'cid', 'Yes').assign('ann', 'bob')
    const { variant, state } = event
    const cells = [...state.cells].flatMap(([key, cell]) => {
      const seen = readableCell(variant, state, as('cid'), cell)
      return seen ? [[key, seen] as const] : []
    })
    const page = { ...state, cells: new Map(cells) }
    const plan = { variant, state: page, viewer: as('cid'), schedule: scheduleOf(variant, page) }
    return [interestsOf(page), forcedAssignments(plan)]
  }
  expect(pageOf('Yes')).toEqual(pageOf(''))
  expect(pageOf('Yes')[1]).toEqual([])
})
