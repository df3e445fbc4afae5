import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cellAddress, cellKey, newEvent, newPerson, newTopic, variantOf } from '@planner/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { auditedAction, SERVER } from '../audit/audited-actions.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage, StoredPerson, Write } from '../storage/storage.ts'
import { sampleRun } from '../storage/testing/samples.ts'
import type { RoomChange } from './feed.ts'
import type { PreparedRun, Room } from './room.ts'
import { Rooms } from './rooms.ts'

const variant = variantOf('planner')
const event = newEvent(variant, { id: 'event', name: 'Spring unconference', timestamp: 1 })
const keys = { adminKey: 'A'.repeat(24), shareKey: 'S'.repeat(24) }
const person = (id: string): StoredPerson => ({
  ...newPerson({ id, name: id, timestamp: 1 }),
  privateKey: `${id}${'P'.repeat(24 - id.length)}`,
})
const preference = (userId: string, value: string, timestamp: number): Write => ({
  kind: 'putCell',
  eventId: event.id,
  cell: { address: cellAddress('preferences', { userId, topicId: 'ann' }), value, timestamp },
})

let folder: string
let storage: Storage
let rooms: Rooms
let now: number
let reloaded: Room[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-rooms-'))
  storage = await openStorage({ dataDir: folder })
  now = 1_000_000
  reloaded = []
  rooms = new Rooms({
    storage,
    now: () => now,
    onReloaded: (room) => reloaded.push(room),
    onBroken: (_room, error) => {
      throw error
    },
  })
  await storage.write([
    { kind: 'putEvent', event, keys },
    { kind: 'putPerson', eventId: event.id, person: person('ann') },
    { kind: 'putPerson', eventId: event.id, person: person('bob') },
    {
      kind: 'putTopic',
      eventId: event.id,
      topic: newTopic({ id: 'ann', ownerId: 'ann', name: 'Gardens', timestamp: 1 }),
    },
    preference('bob', 'Yes', 10),
  ])
})
afterEach(async () => {
  await rooms.close()
  await storage.close()
  await rm(folder, { recursive: true, force: true })
})

const opened = async () => {
  const room = await rooms.open(event.id)
  if (!room) throw new Error('There is no room')
  return room
}
const preparedRun = (createdAt: number): PreparedRun => ({
  kind: 'ready',
  run: sampleRun(`run of ${createdAt}`, event.id, createdAt),
  actor: SERVER,
  audited: auditedAction('planStarted'),
})
const changed = (room: Room, writes: readonly Write[]) => room.change(writes, { kind: 'dataReplaced' })
const bobsChoice = (room: Room) =>
  room.state.cells.get(cellKey(cellAddress('preferences', { userId: 'bob', topicId: 'ann' })))?.value

describe('rooms', () => {
  test('load an event once for concurrent requests', async () => {
    const [first, second] = await Promise.all([rooms.open(event.id), rooms.open(event.id)])
    expect(first).toBe(second)
    expect(bobsChoice(await opened())).toBe('Yes')
    expect(await rooms.open('nothing')).toBeUndefined()
  })

  test('evict a room that is empty and idle, and keep one in use', async () => {
    const room = await opened()
    now += 59_000
    rooms.evictIdle()
    expect(rooms.loaded(event.id)).toBe(room)
    now += 2_000
    rooms.evictIdle()
    expect(rooms.loaded(event.id)).toBeUndefined()
    expect(await opened()).not.toBe(room)
  })

  test('LIMIT-16: those that nobody has open leave memory early when they take too much, the last used one at last', async () => {
    const others = ['second', 'third', 'fourth'].map((id) => ({ ...event, id }))
    for (const each of others)
      await storage.write([
        { kind: 'putEvent', event: each, keys: { adminKey: `A${each.id}`, shareKey: `S${each.id}` } },
        { kind: 'putPerson', eventId: each.id, person: { ...person('ann'), privateKey: `P${each.id}` } },
      ])
    const small = new Rooms({ storage, now: () => now, onReloaded() {}, onBroken() {} }, { idleBytes: 2000 })
    const isLoaded = () => [event, ...others].map(({ id }) => small.loaded(id) !== undefined)
    const first = await small.open(event.id)
    const close = first?.subscribe(() => {})
    for (const { id } of others.slice(0, 2)) {
      now += 10
      await small.open(id)
    }
    await small.open('fourth')
    expect(isLoaded()).toEqual([true, true, true, true])
    small.evict('fourth')
    now += 3000
    await small.open('fourth')
    expect(isLoaded()).toEqual([true, false, true, true])
    close?.()
    await small.close()
  })

  test('look keys up by hash, and follow rotations', async () => {
    const room = await opened()
    expect(room.holderOf(keys.adminKey)).toMatchObject({ kind: 'admin' })
    expect(room.holderOf(person('bob').privateKey)).toMatchObject({ kind: 'private', personId: 'bob' })
    const rotated = { adminKey: 'B'.repeat(24), shareKey: keys.shareKey }
    await changed(room, [{ kind: 'putEvent', event, keys: rotated }])
    expect(room.holderOf(keys.adminKey)).toBeUndefined()
    expect(room.holderOf(rotated.adminKey)).toMatchObject({ kind: 'admin' })
    await changed(room, [{ kind: 'removePerson', eventId: event.id, personId: 'bob' }])
    expect(room.holderOf(person('bob').privateKey)).toBeUndefined()
  })
})

describe('LIVE-4: a change whose write fails', () => {
  // JSON has no bigint, so storage rejects the whole transaction.
  const unwritable = { ...person('eve'), numMeetingRequests: 5n as unknown as number }

  test('AUDIT-1: leaves no entry in the audit', async () => {
    const room = await opened()
    const page = { before: null, limit: 10, kinds: [] }
    const archived = (id: string, isArchived: boolean, privateKey = person(id).privateKey): Write => ({
      kind: 'putPerson',
      eventId: event.id,
      person: { ...person(id), privateKey, isArchived },
    })
    // Storage refuses a key that somebody else has.
    expect(
      await changed(room, [archived('ann', true), archived('bob', true, person('ann').privateKey)]),
    ).toBe(false)
    expect((await storage.audit(event.id, page)).entries).toEqual([])
    expect(await changed(room, [archived('ann', true)])).toBe(true)
    const { entries } = await storage.audit(event.id, page)
    expect(entries.map(({ action, actor }) => [action, actor.kind])).toEqual([['personArchived', 'server']])
  })

  test('rolls the room back to storage and notifies the caller and the readers', async () => {
    const room = await opened()
    const writes: Write[] = [
      preference('bob', 'Host', 20),
      { kind: 'putPerson', eventId: event.id, person: unwritable },
    ]
    const change = changed(room, writes)
    expect(bobsChoice(room)).toBe('Host')
    expect(await change).toBe(false)
    expect(bobsChoice(room)).toBe('Yes')
    expect(room.state.persons.has('eve')).toBe(false)
    expect(reloaded).toEqual([room])
    expect(await changed(room, [preference('bob', '', 21)])).toBe(true)
    expect(bobsChoice(room)).toBe('')
  })

  test('does not roll back concurrent changes', async () => {
    const room = await opened()
    const answers = await Promise.all([
      changed(room, [preference('ann', 'Yes', 20)]),
      changed(room, [{ kind: 'putPerson', eventId: event.id, person: unwritable }]),
      changed(room, [preference('bob', '#1 Yes!', 22)]),
    ])
    expect(answers).toEqual([true, false, true])
    await room.settled()
    const stored = await storage.loadEvent(event.id)
    expect(room.state.cells.size).toBe(2)
    expect(stored?.cells.map(({ value }) => value).sort()).toEqual(['#1 Yes!', 'Yes'])
    expect([...room.state.cells.values()].map(({ value }) => value).sort()).toEqual(['#1 Yes!', 'Yes'])
  })
})

test('LIVE-4: changes made during a reload are kept in memory as stored', async () => {
  const room = await opened()
  const reload = room.reload()
  const change = changed(room, [preference('bob', 'Host', 20)])
  await reload
  expect(bobsChoice(room)).toBe('Host')
  await Promise.resolve()
  const second = room.reload()
  await Promise.resolve()
  const later = changed(room, [preference('ann', 'Yes', 20)])
  await Promise.all([second, later, change])
  expect(room.state.cells.size).toBe(2)
})

test('LIVE-4: a large change that is stored during a reload is kept in memory as stored', async () => {
  for (let timestamp = 20; timestamp < 40; timestamp += 1) {
    const room = await opened()
    const reload = room.reload()
    const address = cellAddress('preferences', { userId: 'bob', topicId: 'ann' })
    const cells = [{ address, value: `#${timestamp}`, timestamp }]
    const large = room.changeInSlices(async () => {
      const change = { writes: [], cells, changedPeople: () => [], actor: SERVER, audited: [] }
      return { kind: 'largeChange' as const, ...change }
    })
    await Promise.all([reload, large])
    expect([await large, bobsChoice(room)]).toEqual(['stored', `#${timestamp}`])
  }
})

test('cells of removed people and topics are not loaded, those of switched-off sessions are', async () => {
  const availability: Write = {
    kind: 'putCell',
    eventId: event.id,
    cell: {
      address: cellAddress('availabilities', { userId: 'bob', sessionId: 9 }),
      value: false,
      timestamp: 5,
    },
  }
  await storage.write([preference('nobody', 'Yes', 30), availability])
  const room = await opened()
  expect([...room.state.cells.values()].map(({ address }) => [address.userId, address.sessionId])).toEqual(
    expect.arrayContaining([
      ['bob', 0],
      ['bob', 9],
    ]),
  )
  expect(room.state.cells.size).toBe(2)
})

describe('the feed of a room', () => {
  const listen = (room: Room) => {
    const changes: RoomChange[] = []
    const end = room.subscribe((change) => changes.push(change))
    return { changes, end }
  }
  const edit = (userId: string, value: string, timestamp: number) =>
    ({
      kind: 'cell',
      address: cellAddress('preferences', { userId, topicId: 'ann' }),
      value,
      timestamp,
    }) as const

  test('LIVE-4: publishes each change after its commit, in order, to every subscriber', async () => {
    const room = await opened()
    const [one, other] = [listen(room), listen(room)]
    const stored: number[] = []
    const edits = ['Yes', '#1 Yes!', ''].map((value, index) =>
      room.edit(
        [edit('ann', value, 20 + index)],
        { kind: 'cells' },
        {
          origin: `tab ${index}`,
          onCommitted: () => stored.push(one.changes.length),
        },
      ),
    )
    expect(one.changes).toEqual([])
    expect(await Promise.all(edits)).toMatchObject([{ numApplied: 1 }, { numApplied: 1 }, { numApplied: 1 }])
    expect(one.changes.map(({ origin }) => origin)).toEqual(['tab 0', 'tab 1', 'tab 2'])
    expect(other.changes).toEqual(one.changes)
    expect(stored).toEqual([0, 1, 2])
    expect((await storage.loadEvent(event.id))?.cells.map(({ value }) => value).sort()).toEqual(['', 'Yes'])
  })

  test('is plain data that survives serialisation for another node', async () => {
    const room = await opened()
    const { changes } = listen(room)
    await room.edit([edit('ann', 'Yes', 20)], { kind: 'cells' }, { origin: 'tab' })
    await room.startPlan(async () => preparedRun(30))
    await room.change([], { kind: 'planEnded', failure: { reason: 'noPlan', obstacles: [] } })
    expect(changes.map(({ kind }) => kind)).toEqual(['cells', 'plannerStarted', 'planEnded'])
    expect(JSON.parse(JSON.stringify(changes))).toEqual(changes)
  })

  test('a change is applied to the copy once', async () => {
    const room = await opened()
    const applied: unknown[] = []
    room.watch((writes) => applied.push(writes))
    const actor = { kind: 'participant', personId: 'ann', name: '' } as const
    await room.edit([edit('ann', 'Yes', 20)], { kind: 'cells' }, { actor })
    expect(applied).toMatchObject([[{ kind: 'putCell', cell: { value: 'Yes', timestamp: 20 } }]])
  })

  test('AUDIT-1: what only the history tells leaves the copy and its revision as they were', async () => {
    const room = await opened()
    const { revision } = room
    expect(await room.audit(SERVER, auditedAction('eventExported'))).toBe(true)
    expect(room.revision).toBe(revision)
    await room.edit([edit('ann', 'Yes', 20)], { kind: 'cells' })
    expect(room.revision).not.toBe(revision)
  })

  test('a superseded change is not published, and the newer value is durable when the outcome resolves', async () => {
    const room = await opened()
    const { changes } = listen(room)
    const winner = room.edit([edit('ann', 'Yes', 21)], { kind: 'cells' })
    const outcome = await room.edit([edit('ann', '', 20)], { kind: 'cells' })
    expect(outcome).toEqual({ kind: 'stored', numApplied: 0, superseded: [edit('ann', '', 20)] })
    expect(changes.length).toBe(1)
    expect((await storage.loadEvent(event.id))?.cells.length).toBe(2)
    await winner
  })

  test('reports whether a change affects what participants may see', async () => {
    const room = await opened()
    const { changes } = listen(room)
    const key = 'parameters|ui|showScheduleTabToUsers'
    for (const [value, timestamp] of [[false, 20] as const, [false, 21] as const])
      await room.edit([{ kind: 'setting', key, value, timestamp }], { kind: 'setting' })
    expect(changes.map(({ visibilityChanged }) => visibilityChanged)).toEqual([true, false])
  })

  test('publishes no change that could not be stored, but that the data was replaced', async () => {
    const room = await opened()
    const { changes } = listen(room)
    const unwritable = { ...person('eve'), numMeetingRequests: 5n as unknown as number }
    await room.change([{ kind: 'putPerson', eventId: event.id, person: unwritable }], {
      kind: 'personAdded',
      personId: 'eve',
    })
    expect(changes.map(({ kind }) => kind)).toEqual(['dataReplaced'])
  })

  test('a subscription keeps the room from being idle until it ends', async () => {
    const room = await opened()
    const { changes, end } = listen(room)
    now += 61_000
    rooms.evictIdle()
    expect([room.isIdle, rooms.loaded(event.id)]).toEqual([false, room])
    end()
    await changed(room, [preference('bob', '', 20)])
    expect([changes.length, room.isIdle]).toEqual([0, true])
  })
})

describe('LIVE-11: while a run is being stored', () => {
  test('the room is locked by the planner, and a second run is rejected', async () => {
    const room = await opened()
    const run = Promise.withResolvers<PreparedRun>()
    const starting = room.startPlan(() => run.promise)
    expect(room.isLockedByPlanner).toBe(true)
    expect(await room.startPlan(() => run.promise)).toEqual({ kind: 'busy' })
    run.resolve(preparedRun(40))
    expect(await starting).toEqual({ kind: 'started', startTime: 40 })
    expect([room.state.event.lastPlannerStartTime, room.isLockedByPlanner]).toEqual([40, true])
    await room.change([{ kind: 'putEvent', event: { ...room.state.event, lastPlannerEndTime: 50 }, keys }], {
      kind: 'planEnded',
      failure: null,
    })
    expect(room.isLockedByPlanner).toBe(false)
  })

  test('PLAN-1: a run that storage refuses since another one is active changes nothing', async () => {
    await storage.write([{ kind: 'startRun', run: preparedRun(20).run }])
    const room = await opened()
    expect(await room.startPlan(async () => preparedRun(30))).toEqual({ kind: 'notStored' })
    expect([room.state.event.lastPlannerStartTime, room.isLockedByPlanner]).toEqual([null, false])
    expect((await storage.loadEvent(event.id))?.event.lastPlannerStartTime).toBeNull()
  })

  test('a run that could not be stored unlocks the room', async () => {
    const room = await opened()
    await expect(room.startPlan(() => Promise.reject(new Error('no room left')))).rejects.toThrow('no room')
    expect(room.isLockedByPlanner).toBe(false)
  })
})

test('LIVE-4: a plan that ends during a reload is kept in memory as stored', async () => {
  const room = await opened()
  const loading = room.reload()
  await Promise.resolve()
  await room.change([preference('ann', 'Yes', 20)], { kind: 'planEnded', failure: null })
  await loading
  expect(room.state.cells.size).toBe(2)
})

/** Never called: a compile-time test that a room's state is read-only outside it. */
export function readOnlyOutside({ state, keys }: Room): void {
  // @ts-expect-error The event is replaced by the room alone.
  state.event = event
  // @ts-expect-error Its fields are not written.
  state.event.name = ''
  // @ts-expect-error Cells are put by the room alone.
  state.cells.clear()
  // @ts-expect-error So are settings.
  state.settings.clear()
  // @ts-expect-error Keys change by a write.
  keys.adminKey = ''
}
