import { applyChange, cellAddress, cellKey, type MutableEventState, variantOf } from '@planner/domain'
import { addressFromWire, eventStateFromWire, type SharedValue, sharedValueToWire } from '@planner/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PEOPLE, TOPICS, testData } from '../testing/data.ts'
import { type Sent, TestPage } from '../testing/page.ts'

const OK = { ok: true, applied: true }
const NO_ANSWER = { ok: false, status: 0, reason: 'noAnswer', message: '' }
const settled = () => new Promise((resolve) => setTimeout(resolve))
const seat = (userId: string, topicId: string) =>
  cellAddress('assignments', { sessionId: 1, userId, topicId, topicGroupIndex: 0 })

/** A page with its connection, which delivers in order what is not lost. */
class Peer {
  readonly page = new TestPage(1000)
  /** Messages to the server, and what comes from it, that are still on their way. */
  up: { sent: Sent; reply: (ack: unknown) => void }[] = []
  down: (() => void)[] = []
  /** Every state that this screen has shown: in how many groups each person was. */
  readonly shown = new Set<string>()

  constructor() {
    this.page.answer = (sent) => new Promise((reply) => this.up.push({ sent, reply })) as never
  }

  look(): void {
    const { cells } = this.page.store.getSnapshot().state
    const number = (userId: string) =>
      TOPICS.filter((topicId) => cells.get(cellKey(seat(userId, topicId)))?.value === true).length
    this.shown.add(PEOPLE.map(number).join())
  }

  cut(): void {
    this.page.isConnected = false
    for (const { reply } of this.up) reply(NO_ANSWER)
    this.up = []
    this.down = []
  }
}

/** Stores each message as a whole and tells all others of it by one signal each, as the server does. */
class Hub {
  readonly peers: Peer[]
  state: MutableEventState

  constructor(peers: Peer[]) {
    this.peers = peers
    this.state = eventStateFromWire(this.data())
    for (const peer of peers) {
      peer.page.join(this.data())
      peer.page.store.cells.stateView(['assignments']).subscribe(() => peer.look())
    }
  }

  data() {
    const data = testData()
    for (const person of data.persons) person.assignments[`1|${TOPICS[0]}|0`] = { value: true, timestamp: 1 }
    for (const { address, value, timestamp } of this.state?.cells.values() ?? []) {
      const person = data.persons.find(({ id }) => id === address.userId)
      if (person) person.assignments[`1|${address.topicId}|0`] = { value, timestamp }
    }
    return data
  }

  take(from: Peer): void {
    const message = from.up.shift()
    if (!message) return
    const { sent, reply } = message
    const cells = sent.name === 'EditCells' ? sent.payload.cells : [sent.payload as SharedValue]
    const applied: SharedValue[] = []
    for (const { value, timestamp, ...wire } of cells) {
      const address = addressFromWire({ ...wire, sessionId: 1, userId: wire.userId ?? '' } as SharedValue)
      if (!address) throw new Error(`No address: ${JSON.stringify(wire)}`)
      const change = { kind: 'cell', address, value, timestamp } as const
      if (applyChange(variantOf('planner'), this.state, change).kind === 'applied')
        applied.push(sharedValueToWire(address, value, timestamp))
    }
    for (const { page, down } of this.peers)
      if (page !== from.page && page.isConnected && applied.length > 0)
        down.push(() => page.receive('ReceiveSharedValue', applied))
    from.down.push(() => reply(OK))
  }

  reconnect(peer: Peer): void {
    if (peer.page.isConnected) return
    peer.page.isConnected = true
    peer.page.join(this.data())
    peer.page.edits.resend()
  }
}

const step = fc.record({
  kind: fc.constantFrom(
    'move' as const,
    'move' as const,
    'undo' as const,
    'server' as const,
    'server' as const,
    'page' as const,
    'page' as const,
    'cut' as const,
    'back' as const,
  ),
  peer: fc.nat({ max: 3 }),
  person: fc.nat({ max: PEOPLE.length - 1 }),
  topic: fc.nat({ max: TOPICS.length - 1 }),
})

/** Moves people with the pages that `moverOf` says, over connections that delay and lose what they carry. */
async function play(
  steps: (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
  moverOf: (each: { peer: number; person: number }) => number,
) {
  const peers = [new Peer(), new Peer(), new Peer(), new Peer()]
  const hub = new Hub(peers)
  for (const [index, each] of steps.entries()) {
    const peer = peers[each.peer] as Peer
    const mover = (peers[moverOf(each)] as Peer).page
    for (const { page } of peers) page.now = 1000 + 7 * index
    if (each.kind === 'move') {
      const userId = PEOPLE[each.person] as string
      const to = TOPICS[each.topic] as string
      const from = TOPICS.filter((id) => mover.cell(seat(userId, id))?.value === true && id !== to)
      const leaving = from.map((id) => ({ address: seat(userId, id), value: false }))
      mover.setCells([...leaving, { address: seat(userId, to), value: true }])
    } else if (each.kind === 'undo') mover.undo.undo()
    else if (each.kind === 'server') hub.take(peer)
    else if (each.kind === 'page') peer.down.shift()?.()
    else if (each.kind === 'cut') peer.cut()
    else hub.reconnect(peer)
    await settled()
  }
  for (const peer of peers) hub.reconnect(peer)
  while (peers.some(({ up, down }) => up.length + down.length > 0)) {
    for (const peer of peers) {
      hub.take(peer)
      peer.down.shift()?.()
    }
    await settled()
  }
  for (const { page } of peers) page.edits.close()
  return peers
}

test('LIVE-19, property: whoever is moved by one page is in one group on every screen at any time, whatever the connections do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      // Each person has a page of their own that moves them.
      const peers = await play(steps, ({ person }) => person % 4)
      for (const { shown, page } of peers) {
        expect([...shown].filter((numbers) => numbers !== PEOPLE.map(() => 1).join())).toEqual([])
        expect([page.outbox.size, page.cells()]).toEqual([0, peers[0]?.page.cells()])
      }
    }),
    { numRuns: 80 },
  )
})

test('LIVE-19, property: where pages move the same person at once the newest value of each cell wins, and all screens agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const peers = await play(steps, ({ peer }) => peer)
      for (const { page } of peers)
        expect([page.outbox.size, page.cells()]).toEqual([0, peers[0]?.page.cells()])
    }),
    { numRuns: 60 },
  )
})
