import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type AddressedCell, type CellKey, cellAddress, cellKey, supersedes } from '@planner/domain'
import { eventStateFromWire } from '@planner/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contentsOf } from '../../apps/server/src/rooms/contents.ts'
import { seededRandom } from '../../apps/server/src/seeded-random.ts'
import { openStorage } from '../../apps/server/src/storage/open-storage.ts'
import { howMany, SEED } from '../../apps/server/src/testing/chance.ts'
import { userForm } from '../../apps/server/src/testing/forms.ts'
import { type ServerProcess, serverProcess } from '../../apps/server/src/testing/server-process.ts'
import { registerTestEvent } from '../../apps/server/src/testing/test-event.ts'
import { DuplicatingClient } from './duplicating-client.ts'
import { cellTexts, LivePeer } from './live-peer.ts'

const ROUNDS = howMany({ gate: 2, soak: 15 })
const ROUND_MS = 1500
const CHOICES = ['', 'Yes', '#1 Yes!']

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-fuzz-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The expected final state: for every cell the edit that supersedes all others (LIVE-2). */
class Expected {
  readonly cells = new Map<CellKey, AddressedCell>()
  numEdits = 0

  add(cells: readonly AddressedCell[]): void {
    this.numEdits += 1
    for (const cell of cells) {
      const key = cellKey(cell.address)
      if (supersedes(cell, this.cells.get(key))) this.cells.set(key, { ...cell })
    }
  }
}

test(`LIVE-2, LIVE-4: peers, server and disk converge after disconnects, reloads, duplicates and ${ROUNDS} kills (seed ${SEED})`, {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const random = seededRandom(SEED)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const DATA_DIR = join(folder, `${SEED}`)
  let server: ServerProcess = await serverProcess({ DATA_DIR })
  const port = Number(new URL(server.url).port)

  const event = await registerTestEvent(server.url, 'weekdayhourplanner')
  const { adminKey } = event
  const [ann, bob] = [
    await event.register('Ann', { topics: [{ name: 'Gardens' }, { name: 'Bees' }] }),
    await event.register('Bob', { newTopic: 'Tea' }),
  ]
  const topicOwner = await event.register('Gardener')
  const people = [ann.id, bob.id, topicOwner.id]
  const topics = [ann.id, `${ann.id}_1`, bob.id]
  event.close()

  const peers = await Promise.all([
    LivePeer.open('admin', adminKey, () => port),
    LivePeer.open('second admin', adminKey, () => port),
    LivePeer.open('Ann', ann.key, () => port),
    LivePeer.open('Ann on her phone', ann.key, () => port),
    LivePeer.open('Bob', bob.key, () => port),
  ])
  const rows = [people, people, [ann.id], [ann.id], [bob.id]]
  const duplicatingClient = new DuplicatingClient(() => server.url, adminKey, random)
  await vi.waitFor(() => expect(peers.every((peer) => peer.isLoaded)).toBe(true), 60_000)

  const expected = new Expected()
  const removedTopics = new Set<string>()
  const counts = { cuts: 0, pauses: 0, kills: 0, settings: 0, topicChanges: 0 }

  const edit = (index: number) => {
    const peer = peers[index] as LivePeer
    if (!peer.isLoaded) return
    const userId = pick(rows[index] as string[])
    const kind = random()
    if (kind < 0.6)
      expected.add(peer.set(cellAddress('preferences', { userId, topicId: pick(topics) }), pick(CHOICES)))
    else if (kind < 0.85) {
      const [rangeStartD1, rangeEndD1] = [1 + Math.floor(random() * 7), 1 + Math.floor(random() * 7)]
      const [rangeStartD2, rangeEndD2] = [8 + Math.floor(random() * 4), 8 + Math.floor(random() * 4)]
      const corners = { rangeStartD1, rangeEndD1, rangeStartD2, rangeEndD2 }
      expected.add(peer.setRange(userId, corners, random() < 0.5))
    } else if (index < 2) {
      const address = { topicId: pick(topics), topicGroupIndex: 0, sessionId: 1 }
      if (random() < 0.5) expected.add(peer.set(cellAddress('fixedTopics', address), random() < 0.5))
      else expected.add(peer.set(cellAddress('weekDayHourAssignments', address), Math.floor(random() * 168)))
    }
  }
  /** Adds and removes a person's topics while others rate them. */
  const editTopics = async () => {
    if (!peers[0]?.isLoaded) return
    const current = [...(peers[0]?.live.store.getSnapshot().state.topics.values() ?? [])]
    const own = current
      .filter(({ ownerId }) => ownerId === topicOwner.id)
      .map(({ id, name }) => ({ id, name }))
    const kept = own.length > 2 ? own.filter((_, index) => index !== 1) : own
    for (const { id } of own) if (!kept.some((topic) => topic.id === id)) removedTopics.add(id)
    const user = {
      ...userForm('Gardener'),
      id: topicOwner.id,
      topics: [...kept, { name: `Plot ${random()}` }],
    }
    const ack = await peers[0]?.live.invoke('UpdateUser', { user: user as never })
    if (!ack?.ok) return
    counts.topicChanges += 1
    for (const topic of current.filter(({ ownerId }) => ownerId === topicOwner.id)) {
      const address = cellAddress('preferences', { userId: ann.id, topicId: topic.id })
      const edits = peers[2]?.set(address, 'Yes') ?? []
      if (!removedTopics.has(topic.id)) expected.add(edits)
    }
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    const end = Date.now() + ROUND_MS + random() * 500
    while (Date.now() < end) {
      for (let index = 0; index < peers.length; index += 1) if (random() < 0.6) edit(index)
      for (const cell of await duplicatingClient.step({ people, topics, choices: CHOICES }))
        expected.add([cell])
      const peer = pick(peers)
      const chance = random()
      if (chance < 0.02) {
        peer.proxy.cut()
        counts.cuts += 1
      } else if (chance < 0.04) {
        peer.proxy.pause()
        counts.pauses += 1
        setTimeout(() => peer.proxy.resume(), 200 + random() * 300)
      } else if (chance < 0.05) await peer.reload()
      else if (chance < 0.1) void editTopics()
      else if (chance < 0.12 && peers[0]?.isLoaded) {
        void peers[0].live.setSetting('parameters|groups|maxGroupSize', 2 + Math.floor(random() * 50))
        counts.settings += 1
      }
      await wait(5 + random() * 15)
    }
    expect(await server.kill('SIGKILL')).toBe('SIGKILL')
    counts.kills += 1
    // Users go on editing while the server is down.
    for (let index = 0; index < peers.length; index += 1) edit(index)
    if (random() < 0.5) {
      await pick(peers).reload()
    }
    server = await serverProcess({ DATA_DIR, PORT: String(port) })
  }

  for (const { proxy } of peers) proxy.resume()
  await vi.waitFor(
    () => {
      for (const peer of peers)
        expect([peer.name, peer.isLoaded, peer.numPending]).toEqual([peer.name, true, 0])
    },
    { timeout: 60_000, interval: 100 },
  )
  for (const cell of await duplicatingClient.finish()) expected.add([cell])

  const reader = await registerTestEvent(server.url, 'weekdayhourplanner')
  const read = async () => {
    await reader.admin.invoke('JoinEventHub2', { urlKey: adminKey })
    const data = reader.admin.last('JoinEventHub')
    const state = eventStateFromWire(data)
    return { eventId: data.event.id, state, onServer: cellTexts(state.cells.values()) }
  }
  // A page whose connection was held up when its server died joins again only later.
  const { eventId, state, onServer } = await vi.waitFor(
    async () => {
      const now = await read()
      for (const peer of peers) expect([peer.name, peer.cells()]).toEqual([peer.name, now.onServer])
      return now
    },
    { timeout: 60_000, interval: 500 },
  )
  reader.close()
  for (const peer of peers) {
    expect([peer.name, [...peer.live.store.getSnapshot().state.topics.keys()].sort()]).toEqual([
      peer.name,
      [...state.topics.keys()].sort(),
    ])
    expect(peer.live.store.getSnapshot().state.settings).toEqual(state.settings)
    expect([peer.name, peer.alerts, peer.live.store.getSnapshot().fatal]).toEqual([peer.name, [], null])
    await peer.close()
  }
  duplicatingClient.close()
  await server.kill('SIGKILL')
  const storage = await openStorage({ dataDir: DATA_DIR })
  const stored = await storage.loadEvent(eventId)
  await storage.close()
  if (!stored) throw new Error('The event is missing in the storage')
  expect(cellTexts(contentsOf(stored).state.cells.values())).toEqual(onServer)

  for (const [key, cell] of expected.cells) {
    if (!state.topics.has(cell.address.topicId) && cell.address.topicId !== '') continue
    if (removedTopics.has(cell.address.topicId)) continue
    expect([key, state.cells.get(key)]).toEqual([
      key,
      expect.objectContaining({ value: cell.value, timestamp: cell.timestamp }),
    ])
  }
  const acknowledged = peers.reduce((sum, peer) => sum + peer.acknowledged, duplicatingClient.acknowledged)
  const reloads = peers.reduce((sum, peer) => sum + peer.reloads, 0)
  expect(acknowledged).toBeGreaterThan(ROUNDS * 20)
  process.stdout.write(
    `seed ${SEED}: ${expected.numEdits} edits, ${acknowledged} acknowledgements, ${duplicatingClient.duplicates} duplicates, ${onServer.length} cells, ` +
      `${counts.kills} kills, ${counts.cuts} cuts, ${counts.pauses} pauses, ${reloads} reloads, ${counts.settings} settings, ${counts.topicChanges} topic changes: all agree, nothing lost\n`,
  )
})
