import {
  type AddressedCell,
  applyChange,
  type CellAddress,
  cellAddress,
  cellKey,
  type MutableEventState,
  supersedes,
} from '@planner/domain'
import { addressFromWire, eventStateFromWire } from '@planner/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentsOf } from '../rooms/contents.ts'
import { howMany } from '../testing/chance.ts'
import type { TestClient } from '../testing/test-client.ts'
import { registerTestEvent, sharedValue, type TestEvent } from '../testing/test-event.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const RUNS = howMany({ gate: 6, soak: 60 })

let server: TestServer
beforeAll(async () => {
  // All events of the test come from one address.
  server = await testServer({ limits: { eventsPerHour: RUNS * 2, connections: 3000 } })
})
afterAll(() => server.remove())

/** A replica that may edit some rows. It keeps its edits until they are acknowledged. */
class Peer {
  readonly #event: TestEvent
  readonly #key: string
  readonly #keys: Parameters<typeof sharedValue>[0]
  readonly #unanswered = new Set<AddressedCell>()
  #client: TestClient | undefined
  #state: MutableEventState | undefined
  #sent: Promise<unknown>[] = []

  constructor(event: TestEvent, key: string) {
    this.#event = event
    this.#key = key
    this.#keys = key === event.adminKey ? { admin: key } : { personal: key }
  }

  async connect(): Promise<void> {
    const client = await this.#event.connect()
    client.onSignal('JoinEventHub', (data) => {
      if (client !== this.#client) return
      this.#state = eventStateFromWire(data)
      for (const cell of this.#unanswered) this.#apply(cell.address, cell)
    })
    client.onSignal('ReceiveSharedValue', (values) => {
      if (client !== this.#client) return
      for (const value of [values].flat()) {
        const address = addressFromWire(value)
        if (address) this.#apply(address, value)
      }
    })
    this.#client = client
    expect(await client.invoke('JoinEventHub2', { urlKey: this.#key })).toMatchObject({ ok: true })
    for (const cell of this.#unanswered) this.send(cell)
  }

  /** Loses acknowledgements in flight and all signals until it reconnects. */
  disconnect(): void {
    this.#client?.close()
    this.#client = undefined
  }

  edit(cell: AddressedCell): void {
    this.#unanswered.add(cell)
    this.#apply(cell.address, cell)
    this.send(cell)
  }

  /** Sends or resends an edit; while disconnected the edit stays queued. */
  send(cell: AddressedCell): void {
    const { userId, topicId, table: tableName } = cell.address
    const { value, timestamp } = cell
    const sent = this.#client
      ?.invoke('SendSharedValue', sharedValue(this.#keys, { tableName, userId, topicId, value, timestamp }))
      .then(
        (ack) => ack.ok && this.#unanswered.delete(cell),
        () => undefined,
      )
    if (sent && this.#client) this.#sent.push(Promise.race([sent, gone(this.#client)]))
  }

  async settle(): Promise<number> {
    if (!this.#client) await this.connect()
    await Promise.all(this.#sent)
    await this.#client?.settle()
    return this.#unanswered.size
  }

  cells(): string[] {
    return textsOf(this.#state?.cells.values() ?? [])
  }

  #apply(address: CellAddress, { value, timestamp }: Pick<AddressedCell, 'value' | 'timestamp'>): void {
    if (this.#state)
      applyChange(this.#event.variant, this.#state, { kind: 'cell', address, value, timestamp })
  }
}

const gone = (client: TestClient) => new Promise((resolve) => client.socket.once('disconnect', resolve))

const textsOf = (cells: Iterable<AddressedCell>) =>
  [...cells].map((cell) => `${cellKey(cell.address)} = ${cell.value} at ${cell.timestamp}`).sort()

const PEERS = 4
const format = fc.constantFrom('plain', 'compact')
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      peer: fc.nat(PEERS - 1),
      row: fc.nat(1),
      topic: fc.nat(1),
      value: fc.constantFrom('', 'Yes', '#1 Yes!', 'Host'),
      // Few distinct timestamps, so that ties are common.
      time: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('again' as const), nth: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('away' as const), peer: fc.nat(PEERS - 1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('back' as const), peer: fc.nat(PEERS - 1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
)

test('LIVE-2, LIVE-4: in any order, with duplicates, drops and reconnects, replicas, server and disk agree', {
  timeout: RUNS * 30_000,
}, async () => {
  const results = new Map<string, string[]>()
  await fc.assert(
    fc.asyncProperty(format, fc.array(act, { minLength: 5, maxLength: 60 }), async (format, acts) => {
      const event = await registerTestEvent(server.url, 'planner', {}, format)
      const [ann, bob] = [
        await event.register('Ann', { newTopic: 'Tea' }),
        await event.register('Bob', { newTopic: 'Oak' }),
      ]
      const base = Date.now()
      const rows = [ann.id, bob.id]
      const peers = [event.adminKey, event.adminKey, ann.key, bob.key].map((key) => new Peer(event, key))
      for (const peer of peers) await peer.connect()
      const winners = new Map((await cellsOf(event)).map((cell) => [cellKey(cell.address), cell]))
      const made: [Peer, AddressedCell][] = []
      for (const each of acts) {
        if (each.kind === 'edit') {
          // Participants may edit their own row only.
          const row = each.peer < 2 ? each.row : each.peer - 2
          const address = cellAddress('preferences', {
            userId: rows[row] ?? '',
            topicId: rows[each.topic] ?? '',
          })
          const cell = { address, value: each.value, timestamp: base + each.time }
          const peer = peers[each.peer] as Peer
          made.push([peer, cell])
          peer.edit(cell)
          if (supersedes(cell, winners.get(cellKey(address)))) winners.set(cellKey(address), cell)
        } else if (each.kind === 'again') {
          const [peer, cell] = made[each.nth % Math.max(made.length, 1)] ?? []
          if (peer && cell) peer.send(cell)
        } else if (each.kind === 'away') peers[each.peer]?.disconnect()
        else if (each.kind === 'back') {
          peers[each.peer]?.disconnect()
          await peers[each.peer]?.connect()
        } else await new Promise((resolve) => setTimeout(resolve, 2))
      }
      for (const peer of peers) expect(await peer.settle()).toBe(0)
      for (const peer of peers) await peer.settle()
      const expected = textsOf(winners.values())
      for (const peer of peers) expect(peer.cells()).toEqual(expected)
      expect(textsOf(await cellsOf(event))).toEqual(expected)
      const { id } = (await event.data()).event
      results.set(id, expected)
      event.close()
    }),
    { numRuns: RUNS },
  )

  server = await server.restart(async (storage) => {
    for (const [id, expected] of results) {
      const stored = await storage.loadEvent(id)
      if (!stored) throw new Error(`Event ${id} is gone from the disk`)
      expect(textsOf(contentsOf(stored).state.cells.values())).toEqual(expected)
    }
  })
  expect(results.size).toBeGreaterThanOrEqual(RUNS)
})

async function cellsOf(event: TestEvent): Promise<AddressedCell[]> {
  return [...eventStateFromWire(await event.data()).cells.values()]
}
