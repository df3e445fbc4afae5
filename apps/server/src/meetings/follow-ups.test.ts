import { cellAddress, pairKey, preferenceOf } from '@planner/domain'
import { EventBuilder } from '@planner/domain/testing'
import { expect, test } from 'vitest'
import type { Room } from '../rooms/room.ts'
import type { Write } from '../storage/storage.ts'
import { liveRoom } from '../testing/live-room.ts'

const eventId = 'event'

const pairs = () => {
  const event = new EventBuilder('1on1')
  for (const id of ['ann', 'bob', 'cid']) event.owner(id)
  return event
}
const factOf = ({ state }: Room, a: string, b: string) => state.meetings.get(pairKey(a, b))
const wish = (userId: string, topicId: string, value: string): Write => ({
  kind: 'putCell',
  eventId,
  cell: { address: cellAddress('preferences', { userId, topicId }), value, timestamp: 100 },
})

test('MEET-16: of two edits in one change one may take the meeting back and the other wish it', async () => {
  const { room } = liveRoom(pairs().meeting('ann', 'bob', 'reserved', { wishedBy: ['ann'] }))
  await room.change([wish('ann', 'bob', ''), wish('bob', 'ann', 'Yes')], { kind: 'cells' })
  expect(factOf(room, 'ann', 'bob')).toMatchObject({ state: 'cancelled', cancelledBy: 'ann' })
  expect(preferenceOf(room.state, 'ann', 'bob')).toBe('')
  expect(preferenceOf(room.state, 'bob', 'ann')).toBe('Yes')
})

test('MEET-10: what is said about another topic of the same person shows their meeting as well', async () => {
  const event = pairs().topic('bob_1', { ownerId: 'bob' }).meeting('ann', 'bob', 'committed')
  const { room } = liveRoom(event)
  await room.change([wish('ann', 'bob_1', 'Yes')], { kind: 'cells' })
  expect(preferenceOf(room.state, 'ann', 'bob_1')).toBe('Yes committed')
  await room.change([{ kind: 'removeTopic', eventId, topicId: 'bob_1' }], { kind: 'dataReplaced' })
  expect(preferenceOf(room.state, 'ann', 'bob')).toBe('Yes committed')
})

test('MEET-12: somebody who leaves takes their reserved meetings along, and has their committed ones cancelled', async () => {
  const { room } = liveRoom(
    pairs()
      .meeting('ann', 'bob', 'reserved', { wishedBy: ['bob'] })
      .meeting('ann', 'cid', 'committed', { wishedBy: ['cid'] })
      .meeting('bob', 'cid', 'past'),
  )
  const people = ['ann', 'bob'].flatMap((id) => room.storedPerson(id) ?? [])
  const writes = people.map(
    (person): Write => ({ kind: 'putPerson', eventId, person: { ...person, isWaiting: true } }),
  )
  await room.change(writes, { kind: 'peopleArchived', personIds: ['ann', 'bob'] })
  expect(factOf(room, 'ann', 'bob')).toBeUndefined()
  expect(preferenceOf(room.state, 'bob', 'ann')).toBe('Yes pending')
  expect(factOf(room, 'ann', 'cid')).toMatchObject({ state: 'cancelled', cancelledBy: 'organiser' })
  expect(preferenceOf(room.state, 'cid', 'ann')).toBe('Yes pending')
  expect(factOf(room, 'bob', 'cid')).toMatchObject({ state: 'past' })
})
