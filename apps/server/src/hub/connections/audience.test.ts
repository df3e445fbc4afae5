import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Room } from '../../rooms/room.ts'
import { Rooms } from '../../rooms/rooms.ts'
import { openStorage } from '../../storage/open-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { putEvent, sampleEvent, samplePerson } from '../../storage/testing/samples.ts'
import { Audiences } from './audience.ts'
import type { Connection } from './connection.ts'

let folder: string
let storage: Storage
let rooms: Rooms
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-audience-'))
  storage = await openStorage({ dataDir: folder })
  rooms = new Rooms({ storage, now: Date.now, onReloaded() {}, onBroken() {} })
})
afterEach(async () => {
  await rooms.close()
  await storage.close()
  await rm(folder, { recursive: true })
})

async function roomOf(id: string): Promise<Room> {
  await storage.write([
    putEvent(sampleEvent(id)),
    { kind: 'putPerson', eventId: id, person: samplePerson(id) },
  ])
  const room = await rooms.open(id)
  if (!room) throw new Error('There is no room')
  return room
}

/** What an audience uses of a connection. */
const connectionFrom = (address: string) =>
  ({ address, membership: null, signals: { isClosed: false, discard() {} } }) as unknown as Connection

test('LIMIT-16: the events that the connections of an address have joined count once each, until the last has left', async () => {
  const [first, second] = [await roomOf('first'), await roomOf('second')]
  const audiences = new Audiences(() => () => {})
  const join = (connection: Connection, room: Room) =>
    audiences.join(
      connection,
      room,
      { role: 'visitor', personId: null },
      { kind: 'share', eventId: room.eventId },
    )
  const [one, other, stranger] = [connectionFrom('a'), connectionFrom('a'), connectionFrom('b')]
  join(one, first)
  join(other, first)
  join(stranger, second)
  const both = first.bytes + second.bytes
  const inAll = (address: string) => [audiences.bytesOf(address, first), audiences.bytesOf(address, second)]
  expect([inAll('a'), inAll('b'), inAll('c')]).toEqual([
    [first.bytes, both],
    [both, second.bytes],
    [first.bytes, second.bytes],
  ])
  join(other, second)
  audiences.leave(one)
  expect(inAll('a')).toEqual([both, second.bytes])
  audiences.leave(other)
  audiences.leave(other)
  expect(inAll('a')).toEqual([first.bytes, second.bytes])
})
