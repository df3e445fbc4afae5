import { EventBuilder } from '@planner/domain/testing'
import type { ReportedChange } from '@planner/protocol'
import { expect, test } from 'vitest'
import { outcomeOf, shownChanges } from './outcome-rows.ts'
import { sessionChange } from './session-change.ts'

test('MEET-22: people with wishes are told apart by the room they have left, the fewest meetings first', () => {
  const event = new EventBuilder('1on1', { numSessions: 2 })
  for (const id of ['ann', 'bob', 'cid', 'dan', 'eve', 'fay']) event.owner(id, {}, { numMeetingRequests: 3 })
  event.owner('gus', {}, { isArchived: true })
  event
    .meeting('ann', 'bob', 'reserved', { wishedBy: ['ann'] })
    .meeting('ann', 'cid', 'committed', { wishedBy: ['ann', 'cid'] })
    .meeting('bob', 'fay', 'past')
  const reason = 'outweighed' as const
  const reasons = [
    { from: 'ann', to: 'dan', reason: 'ownCapacity' as const },
    { from: 'cid', to: 'dan', reason },
    { from: 'dan', to: 'eve', reason },
    { from: 'dan', to: 'fay', reason },
    { from: 'gus', to: 'fay', reason },
  ]
  const outcome = outcomeOf(event.variant, event.state, reasons, (id) => id)
  expect(outcome).toMatchObject({
    granted: 3,
    wished: 7,
    wishing: 3,
    leftOut: [
      { personId: 'dan', met: 0, wanted: 2 },
      { personId: 'cid', met: 1, wanted: 2 },
    ],
    full: [{ personId: 'ann', met: 2, wanted: 2 }],
  })
  expect(outcome.leftOut[0]?.wishes).toHaveLength(2)
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
