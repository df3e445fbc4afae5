import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newEvent, newPerson, variantOf } from '@planner/domain'
import { expect, test } from 'vitest'
import { openStorage } from '../storage/open-storage.ts'
import { Rooms } from './rooms.ts'

test('OPS-23: many changes that cannot be stored are taken back in hardly more than one go', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'planner-failed-writes-'))
  const storage = await openStorage({ dataDir: folder })
  const event = newEvent(variantOf('planner'), { id: 'event', name: 'Spring', timestamp: 1 })
  const keys = { adminKey: 'A'.repeat(24), shareKey: 'S'.repeat(24) }
  await storage.write([{ kind: 'putEvent', event, keys }])
  let reloads = 0
  const rooms = new Rooms({
    storage,
    now: () => 1_000_000,
    onReloaded: () => {
      reloads += 1
    },
    onBroken: (_room, error) => {
      throw error
    },
  })
  const room = await rooms.open(event.id)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const person = { ...newPerson({ id: `p${index}`, name: 'Eve', timestamp: 1 }), privateKey: `P${index}` }
      // No database takes such a number.
      const unwritable = { ...person, numMeetingRequests: 5n as unknown as number }
      return room?.change([{ kind: 'putPerson', eventId: event.id, person: unwritable }], {
        kind: 'dataReplaced',
      })
    }),
  )
  expect(new Set(answers)).toEqual(new Set([false]))
  expect(room?.state.persons.size).toBe(0)
  expect(reloads).toBeGreaterThan(0)
  expect(reloads).toBeLessThanOrEqual(3)
  await rooms.close()
  await storage.close()
  await rm(folder, { recursive: true })
})

test('OPS-23: a room that can neither store a change nor be loaded again is told of once and leaves memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'planner-broken-room-'))
  const storage = await openStorage({ dataDir: folder })
  const event = newEvent(variantOf('planner'), { id: 'event', name: 'Spring', timestamp: 1 })
  const keys = { adminKey: 'A'.repeat(24), shareKey: 'S'.repeat(24) }
  await storage.write([{ kind: 'putEvent', event, keys }])
  const broken: unknown[] = []
  const rooms = new Rooms({
    storage,
    now: () => 1_000_000,
    onReloaded: () => {},
    onBroken: (room) => broken.push(room),
  })
  const room = await rooms.open(event.id)
  await storage.write([{ kind: 'removeEvent', eventId: event.id }])
  const person = { ...newPerson({ id: 'ann', name: 'Ann', timestamp: 1 }), privateKey: 'P' }
  const change = [{ kind: 'putPerson', eventId: event.id, person } as const]
  expect(await room?.change(change, { kind: 'dataReplaced' })).toBe(false)
  expect([broken, rooms.loaded(event.id)]).toEqual([[room], undefined])
  await rooms.close()
  await storage.close()
  await rm(folder, { recursive: true })
})
