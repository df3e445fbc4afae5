import {
  type AcceptedChange,
  type AuditActor,
  type AuditedAction,
  type Change,
  decideChange,
  type EventState,
  isPlannerRunning,
  type PersonId,
  type VariantDescription,
  variantOf,
} from '@planner/domain'
import { auditedActions, SERVER } from '../audit/audited-actions.ts'
import { LIMITS } from '../limits/limits.ts'
import { isOfMeeting, meetingFollowUps } from '../meetings/follow-ups.ts'
import type { NewPlanRun } from '../storage/plan-run.ts'
import type { EventKeys, KeyHolder, Storage, StoredPerson, Write } from '../storage/storage.ts'
import { writeOf } from './apply-write.ts'
import type { ChangeMaker } from './change-maker.ts'
import { holderOf, type RoomContents } from './contents.ts'
import { CELL_BYTES } from './event-size.ts'
import {
  type ChangeOptions,
  type EditOutcome,
  Feed,
  type FeedListener,
  type Notice,
  type PassingNotice,
  type RoomChange,
} from './feed.ts'
import { isLargeChange, type LargeChange, textsOf, withFollowUps } from './large-change.ts'
import { LiveCopy } from './live-copy.ts'
import { LoneChanges } from './lone-changes.ts'
import { NO_FOLLOW_UPS, type Watcher } from './replaced-values.ts'
import type { RoomMemory } from './room-memory.ts'
import { SharedChanges } from './shared-changes.ts'

/** How exactly the last use of an event is known; ms. */
const USE_MS = 3_600_000

export type RoomOptions = {
  storage: Storage
  now: () => number
  /** The room was reloaded from storage because a write failed. */
  onReloaded: (room: Room) => void
  /** A write failed and so did the reload: the room is unusable. */
  onBroken: (room: Room, error: unknown) => void
  /** Another node has removed the event. */
  onGone?: (room: Room) => void
  /** A change is committed, here or on another node. */
  onPublished?: (room: Room, change: RoomChange) => void
}

/** A run that is ready to start, and what the audit tells of it. */
export type PreparedRun = { kind: 'ready'; run: NewPlanRun; actor: AuditActor; audited: AuditedAction }
type PlanStart = { kind: 'started'; startTime: number }

/**
 * The live copy of one event, whoever changes it on this server, and the feed of its changes. A change is validated within one turn of
 * the event loop, stored, and published after the commit (LIVE-4); when the copy has it depends on who else writes the event.
 */
export class Room {
  readonly eventId: string
  readonly variant: VariantDescription
  lastUsed: number
  readonly #copy: LiveCopy
  readonly #feed: Feed
  readonly #changes: ChangeMaker
  readonly #shared: SharedChanges | undefined
  #isPlanStarting = false
  #isChangingInSlices = false
  /** When the use of the event was last stored, ms since the epoch. */
  #useStoredAt = Number.NEGATIVE_INFINITY
  readonly #options: RoomOptions

  /** `revision` is where the change log was when the contents were read. */
  constructor(contents: RoomContents, options: RoomOptions, revision = 0) {
    const { storage } = options
    this.#copy = new LiveCopy(contents)
    this.#options = options
    this.#feed = new Feed((change) => options.onPublished?.(this, change))
    this.lastUsed = options.now()
    this.eventId = contents.state.event.id
    this.variant = variantOf(contents.state.event.variant)
    const ground = {
      eventId: this.eventId,
      copy: this.#copy,
      feed: this.#feed,
      storage,
      onReloaded: () => options.onReloaded(this),
      onBroken: (error: unknown) => options.onBroken(this, error),
      onGone: () => options.onGone?.(this),
    }
    this.#shared = storage.shared && new SharedChanges(ground, storage.shared.changeLog, revision)
    this.#changes = this.#shared ?? new LoneChanges(ground)
  }

  /** Whether other nodes may change the event too. */
  get isShared(): boolean {
    return this.#shared !== undefined
  }

  /** Resolves when what other nodes have changed by now is in the copy; to whether there was anything. */
  async catchUp(): Promise<boolean> {
    return (await this.#shared?.catchUp()) ?? false
  }

  /** Another node tells of a revision; without a number it may be any. */
  hear(revision?: number): void {
    this.#shared?.hear(revision)
  }

  /** Tells whoever has the event open that another node has removed it. */
  removedElsewhere(): void {
    this.#feed.publishNow({ kind: 'eventRemoved', writes: [], ...NO_FOLLOW_UPS })
  }

  /** How often a change was refused because another node was faster; whoever made it may try again. */
  get numConflicts(): number {
    return this.#shared?.numConflicts ?? 0
  }

  get state(): EventState {
    return this.#copy.state
  }

  /** A new number after every change of the copy, whether stored or not. */
  get revision(): number {
    return this.#copy.revision
  }

  get memory(): RoomMemory {
    return this.#copy.memory
  }

  /** An estimate of the memory it takes. */
  get bytes(): number {
    return this.#copy.size.bytes
  }

  /** How many bytes these writes and new cells add; negative when the event shrinks. */
  growthOf(writes: readonly Write[], newCells: number): number {
    return this.#copy.size.growthOf(writes, newCells)
  }

  /** Whether the event stays within the memory of one event. Writes that add nothing always fit. */
  fits(writes: readonly Write[], newCells = 0): boolean {
    const growth = this.growthOf(writes, newCells)
    return growth <= 0 || this.bytes + growth <= LIMITS.eventBytes.value
  }

  /** How many new cells fit beside these writes; negative when they do not fit themselves. */
  freeCells(writes: readonly Write[]): number {
    const free = LIMITS.eventBytes.value - this.bytes - this.#copy.size.growthOf(writes, 0)
    return Math.floor(free / CELL_BYTES)
  }

  get keys(): Readonly<EventKeys> {
    return this.#copy.contents.keys
  }

  get isIdle(): boolean {
    return (
      !this.#feed.hasListeners && !this.#changes.isBusy && !this.#isPlanStarting && !this.#isChangingInSlices
    )
  }

  /** Whether a planner run is active or being created. */
  get isLockedByPlanner(): boolean {
    return this.#isPlanStarting || isPlannerRunning(this.state.event)
  }

  holderOf(key: string): KeyHolder | undefined {
    return holderOf(this.#copy.contents, key)
  }

  privateKeyOf(personId: PersonId): string {
    return this.#copy.contents.privateKeys.get(personId) ?? ''
  }

  storedPerson(personId: PersonId): StoredPerson | undefined {
    const person = this.state.persons.get(personId)
    return person && { ...person, privateKey: this.privateKeyOf(personId) }
  }

  /** Subscribes to the feed; a room with a subscriber is never evicted. @returns unsubscribe. */
  subscribe(listener: FeedListener): () => void {
    const unsubscribe = this.#feed.subscribe(listener)
    return () => {
      unsubscribe()
      this.lastUsed = this.#options.now()
    }
  }

  /** Observes writes as they are applied to the copy, before they are stored. @returns unwatch. */
  watch(watcher: Watcher): () => void {
    return this.#copy.watch(watcher)
  }

  /** The room has left memory: nobody follows its copy any more. */
  close(): void {
    this.#copy.close()
  }

  /**
   * Merges timestamped values (LIVE-2). Superseded ones are skipped; an invalid one rejects the whole edit.
   */
  async edit(changes: readonly Change[], notice: Notice, options: ChangeOptions = {}): Promise<EditOutcome> {
    const accepted: AcceptedChange[] = []
    const superseded: Change[] = []
    for (const change of changes) {
      const decision = decideChange(this.variant, this.state, change)
      if (decision.kind === 'accepted') accepted.push(decision.change)
      else if (decision.reason === 'notNewer') superseded.push(change)
      else return { kind: 'rejected', change, reason: decision.reason }
    }
    const writes = accepted.map((change) => writeOf(this.eventId, change))
    if (writes.length > 0 && !(await this.change(writes, notice, options))) return { kind: 'notStored' }
    // The winning value may still be uncommitted, and an acknowledgement must imply durability.
    if (superseded.length > 0) await this.settled()
    return { kind: 'stored', numApplied: accepted.length, superseded }
  }

  /** Applies, stores and publishes a change. Resolves to false when it was rolled back instead of stored. */
  change(writes: readonly Write[], notice: Notice, options: ChangeOptions = {}): Promise<boolean> {
    const followUps = meetingFollowUps(this.variant, this.state, writes, this.#options.now())
    const entries = this.#entriesOf([...writes, ...followUps.filter(isOfMeeting)], notice, options)
    const made = { ...notice, writes: [...entries, ...writes], followUps }
    return this.#noteFailure(this.#changes.change(made, this.#use(), options))
  }

  /** OPS-9: the event counts as used without a change of its data. Resolves to false when not stored. */
  async keep(): Promise<boolean> {
    this.#useStoredAt = Number.NEGATIVE_INFINITY
    return this.#noteFailure(this.#changes.store(this.#use()))
  }

  /** What was not stored is no use of the event. */
  async #noteFailure(stored: Promise<boolean>): Promise<boolean> {
    const isStored = await stored
    if (!isStored) this.#useStoredAt = Number.NEGATIVE_INFINITY
    return isStored
  }

  /** A change is a use of the event, stored once an hour. */
  #use(): Write[] {
    const usedAt = this.#options.now()
    if (usedAt - this.#useStoredAt < USE_MS) return []
    this.#useStoredAt = usedAt
    return [{ kind: 'putUse', eventId: this.eventId, usedAt }]
  }

  /**
   * Makes a large change, which `find` returns: stored as a whole or not at all, yet applied in slices, so
   * that other events and other edits of this one go on meanwhile. No planner run starts before it is done.
   * Resolves to 'busy' while another large change is made or the planner runs.
   */
  async changeInSlices<R>(
    find: () => Promise<LargeChange | R>,
  ): Promise<'stored' | 'notStored' | 'busy' | R> {
    if (this.#isChangingInSlices || this.isLockedByPlanner) return 'busy'
    this.#isChangingInSlices = true
    try {
      const found = await find()
      if (!isLargeChange(found)) return found
      const { eventId } = this
      const { actor, audited } = found
      const notice = { kind: 'dataReplaced' } as const
      const { writes: followUps, cells } = withFollowUps(this, found, this.#options.now())
      const made = [...found.writes, ...followUps]
      const entries = this.#entriesOf(made, notice, { actor, audited })
      const ofCells = { kind: 'putCells', eventId, texts: await textsOf(eventId, cells) } as const
      const changedPeople = found.changedPeople((id) => this.storedPerson(id))
      const writes = [...entries, ...made, ...changedPeople]
      const change = { made: { ...notice, writes, followUps: [] }, changedPeople, cells, ofCells }
      const stored = this.#changes.changeInSlices(change, this.#use())
      return (await this.#noteFailure(stored)) ? 'stored' : 'notStored'
    } catch {
      return 'notStored'
    } finally {
      this.#isChangingInSlices = false
    }
  }

  /**
   * Starts a planner run. The event is locked from the call on, so that it cannot diverge from the run's
   * input while `prepare` is in flight; people may still come and go.
   */
  async startPlan<R extends { kind: string; run?: undefined }>(
    prepare: () => Promise<R | PreparedRun>,
  ): Promise<R | PlanStart | { kind: 'busy' | 'notStored' }> {
    if (this.isLockedByPlanner || this.#isChangingInSlices) return { kind: 'busy' }
    this.#isPlanStarting = true
    try {
      const prepared = await prepare()
      if (prepared.run === undefined) return prepared
      const { run, actor, audited } = prepared
      const { event } = this.state
      // The event counts as running while its start is after its end.
      const startTime = Math.max(run.createdAt, (event.lastPlannerEndTime ?? 0) + 1)
      const started = { ...event, lastPlannerStartTime: startTime }
      const isStored = await this.change(
        [
          { kind: 'startRun', run },
          { kind: 'putEvent', event: started, keys: this.keys },
        ],
        { kind: 'plannerStarted', startTime },
        { actor, audited: [audited] },
      )
      return isStored ? { kind: 'started', startTime } : { kind: 'notStored' }
    } finally {
      this.#isPlanStarting = false
    }
  }

  /** Records an action that changes nothing, such as an export. Resolves to false when not stored. */
  audit(actor: AuditActor, ...audited: AuditedAction[]): Promise<boolean> {
    return this.change([], { kind: 'audited' }, { actor, audited })
  }

  /** Publishes a notice that changes nothing of the event, in the order of the event's changes. */
  async tell(notice: PassingNotice): Promise<void> {
    await this.#changes.tell({ ...notice, writes: [], followUps: [] })
  }

  /** Resolves when everything applied so far is published or rolled back. */
  settled(): Promise<void> {
    return this.#feed.settled()
  }

  /** Brings the copy to what is stored. */
  reload(): Promise<void> {
    return this.#changes.reload()
  }

  /**
   * What the change tells the audit, for the same transaction (AUDIT-1). These writes come first: erasing a
   * person also takes them out of the entry that tells of it.
   */
  #entriesOf(
    writes: readonly Write[],
    notice: Notice,
    { actor = SERVER, audited }: ChangeOptions,
  ): readonly Write[] {
    const { eventId } = this
    const actions = audited ?? auditedActions(this, writes, { notice, actor })
    const at = this.#options.now()
    return actions.map((action) => ({ kind: 'appendAudit', eventId, entry: { at, actor, ...action } }))
  }
}
