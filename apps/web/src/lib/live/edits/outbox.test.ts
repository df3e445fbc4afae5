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
  outbox.put({ change: change('Yes', 2), base: { value: '', timestamp: 1 } })
  outbox.put({ change: change('Host', 3), base: { value: 'Yes', timestamp: 2 } })
  expect(outbox.settle(key, 3)?.base).toEqual({ value: '', timestamp: 1 })
  expect(outbox.size).toBe(0)
})

test('the acknowledgement of an older edit leaves the newer one pending', () => {
  const outbox = new Outbox()
  outbox.put({ change: change('Yes', 2), base: undefined })
  outbox.put({ change: change('Host', 3), base: { value: 'Yes', timestamp: 2 } })
  expect(outbox.settle(key, 2)).toBeUndefined()
  expect(outbox.has(key)).toBe(true)
})
