import { type AcceptedChange, cellAddress } from '@planner/domain'
import { hoursOfRange, MAX_EDITED_CELLS } from '@planner/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messagesOf } from './messages.ts'
import type { PendingEdit } from './pending-edit.ts'
import type { CellChange } from './rectangles.ts'
import { rectanglesOf } from './rectangles.ts'

const hour = (userId: string, at: number, value = true, timestamp = 1): CellChange => ({
  kind: 'cell',
  address: cellAddress('weekDayHourAvailabilities', { userId, hour: at }),
  value,
  timestamp,
})

const pending = (change: AcceptedChange): PendingEdit => ({
  change,
  base: undefined,
  action: change.timestamp,
})
const wish = (topicId: string, timestamp: number): CellChange => ({
  kind: 'cell',
  address: cellAddress('preferences', { userId: 'ann', topicId }),
  value: 'Yes',
  timestamp,
})

test('LIVE-8: hours of the week are sent as rectangles, a single cell and settings one by one', () => {
  const setting = { kind: 'setting', key: 'parameters|groups|maxGroupSize', value: 7, timestamp: 1 } as const
  const messages = messagesOf([wish('tea', 1), setting, hour('ann', 3), hour('ann', 4)].map(pending))
  expect(messages.map(({ changes }) => changes.length).sort()).toEqual([1, 1, 2])
})

test('LIVE-19: the cells of one action go in one message, as far as one takes them', async () => {
  const many = Array.from({ length: MAX_EDITED_CELLS + 1 }, (_, index) => wish(`topic${index}`, 3))
  const sent: string[] = []
  const invoke = async (name: string) => {
    sent.push(name)
    return { ok: true, applied: true }
  }
  const messages = messagesOf([wish('tea', 1), wish('bees', 1), wish('art', 2), ...many].map(pending))
  for (const { send } of messages) await send(invoke as never)
  expect(messages.map(({ changes }) => changes.length)).toEqual([2, 1, MAX_EDITED_CELLS, 1])
  expect(sent).toEqual(['EditCells', 'SendSharedValue', 'EditCells', 'SendSharedValue'])
})

test('only hours of one person, value and time share a rectangle', () => {
  const all = [hour('ann', 1), hour('bob', 2), hour('ann', 2, false), hour('ann', 3, true, 2), hour('ann', 0)]
  expect(rectanglesOf(all).map(({ changes }) => changes.length)).toEqual([2, 1, 1, 1])
})

test('adjacent hours of one day, and equal hours of adjacent days, form one rectangle', () => {
  const [nine, ten] = [9, 10].map((at) => [at, at + 24, at + 48].map((each) => hour('ann', each)))
  const [rectangle, ...others] = rectanglesOf([...(nine ?? []), ...(ten ?? [])])
  expect(others).toEqual([])
  expect(rectangle?.corners).toEqual({ rangeStartD1: 1, rangeStartD2: 10, rangeEndD1: 3, rangeEndD2: 11 })
})

test('property: rectangles cover exactly the changed hours, each once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 167 })), (hours) => {
      const named = rectanglesOf(hours.map((at) => hour('ann', at))).flatMap(({ changes, corners }) => {
        expect(changes.map(({ address }) => address.hour).sort(byNumber)).toEqual(hoursOfRange(corners))
        return hoursOfRange(corners)
      })
      expect(named.sort(byNumber)).toEqual([...hours].sort(byNumber))
    }),
  )
})

const byNumber = (a: number, b: number) => a - b
