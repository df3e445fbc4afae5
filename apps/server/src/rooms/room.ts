import {
  type AcceptedChange,
  type Change,
  type ChangeRejection,
  decideChange,
  type EventState,
  isPlannerRunning,
  type PersonId,
  participantsSight,
  type VariantDescription,
  variantOf,
} from '@planner/domain'
import type { PlanProgress } from '@planner/protocol'
import type { EventKeys, KeyHolder, Storage, StoredPerson, Write } from '../storage/storage.ts'
import { applyWrite } from './apply-write.ts'
import { contentsOf, holderOf, type RoomContents } from './contents.ts'
import { Feed, type FeedListener, type Notice, type RoomChange } from './feed.ts'

export type RoomOptions = {
  storage: Storage
  now: () => number
  /** The room was loaded anew because a write failed. */
  onReloaded: (room: Room) => void
  /** The room could be neither written nor read. */
  onBroken: (room: Room, error: unknown) => void
}

export type ChangeOptions = {
  /** Who makes the change. */
  origin?: string
  /** Called when the change is stored, just before it is published. */
  committed?: () => void
}

export type EditOutcome =
  /** Values that a newer one has beaten are in `beaten`; the newer one is stored. */
  | { kind: 'stored'; numApplied: number; beaten: readonly Change[] }
  | { kind: 'rejected'; change: Change; reason: ChangeRejection }
  | { kind: 'notStored' }

/**
 * The live copy of one event, its one writer, and the feed of its changes. A change is decided and applied in memory
 * without a pause, stored, and published when it is stored (LIVE-4). A write that fails takes the copy back to
 * what is stored.
 */
export class Room {
  readonly eventId: string
  readonly variant: VariantDescription
  lastUsed: number
  #contents: RoomContents
  #isPlanStarting = false
  #writesInFlight = 0
  #reloading: Promise<void> = Promise.resolve()
  /** What was applied since a reload has begun. */
  #sinceLoad: (readonly Write[])[] | undefined
  readonly #feed = new Feed()
  readonly #watchers = new Set<(writes: readonly Write[] | null) => void>()
  readonly #options: RoomOptions

  constructor(contents: RoomContents, options: RoomOptions) {
    this.#contents = contents
    this.#options = options
    this.lastUsed = options.now()
    this.eventId = contents.state.event.id
    this.variant = variantOf(contents.state.event.variant)
  }

  get state(): EventState {
    return this.#contents.state
  }

  get keys(): Readonly<EventKeys> {
    return this.#contents.keys
  }

  get isIdle(): boolean {
    return !this.#feed.hasListeners && this.#writesInFlight === 0
  }

  /** Whether the planner runs, or a run is being stored. */
  get isHeldByPlanner(): boolean {
    return this.#isPlanStarting || isPlannerRunning(this.state.event)
  }

  holderOf(key: string): KeyHolder | undefined {
    return holderOf(this.#contents, key)
  }

  privateKeyOf(personId: PersonId): string {
    return this.#contents.privateKeys.get(personId) ?? ''
  }

  storedPerson(personId: PersonId): StoredPerson | undefined {
    const person = this.state.persons.get(personId)
    return person && { ...person, privateKey: this.privateKeyOf(personId) }
  }

  /** Calls back with every change from now on; a room with a subscriber stays in memory. @returns what ends it. */
  subscribe(listener: FeedListener): () => void {
    const end = this.#feed.subscribe(listener)
    return () => {
      end()
      this.lastUsed = this.#options.now()
    }
  }

  /** Calls back with what is applied to the copy, stored or not yet; null for a copy that was loaded anew. */
  watch(watcher: (writes: readonly Write[] | null) => void): void {
    this.#watchers.add(watcher)
  }

  /** Puts timestamped values in, as far as the merge rule takes them; one that it rejects for good rejects all. */
  async edit(changes: readonly Change[], notice: Notice, options: ChangeOptions = {}): Promise<EditOutcome> {
    const accepted: AcceptedChange[] = []
    const beaten: Change[] = []
    for (const change of changes) {
      const decision = decideChange(this.variant, this.state, change)
      if (decision.kind === 'accepted') accepted.push(decision.change)
      else if (decision.reason === 'notNewer') beaten.push(change)
      else return { kind: 'rejected', change, reason: decision.reason }
    }
    const writes = accepted.map((change) => writeOf(this.eventId, change))
    if (writes.length > 0 && !(await this.change(writes, notice, options))) return { kind: 'notStored' }
    // What won may still be on its way to storage, and the outcome promises that it is there.
    if (beaten.length > 0) await this.settled()
    return { kind: 'stored', numApplied: accepted.length, beaten }
  }

  /** Applies, stores and publishes a change. False: nothing was stored and the room is as storage has it. */
  change(writes: readonly Write[], notice: Notice, options: ChangeOptions = {}): Promise<boolean> {
    const change = this.#apply(writes, notice, options.origin)
    return this.#feed.publishWhen(this.#store(writes), change, options.committed)
  }

  /**
   * Starts a planner run. Until `store` has stored the run and its start the event is held as it was given to the run.
   * The run may have ended by then.
   */
  async startPlan<R extends { kind: string }>(
    store: () => Promise<R | { kind: 'started'; startTime: number }>,
  ): Promise<R | { kind: 'started'; startTime: number } | { kind: 'busy' }> {
    if (this.#isPlanStarting) return { kind: 'busy' }
    this.#isPlanStarting = true
    try {
      const start = await store()
      if (!isStart(start)) return start
      const { startTime } = start
      const { event } = this.state
      if ((event.lastPlannerStartTime ?? 0) < startTime) {
        const started = { ...event, lastPlannerStartTime: startTime }
        const write: Write = { kind: 'putEvent', event: started, keys: this.keys }
        await this.#applyStored([write], { kind: 'plannerStarted', startTime })
      }
      return start
    } finally {
      this.#isPlanStarting = false
    }
  }

  async reportProgress(progress: PlanProgress): Promise<void> {
    await this.#applyStored([], { kind: 'planProgress', progress })
  }

  /** Applies what a planner run has stored at its end. A room that was loaded meanwhile may have it already. */
  async endPlan(writes: readonly Write[], error: string | null): Promise<void> {
    const merged = writes.map((write) => (write.kind === 'putEvent' ? this.#endOf(write) : write))
    await this.#applyStored(merged, { kind: 'planEnded', error })
  }

  /** Resolves when everything that has been applied so far is published or taken back. */
  settled(): Promise<void> {
    return this.#feed.settled()
  }

  /** Takes the copy back to what is stored. One reload at a time. */
  reload(): Promise<void> {
    this.#reloading = this.#reloading.then(() => this.#load())
    return this.#reloading
  }

  #apply(writes: readonly Write[], notice: Notice, origin: string | null = null): RoomChange {
    const before = participantsSight(this.variant, this.state)
    this.#sinceLoad?.push(writes)
    this.#put(writes)
    const sightChanged = participantsSight(this.variant, this.state) !== before
    return { ...notice, writes, origin, sightChanged }
  }

  async #applyStored(writes: readonly Write[], notice: Notice): Promise<void> {
    await this.#feed.publishWhen(Promise.resolve(true), this.#apply(writes, notice))
  }

  #put(writes: readonly Write[]): void {
    for (const write of writes) applyWrite(this.#contents, write)
    for (const watcher of this.#watchers) watcher(writes)
  }

  /** Of the event itself a run changes its end alone; whatever was saved since the run was stored stays. */
  #endOf(write: Extract<Write, { kind: 'putEvent' }>): Write {
    const { lastPlannerStartTime, lastPlannerEndTime } = write.event
    const event = { ...this.state.event, lastPlannerStartTime, lastPlannerEndTime }
    return { ...write, event, keys: this.keys }
  }

  async #load(): Promise<void> {
    const behind: (readonly Write[])[] = []
    this.#sinceLoad = behind
    try {
      const stored = await this.#options.storage.loadEvent(this.eventId)
      if (!stored) throw new Error(`No event ${this.eventId} in storage. Maybe it was deleted meanwhile?`)
      this.#contents = contentsOf(stored)
      for (const watcher of this.#watchers) watcher(null)
      // Changes that were sent to storage behind the question may not be in its answer.
      for (const writes of behind) this.#put(writes)
      this.#options.onReloaded(this)
      // Not in line with the changes in flight: their turn comes after this.
      this.#feed.publishNow({ kind: 'dataReplaced', writes: [], origin: null, sightChanged: false })
    } catch (error) {
      this.#options.onBroken(this, error)
    } finally {
      this.#sinceLoad = undefined
    }
  }

  async #store(writes: readonly Write[]): Promise<boolean> {
    this.#writesInFlight += 1
    try {
      await this.#options.storage.write(writes)
      return true
    } catch {
      await this.reload()
      return false
    } finally {
      this.#writesInFlight -= 1
    }
  }
}

function writeOf(eventId: string, change: AcceptedChange): Write {
  const { timestamp } = change
  return change.kind === 'cell'
    ? { kind: 'putCell', eventId, cell: { address: change.address, value: change.value, timestamp } }
    : { kind: 'putSetting', eventId, key: change.key, cell: { value: change.value, timestamp } }
}

function isStart(start: { kind: string }): start is { kind: 'started'; startTime: number } {
  return start.kind === 'started'
}
