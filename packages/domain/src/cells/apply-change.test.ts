import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EventBuilder } from '../testing/event-builder.ts'
import { type CellAddress, type CellValue, cellAddress, cellKey } from './address.ts'
import { applyChange } from './apply-change.ts'
import type { TableName } from './tables.ts'

const event = () =>
  new EventBuilder('planner')
    .people('ann', 'bob')
    .topic('ann', { ownerId: 'ann', numberOfGroups: 2 })
    .topic('bob', { ownerId: 'bob' })

type Edit = { address: CellAddress; value: CellValue; timestamp: number }
const people = fc.constantFrom('ann', 'bob')
const edit: fc.Arbitrary<Edit> = fc
  .record({
    table: fc.constantFrom(
      'preferences',
      'contactPreferences',
      'availabilities',
      'assignments',
      'fixedTopics',
    ),
    userId: people,
    topicId: people,
    sessionId: fc.constantFrom(1, 2, 3),
    topicGroupIndex: fc.constantFrom(0, 1),
    value: fc.constantFrom('', 'Yes', '#1 Yes!', 'Host', 'Author', 'No', '5', true, false),
    timestamp: fc.integer({ min: 99, max: 103 }),
  })
  .map(({ table, value, timestamp, ...parts }) => ({
    address: cellAddress(table as TableName, parts),
    value,
    timestamp,
  }))

/** The cells of a replica after receiving edits in this order. */
function replica(edits: readonly Edit[]) {
  const { variant, state } = event()
  state.event.lastPlannerStartTime = 98
  state.event.lastPlannerEndTime = 100
  for (const { address, ...cell } of edits) applyChange(variant, state, { kind: 'cell', address, ...cell })
  return [...state.cells].sort(([a], [b]) => (a < b ? -1 : 1))
}

describe('LIVE-2: replicas converge', () => {
  test('in any order of delivery, with duplicates', () => {
    const delivered = fc.array(edit, { minLength: 1, maxLength: 12 }).chain((edits) =>
      fc.tuple(
        fc.constant(edits),
        fc.shuffledSubarray([...edits, ...edits], {
          minLength: edits.length * 2,
          maxLength: edits.length * 2,
        }),
      ),
    )
    fc.assert(
      fc.property(delivered, ([edits, again]) => {
        expect(replica(again)).toEqual(replica(edits))
      }),
    )
  })

  test('when one half of the edits was merged by another replica first', () => {
    fc.assert(
      fc.property(fc.array(edit), fc.array(edit), (here, there) => {
        const merged = replica(there).map(([, cell]) => cell)
        expect(replica([...here, ...merged])).toEqual(replica([...there, ...here]))
      }),
    )
  })
})

describe('LIVE-12: an edit is rejected with a reason and changes nothing', () => {
  const rejection = (
    address: CellAddress,
    value: CellValue,
    timestamp = 200,
    change?: (each: EventBuilder) => void,
  ) => {
    const each = event()
    change?.(each)
    const before = [...each.state.cells]
    const outcome = applyChange(each.variant, each.state, { kind: 'cell', address, value, timestamp })
    if (outcome.kind === 'rejected') expect([...each.state.cells]).toEqual(before)
    return outcome.kind === 'rejected' ? outcome.reason : 'applied'
  }
  const preference = cellAddress('preferences', { userId: 'bob', topicId: 'ann' })

  test.each<[TableName, Parameters<typeof cellAddress>[1], CellValue]>([
    ['preferences', { userId: 'nobody', topicId: 'ann' }, 'Yes'],
    ['preferences', { userId: 'bob', topicId: 'nothing' }, 'Yes'],
    ['contactPreferences', { userId: 'bob', topicId: 'nobody' }, 'No'],
    ['availabilities', { userId: 'bob', sessionId: 0 }, true],
    ['availabilities', { userId: 'bob', sessionId: 3 }, true],
    ['assignments', { userId: 'bob', topicId: 'ann', sessionId: 1, topicGroupIndex: 10 }, true],
    ['assignments', { userId: 'bob', topicId: 'ann', sessionId: 1, topicGroupIndex: -1 }, true],
    ['weekDayHourAvailabilities', { userId: 'bob', hour: 168 }, true],
  ])('unknown: %s %o', (table, parts, value) => {
    expect(rejection(cellAddress(table, parts), value)).toBe('unknownAddress')
  })

  test('a contact preference about oneself', () => {
    expect(rejection(cellAddress('contactPreferences', { userId: 'bob', topicId: 'bob' }), 'No')).toBe(
      'selfContact',
    )
  })

  test('a value of the wrong type or outside the scale', () => {
    expect(rejection(preference, '5')).toBe('invalidValue')
    expect(rejection(preference, true)).toBe('invalidValue')
    expect(rejection(cellAddress('availabilities', { userId: 'bob', sessionId: 1 }), 'perhaps')).toBe(
      'invalidValue',
    )
    expect(rejection(cellAddress('weekDayHourAssignments', { topicId: 'ann' }), 2)).toBe('invalidValue')
    expect(rejection(cellAddress('weekDayHourAssignments', { topicId: 'ann' }), 1)).toBe('applied')
  })

  test('CHOICE-10: a number as contact preference while they are binary', () => {
    const contact = cellAddress('contactPreferences', { userId: 'bob', topicId: 'ann' })
    expect(rejection(contact, '5')).toBe('applied')
    const binary = ({ state }: EventBuilder) =>
      state.settings.set('parameters|ui|allowOnlyBinaryContactPreferences', { value: true, timestamp: 1 })
    expect(rejection(contact, '5', 200, binary)).toBe('invalidValue')
    expect(rejection(contact, 'No', 200, binary)).toBe('applied')
  })

  test('during a planner run, and later if it is older than the start or end of the run', () => {
    const planned = (start: number, end: number | null) => (each: EventBuilder) => {
      each.state.event.lastPlannerStartTime = start
      each.state.event.lastPlannerEndTime = end
    }
    expect(rejection(preference, 'Yes', 200, planned(100, null))).toBe('plannerRunning')
    expect(rejection(preference, 'Yes', 200, planned(300, 250))).toBe('plannerRunning')
    expect(rejection(preference, 'Yes', 199, planned(100, 200))).toBe('beforePlan')
    expect(rejection(preference, 'Yes', 200, planned(100, 200))).toBe('applied')
  })

  test('a superseded value', () => {
    const stored = (each: EventBuilder) => each.wish('bob', 'ann', 'Yes')
    expect(rejection(preference, 'Host', 1, stored)).toBe('notNewer')
    expect(rejection(preference, 'Yes', 1, stored)).toBe('notNewer')
    expect(rejection(preference, 'Host', 2, stored)).toBe('applied')
  })

  test('CHOICE-3: Author is stored as Host', () => {
    const each = event()
    applyChange(each.variant, each.state, {
      kind: 'cell',
      address: preference,
      value: 'Author',
      timestamp: 5,
    })
    expect(each.state.cells.get(cellKey(preference))).toEqual({
      address: preference,
      value: 'Host',
      timestamp: 5,
    })
  })

  test('WEEK-4: the second week exists once a topic needs it', () => {
    const weekly = new EventBuilder('weekdayhourplanner').people('ann').topic('ann', { ownerId: 'ann' })
    const second = cellAddress('weekDayHourAssignments', { topicId: 'ann', sessionId: 2 })
    const put = () =>
      applyChange(weekly.variant, weekly.state, { kind: 'cell', address: second, value: 30, timestamp: 5 })
        .kind
    expect(put()).toBe('rejected')
    weekly.topic('ann', { ownerId: 'ann', topicGroupOnEveryWeek: false })
    expect(put()).toBe('applied')
  })
})

describe('LIVE-2: settings follow the merge rule of cells', () => {
  const key = 'parameters|groups|maxGroupSize'
  const settings = () => {
    const each = event()
    each.state.settings.set(key, { value: 7, timestamp: 100 })
    return each
  }
  const outcome = (
    { variant, state }: EventBuilder,
    change: { key?: string; value?: number | boolean; timestamp?: number },
  ) => {
    const applied = applyChange(variant, state, { kind: 'setting', key, value: 9, timestamp: 200, ...change })
    return applied.kind === 'rejected' ? applied.reason : applied.kind
  }

  test.each([
    ['applied', {}],
    ['notNewer', { timestamp: 99 }],
    ['notNewer', { timestamp: 100, value: 7 }],
    ['invalidValue', { value: 0 }],
    ['invalidValue', { value: true }],
    ['unknownSetting', { key: 'parameters|groups|none' }],
    ['unknownSetting', { key: 'parameters|preferenceWeights|7' }],
  ])('%s: %o', (expected, change) => {
    const each = settings()
    expect(outcome(each, change)).toBe(expected)
    expect(each.state.settings.get(key)).toEqual(
      expected === 'applied' ? { value: 9, timestamp: 200 } : { value: 7, timestamp: 100 },
    )
  })

  test('LIVE-11: they are rejected during a planner run, and later if older than its start or end', () => {
    const each = settings()
    each.state.event.lastPlannerStartTime = 150
    expect(outcome(each, {})).toBe('plannerRunning')
    each.state.event.lastPlannerEndTime = 201
    expect(outcome(each, {})).toBe('beforePlan')
    expect(outcome(each, { timestamp: 201 })).toBe('applied')
  })

  test('equal timestamps are ordered by value, so that replicas converge', () => {
    const [one, other] = [settings(), settings()]
    for (const [each, values] of [[one, [3, 12]] as const, [other, [12, 3]] as const])
      for (const value of values) outcome(each, { value })
    expect(one.state.settings).toEqual(other.state.settings)
  })
})
