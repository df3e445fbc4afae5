import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import { SentSubjects, sentSubject } from './sent-snapshots.ts'
import { snapshotOf } from './snapshot.ts'

function planned() {
  const event = new EventBuilder('planner').people('ann', 'bob').topic('tea').topic('go')
  return event.wish('ann', 'tea', 'Yes').assign('ann', 'tea').start('tea', 1, 0)
}

test('a snapshot that was forgotten, or never came, is made into no other', () => {
  const snapshots = new SentSubjects()
  const { variant, state } = planned()
  const snapshot = snapshotOf(variant, state)
  snapshots.put(sentSubject(1, 'event 1', snapshot))
  snapshots.put(sentSubject(3, 'event 3', snapshot, { number: 2, snapshot }))
  expect([snapshots.get('event 1'), snapshots.get('event 3')]).toEqual([snapshot, undefined])
})

test('the snapshots that were sent last are kept', () => {
  const snapshots = new SentSubjects()
  const { variant, state } = planned()
  for (let n = 0; n < 6; n++) snapshots.put(sentSubject(n, `event ${n}`, snapshotOf(variant, state)))
  const kept = Array.from({ length: 6 }, (_, n) => snapshots.get(`event ${n}`) !== undefined)
  expect(kept).toEqual([false, false, true, true, true, true])
})
