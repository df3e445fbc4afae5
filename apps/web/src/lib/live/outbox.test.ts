import { type AddressedCell, cellAddress, cellKey } from '@planner/domain'
import { expect, test } from 'vitest'
import { Outbox } from './outbox.ts'

const address = cellAddress('preferences', { userId: 'ann', topicId: 'tea' })
const key = cellKey(address)
const cell = (value: string, timestamp: number): AddressedCell => ({ address, value, timestamp })
const send = { kind: 'value' } as const

test('a second edit before the first is stored falls back to what was there before both', () => {
  const outbox = new Outbox()
  outbox.put(key, { cell: cell('Yes', 2), before: cell('', 1), send })
  outbox.put(key, { cell: cell('Host', 3), before: cell('Yes', 2), send })
  expect(outbox.settle(key, 3)?.before).toEqual(cell('', 1))
  expect(outbox.size).toBe(0)
})

test('the acknowledgement of an older edit leaves the newer one waiting', () => {
  const outbox = new Outbox()
  outbox.put(key, { cell: cell('Yes', 2), before: undefined, send })
  outbox.put(key, { cell: cell('Host', 3), before: cell('Yes', 2), send })
  expect(outbox.settle(key, 2)).toBeUndefined()
  expect(outbox.has(key)).toBe(true)
})
