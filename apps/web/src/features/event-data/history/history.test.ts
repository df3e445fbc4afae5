import type { WireAuditEntry } from '@planner/protocol'
import { expect, test } from 'vitest'
import { type ReadSoFar, withNewest, withOlder } from './history.tsx'

const page = (positions: number[], next: number | null = null, times = 1): ReadSoFar => ({
  entries: positions.map(
    (position): WireAuditEntry => ({
      position,
      times,
      at: position,
      actor: { kind: 'server', personId: '', name: '' },
      action: 'planEnded',
      subject: '',
      topic: '',
      details: {},
    }),
  ),
  next,
})
const positions = ({ entries, next }: ReadSoFar) => [entries.map(({ position }) => position), next]

test('AUDIT-8: the newest entries come on top of what was read, changed ones in place', () => {
  const before = page([5, 4, 3, 2], 2)
  expect(positions(withNewest(before, page([6, 5], 5)))).toEqual([[6, 5, 4, 3, 2], 2])
  const counted = withNewest(before, page([5, 4], 4, 3))
  expect(counted.entries.map(({ times }) => times)).toEqual([3, 3, 1, 1])
  expect(positions(withNewest(page([]), page([2, 1])))).toEqual([[2, 1], null])
})

test('AUDIT-8: nothing is left out between the newest and what was read before', () => {
  expect(positions(withNewest(page([3, 2], 2), page([9, 8, 7], 7)))).toEqual([[9, 8, 7], 7])
  expect(positions(withNewest(page([3, 2], 2), page([2], null)))).toEqual([[2], null])
})

test('AUDIT-7: the next page goes below, each entry once', () => {
  expect(positions(withOlder(page([5, 4], 4), page([3, 2], 2)))).toEqual([[5, 4, 3, 2], 2])
  expect(positions(withOlder(page([5, 4, 3], 4), page([3, 2])))).toEqual([[5, 4, 3, 2], null])
})
