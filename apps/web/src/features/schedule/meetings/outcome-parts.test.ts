import type { ReportedChange } from '@planner/protocol'
import { expect, test } from 'vitest'
import { sessionChange, shownChanges, withReasons } from './outcome-parts.tsx'

test('MEET-22: those left out stand by their meetings and names, each wish with its reason', () => {
  const reason = 'outweighed' as const
  const people = [
    { personId: 'eve', met: 1, wanted: 2, wishes: ['ann'] },
    { personId: 'dan', met: 1, wanted: 2, wishes: ['ann', 'bob'] },
    { personId: 'fay', met: 0, wanted: 2, wishes: ['ann'] },
  ]
  const reasons = [
    { from: 'dan', to: 'ann', reason },
    { from: 'dan', to: 'bob', reason },
  ]
  const shown = withReasons(people, reasons, (id) => id)
  expect(shown.map(({ personId, wishes }) => [personId, wishes.length])).toEqual([
    ['fay', 0],
    ['dan', 2],
    ['eve', 0],
  ])
})

test('MEET-21: what is gone comes first, and a plan that only adds lists nothing', () => {
  const changed = (
    change: ReportedChange['change'],
    sessionId: number | null,
    formerSessionId: number | null,
  ) => ({ personIds: ['ann', change], change, sessionId, formerSessionId }) satisfies ReportedChange
  const all = [
    changed('kept', 1, null),
    changed('added', 2, null),
    changed('moved', 2, 1),
    changed('dropped', null, 3),
  ]
  expect(shownChanges([changed('added', 1, null)], (id) => id)).toEqual([])
  const shown = shownChanges(all, (id) => id)
  expect(shown.map(({ change }) => change)).toEqual(['dropped', 'moved', 'added', 'kept'])
  const nameOf = ({ sessionId }: { sessionId: number | null }) => `S${sessionId}`
  expect(shown.map((each) => sessionChange(each, nameOf))).toEqual(['S3', 'S1 → S2', 'S2', 'S1'])
})
