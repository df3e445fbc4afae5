import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EventBuilder } from '@planner/domain/testing'
import type { PlanProgress } from '@planner/protocol'
import pino from 'pino'
import type { Room } from '../../rooms/room.ts'
import { Rooms } from '../../rooms/rooms.ts'
import { seededRandom } from '../../seeded-random.ts'
import { openStorage } from '../../storage/open-storage.ts'
import type { Storage, Write } from '../../storage/storage.ts'
import { SEED } from '../../testing/chance.ts'
import { Insight } from '../insight/insight.ts'
import type { PlanEnd, Planning, PlanningDeps } from '../planning.ts'
import { SearchQueue, type SearchQueueDeps } from '../queue/search-queue.ts'
import { RunsOfServer } from '../runs/runs-of-server.ts'
import { startPatient } from './searches.ts'

/** A real storage in a folder of its own, with what planning told its listener and its log. */
export class TestRuns {
  readonly dataDir: string
  readonly progress: PlanProgress[] = []
  /** Which events were told to wait, and for how many seconds. */
  readonly waits: [string, number][] = []
  /** The events whose runs have ended, in order. */
  readonly ended: string[] = []
  /** Process ids of the planner processes that were started, in order. */
  readonly pids: number[] = []
  storage: Storage
  rooms: Rooms
  readonly insight = new Insight()
  #ends: PlanEnd[] = []
  #waiting: (() => void)[] = []

  private constructor(dataDir: string, storage: Storage) {
    this.dataDir = dataDir
    this.storage = storage
    this.rooms = roomsOn(storage)
  }

  static async open(): Promise<TestRuns> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'planner-runs-'))
    return new TestRuns(dataDir, await openStorage({ dataDir }))
  }

  /** Starts planning on the storage, with a clock that is this much ahead; ms. */
  startPlanning(
    ahead = 0,
    { ready, searches = this.openSearches() }: Partial<Pick<PlanningDeps, 'ready' | 'searches'>> = {},
  ): Planning {
    return new RunsOfServer({
      ...(ready && { ready }),
      searches,
      onWaiting: (eventId, seconds) => {
        this.waits.push([eventId, seconds])
      },
      onProgress: (_eventId, progress) => {
        this.progress.push(progress)
        this.#wake()
      },
      onFinished: (eventId, end) => {
        this.#ends.push(end)
        this.ended.push(eventId)
        this.#wake()
      },
      storage: this.storage,
      rooms: this.rooms,
      insight: this.insight,
      now: () => Date.now() + ahead,
      newId: randomUUID,
      random: seededRandom(SEED),
      log: this.log,
    })
  }

  /** The queue of a server whose searches have one thread each. */
  openSearches(more: Partial<SearchQueueDeps> = {}): SearchQueue {
    return new SearchQueue({ log: this.log, threads: 1, startSolver: startPatient, ...more })
  }

  readonly log = pino({
    hooks: {
      logMethod: ([details]) => {
        const pid: unknown = (details as { pid?: unknown }).pid
        if (typeof pid === 'number') this.pids.push(pid)
      },
    },
  })

  /** The planner processes that are alive. */
  alive(): number[] {
    return this.pids.filter(isAlive)
  }

  async reopen(): Promise<void> {
    this.storage = await openStorage({ dataDir: this.dataDir })
    this.rooms = roomsOn(this.storage)
  }

  /** The room of an event, which is there. */
  async room(eventId: string): Promise<Room> {
    const room = await this.rooms.open(eventId)
    if (!room) throw new Error(`There is no event ${eventId}.`)
    return room
  }

  /** Ends the run of an event early. */
  async stop(planning: Planning, eventId: string) {
    return planning.stop(await this.room(eventId))
  }

  async untilProgress(): Promise<PlanProgress> {
    for (;;) {
      const last = this.progress.at(-1)
      if (last) return last
      await this.#news()
    }
  }

  async untilEnd(): Promise<PlanEnd> {
    for (;;) {
      const end = this.#ends.shift()
      if (end) return end
      await this.#news()
    }
  }

  /** Removes what has been stored, and the memory of former runs. */
  async startAfresh(...eventIds: string[]): Promise<void> {
    for (const eventId of eventIds) {
      const room = await this.rooms.open(eventId)
      if (room) await this.rooms.remove(room)
    }
    for (const list of [this.progress, this.waits, this.ended, this.pids, this.#ends]) list.length = 0
  }

  async close(): Promise<void> {
    await this.insight.close()
    await this.rooms.close()
    await this.storage.close()
    await rm(this.dataDir, { recursive: true })
  }

  #news(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const ENDLESS = 48

const KEYS = { adminKey: 'admin-key-of-the-event', shareKey: 'share-key-of-the-event' }

/** The rooms of a storage. */
export function roomsOn(storage: Storage): Rooms {
  return new Rooms({ storage, now: Date.now, onReloaded: () => {}, onBroken: () => {} })
}

/** Stores an event and opens its room; `owner` makes its keys different from those of other events. */
export async function storeEvent(
  { storage, rooms }: { storage: Storage; rooms: Rooms },
  { state }: EventBuilder,
  owner = '',
): Promise<Room> {
  const eventId = state.event.id
  const keys = { adminKey: KEYS.adminKey + owner, shareKey: KEYS.shareKey + owner }
  const writes: Write[] = [{ kind: 'putEvent', event: state.event, keys }]
  for (const person of state.persons.values())
    writes.push({
      kind: 'putPerson',
      eventId,
      person: { ...person, privateKey: `private-key-of-${person.id}${owner}` },
    })
  for (const topic of state.topics.values()) writes.push({ kind: 'putTopic', eventId, topic })
  for (const [key, cell] of state.settings) writes.push({ kind: 'putSetting', eventId, key, cell })
  for (const cell of state.cells.values()) writes.push({ kind: 'putCell', eventId, cell })
  await storage.write(writes)
  const room = await rooms.open(eventId)
  if (!room) throw new Error(`Event ${eventId} was not stored.`)
  return room
}

/** Few enough people that the best plan is proven at once. */
export function smallEvent(id = 'event'): EventBuilder {
  const event = new EventBuilder('planner', { id, numSessions: 2 })
    .owner('ann')
    .owner('bob')
    .people('cid', 'dan', 'eve')
  // Bounds only estimate this rule, which would leave a gap.
  event.setting('parameters|softRules|preferNewPersonToPersonContacts', 0)
  for (const id of ['ann', 'bob']) event.wish(id, id, 'Host')
  for (const id of ['cid', 'dan', 'eve']) event.wish(id, 'ann', '#1 Yes!').wish(id, 'bob', 'Yes')
  return event
}

/** Too many people and topics for a proof: a run goes on until it is stopped. */
export function endlessEvent(id = 'event'): EventBuilder {
  const event = new EventBuilder('planner10', { id, numSessions: 6 })
  event.setting('parameters|groups|solverTimeLimit', 3600)
  for (let person = 0; person < ENDLESS; person += 1) event.owner(`p${person}`)
  for (let person = 0; person < ENDLESS; person += 1)
    for (let wish = 1; wish <= 12; wish += 1)
      event.wish(
        `p${person}`,
        `p${(person * 7 + wish * wish * 5) % ENDLESS}`,
        String(1 + ((person + wish) % 10)),
      )
  return event
}
