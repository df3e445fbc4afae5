import { type AcceptedChange, cellAddress } from '@planner/domain'
import { expect, test } from 'vitest'
import { Outbox } from './outbox.ts'
import { editKey } from './pending-edit.ts'

const address = cellAddress('preferences', { userId: 'ann', topicId: 'tea' })
const key = editKey({ kind: 'cell', address })
const change = (value: string, timestamp: number): AcceptedChange => ({
  kind: 'cell',
  address,
  value,
  timestamp,
})

test('a second edit before the first is stored reverts to the value before both', () => {
  const outbox = new Outbox()
  outbox.put({ change: change('Yes', 2), base: { value: '', timestamp: 1 }, action: 2 })
  outbox.put({ change: change('Host', 3), base: { value: 'Yes', timestamp: 2 }, action: 3 })
  expect(outbox.settle(key, 3)?.base).toEqual({ value: '', timestamp: 1 })
  expect(outbox.size).toBe(0)
})

test('the acknowledgement of an older edit leaves the newer one pending', () => {
  const outbox = new Outbox()
  outbox.put({ change: change('Yes', 2), base: undefined, action: 2 })
  outbox.put({ change: change('Host', 3), base: { value: 'Yes', timestamp: 2 }, action: 3 })
  expect(outbox.settle(key, 2)).toBeUndefined()
  expect(outbox.has(key)).toBe(true)
})

test('LIVE-19: what is left of an action that is edited again before it is stored goes with the newer one', () => {
  const seat = (topicId: string, value: boolean, timestamp: number): AcceptedChange => ({
    kind: 'cell',
    address: cellAddress('assignments', { sessionId: 1, userId: 'ann', topicId, topicGroupIndex: 0 }),
    value,
    timestamp,
  })
  const outbox = new Outbox()
  for (const change of [seat('tea', false, 2), seat('bees', true, 2)])
    outbox.put({ change, base: undefined, action: 2 })
  for (const change of [seat('bees', false, 3), seat('art', true, 3)])
    outbox.put({ change, base: undefined, action: 3 })
  const together = outbox
    .ofActions(new Set([3]))
    .map(({ change: { value, timestamp } }) => [value, timestamp])
  expect(together).toEqual([
    [false, 2],
    [false, 3],
    [true, 3],
  ])
})

test('LIVE-8: what is left of a rectangle of hours is not sent again with a newer one, since each is a message of its own', () => {
  const hour = (at: number, value: boolean, timestamp: number): AcceptedChange => ({
    kind: 'cell',
    address: cellAddress('weekDayHourAvailabilities', { userId: 'ann', hour: at }),
    value,
    timestamp,
  })
  const outbox = new Outbox()
  for (const at of [1, 2]) outbox.put({ change: hour(at, true, 2), base: undefined, action: 2 })
  outbox.put({ change: hour(2, false, 3), base: undefined, action: 3 })
  expect(outbox.ofActions(new Set([3])).map(({ change }) => change)).toEqual([hour(2, false, 3)])
})
