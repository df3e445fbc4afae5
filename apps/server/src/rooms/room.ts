import {
  type AcceptedChange,
  type AuditActor,
  type AuditedAction,
  type Change,
  decideChange,
  type EventState,
  isPlannerRunning,
  type PersonId,
  participantVisibility,
  type VariantDescription,
  variantOf,
} from '@planner/domain'
import { auditedActions, SERVER } from '../audit/audited-actions.ts'
import { LIMITS } from '../limits/limits.ts'
import { isOfMeeting, meetingFollowUps } from '../meetings/follow-ups.ts'
import { type ChangeLog, isConflict } from '../storage/change-log.ts'
import type { NewPlanRun } from '../storage/plan-run.ts'
import type { EventKeys, KeyHolder, Storage, StoredPerson, Write, WriteOptions } from '../storage/storage.ts'
import { writeOf } from './apply-write.ts'
import { holderOf, type RoomContents } from './contents.ts'
import { CELL_BYTES } from './event-size.ts'
import {
  type ChangeOptions,
  type EditOutcome,
  Feed,
  type FeedListener,
  type MadeChange,
  type Notice,
  type PassingNotice,
  type RoomChange,
} from './feed.ts'
import { isLargeChange, type LargeChange, putInSlices, textsOf, withFollowUps } from './large-change.ts'
import { LiveCopy } from './live-copy.ts'
import { NO_FOLLOW_UPS, type ReplacedValues, type Watcher } from './replaced-values.ts'
import type { RoomMemory } from './room-memory.ts'
import { SharedCopy } from './shared-copy.ts'
import { shown } from './superseded.ts'
import { changeToLog, reloadToLog, toldChange } from './told-change.ts'

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
}

/** A run that is ready to start, and what the audit tells of it. */
export type PreparedRun = { kind: 'ready'; run: NewPlanRun; actor: AuditActor; audited: AuditedAction }
type PlanStart = { kind: 'started'; startTime: number }

/**
 * The live copy of one event, its only writer, and the feed of its changes. A change is validated and applied
 * in memory within one turn of the event loop, then stored, and published after the commit (LIVE-4). When a
 * write fails, the copy is reloaded from storage.
 */
export class Room {
  readonly eventId: string
  readonly variant: VariantDescription
  lastUsed: number
  readonly #copy: LiveCopy
  #isPlanStarting = false
  #isChangingInSlices = false
  #writesInFlight = 0
  #reloading: Promise<void> = Promise.resolve()
  #nextReload: Promise<void> | undefined
  /** Writes applied while a reload is in flight. */
  #writesDuringReload: (readonly Write[])[] | undefined
  readonly #shared: SharedCopy | undefined
  #numConflicts = 0
  readonly #feed = new Feed()
  /** When the use of the event was last stored, ms since the epoch. */
  #useStoredAt = Number.NEGATIVE_INFINITY
  readonly #options: RoomOptions

  /** `revision` is where the log was when the contents were read. */
  constructor(contents: RoomContents, options: RoomOptions, revision = 0) {
    this.#copy = new LiveCopy(contents)
    this.#options = options
    this.lastUsed = options.now()
    this.eventId = contents.state.event.id
    this.variant = variantOf(contents.state.event.variant)
    const changeLog = options.storage.shared?.changeLog
    this.#shared = changeLog && this.#share(changeLog, revision)
  }

  #share(changeLog: ChangeLog, revision: number): SharedCopy {
    return new SharedCopy(
      changeLog,
      { eventId: this.eventId, revision },
      {
        apply: (change) => this.#applyTold(change.text),
        reload: () => this.reload(),
        settled: () => this.#reloading,
        onGone: () => this.#options.onGone?.(this),
        inTurn: (work) => this.#feed.inTurn(work),
        hasOwnInFlight: () => this.#writesInFlight > 0,
      },
    )
  }

  /** Whether other nodes may change the event too. */
  get isShared(): boolean {
    return this.#shared !== undefined
  }

  /** Resolves when what other nodes have changed by now is in the copy. */
  async catchUp(): Promise<void> {
    await this.#shared?.catchUp()
  }

  /** The same, and whether there was anything. */
  async hasCaughtUp(): Promise<boolean> {
    if (!this.#shared) return false
    const { seen } = this.#shared
    await this.#shared.catchUp()
    return this.#shared.seen !== seen
  }

  /** Another node tells of a revision; without a number it may be any. */
  hear(revision = Number.POSITIVE_INFINITY): void {
    this.#shared?.hear(revision)
  }

  /** Tells whoever has the event open that another node has removed it. */
  removedElsewhere(): void {
    this.#feed.publishNow({ kind: 'eventRemoved', writes: [], ...NO_FOLLOW_UPS })
  }

  /** How often a change was refused because another node was faster; whoever made it may try again. */
  get numConflicts(): number {
    return this.#numConflicts
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
    return !this.#feed.hasListeners && this.#writesInFlight === 0 && !this.#isPlanStarting
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
    if (this.#shared) return this.#changeShared(this.#shared, made, options)
    const change = this.#apply(made, options.origin)
    const stored = this.#store([...this.#use(), ...change.writes, ...followUps])
    return this.#feed.publishAfter(stored, change, options.onCommitted)
  }

  /**
   * Where other nodes change the event too, the copy is where the log is: what is decided here is applied when it is stored, in the
   * order of revisions. Nobody reads what may still be refused.
   */
  #changeShared(
    shared: SharedCopy,
    made: MadeChange,
    options: ChangeOptions & WriteOptions,
    apply: () => RoomChange | undefined | Promise<undefined> = () =>
      shown(made, this.state, () => this.#apply(made, options.origin)),
  ): Promise<boolean> {
    const log = options.log ?? changeToLog(this.eventId, shared.seen, made, options)
    const stored = this.#storeShared([...this.#use(), ...made.writes, ...made.followUps], { ...options, log })
    return this.#feed.inTurn(async () => {
      const revision = await stored
      if (revision === false) {
        // Whoever tries again decides on what other nodes did.
        await shared.bringUp().catch(() => {})
        return false
      }
      // Where the log cannot be read now, the copy follows later.
      const isNext = await shared.isNext(revision).catch(() => false)
      const change = isNext ? await apply() : undefined
      options.onCommitted?.()
      if (change) this.#feed.publishNow(change)
      return true
    })
  }

  /** OPS-9: the event counts as used without a change of its data. Resolves to false when not stored. */
  async keep(): Promise<boolean> {
    this.#useStoredAt = Number.NEGATIVE_INFINITY
    return this.#store(this.#use())
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
    this.#writesInFlight += 1
    let isAhead = false
    try {
      const found = await find()
      if (!isLargeChange(found)) return found
      const { actor, audited, changedPeople } = found
      const notice = { kind: 'dataReplaced' } as const
      const { writes: followUps, cells } = withFollowUps(this, found, this.#options.now())
      const made = [...found.writes, ...followUps]
      const writes = [...this.#entriesOf(made, notice, { actor, audited }), ...made]
      const texts = await textsOf(this.eventId, cells)
      const { eventId } = this
      const changed = changedPeople((id) => this.storedPerson(id))
      const ofCells = { kind: 'putCells', eventId, texts } as const
      if (this.#shared) {
        const log = reloadToLog(eventId, this.#shared.seen)
        const large = { ...notice, writes: [...writes, ...changed], followUps: [] }
        const reload = () => this.reload().then(() => undefined)
        const isStored = await this.#changeShared(this.#shared, large, { log, cells: ofCells }, reload)
        return isStored ? 'stored' : 'notStored'
      }
      // Applied before it is stored: another change of these people must start from the new data.
      this.#follow(changed)
      isAhead = changed.length > 0
      const all = [...this.#use(), ...writes, ...changed]
      await this.#options.storage.write(all, { cells: ofCells })
      this.#follow(writes)
      await putInSlices(eventId, cells, (slice) => this.#follow(slice))
      const change = { ...notice, writes, ...NO_FOLLOW_UPS }
      await this.#feed.publishAfter(Promise.resolve(true), change)
      return 'stored'
    } catch {
      if (isAhead) await this.reload()
      return 'notStored'
    } finally {
      this.#writesInFlight -= 1
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
    const made = { ...notice, writes: [], followUps: [] }
    if (this.#shared) await this.#changeShared(this.#shared, made, {})
    else await this.#feed.publishAfter(Promise.resolve(true), this.#apply(made))
  }

  /** Resolves when everything applied so far is published or rolled back. */
  settled(): Promise<void> {
    return this.#feed.settled()
  }

  /**
   * Rolls the copy back to what is stored. Reloads are serialised, and callers share one that has not begun.
   */
  reload(): Promise<void> {
    this.#nextReload ??= this.#reloading.then(() => {
      this.#nextReload = undefined
      return this.#load()
    })
    this.#reloading = this.#nextReload
    return this.#reloading
  }

  #apply(made: MadeChange, origin: string | null = null): RoomChange {
    const before = participantVisibility(this.variant, this.state)
    const replaced = this.#follow([...made.writes, ...made.followUps])
    const visibilityChanged = participantVisibility(this.variant, this.state) !== before
    return { ...made, origin, visibilityChanged, replaced }
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

  /** Applies and publishes what another node has done. */
  async #applyTold(text: string): Promise<void> {
    const told = toldChange(text, this.state)
    if (told.kind === 'reload') return this.reload()
    const made = { ...told.notice, writes: told.writes, followUps: told.followUps }
    const change = shown(made, this.state, () => this.#apply(made))
    if (change) this.#feed.publishNow(change)
  }

  /** Applies writes to the copy, and once more to the one that a reload in flight brings. */
  #follow(writes: readonly Write[]): ReplacedValues {
    this.#writesDuringReload?.push(writes)
    return this.#copy.put(writes)
  }

  async #load(): Promise<void> {
    const concurrent: (readonly Write[])[] = []
    this.#writesDuringReload = concurrent
    try {
      const stored = await this.#options.storage.loadEvent(this.eventId)
      if (!stored) throw new Error(`No event ${this.eventId} in storage. Maybe it was deleted meanwhile?`)
      await this.#copy.replace(stored)
      this.#shared?.loaded(stored.revision)
      // Writes submitted after the load may be missing from its result; replaying them is idempotent.
      for (const writes of concurrent) this.#copy.put(writes)
      this.#options.onReloaded(this)
      // Bypasses the queue: changes in flight are published after this reload.
      this.#feed.publishNow({ kind: 'dataReplaced', writes: [], ...NO_FOLLOW_UPS })
    } catch (error) {
      this.#options.onBroken(this, error)
    } finally {
      this.#writesDuringReload = undefined
    }
  }

  async #store(writes: readonly Write[]): Promise<boolean> {
    this.#writesInFlight += 1
    try {
      await this.#options.storage.write(writes)
      return true
    } catch {
      this.#useStoredAt = Number.NEGATIVE_INFINITY
      if (!this.#shared) await this.reload()
      return false
    } finally {
      this.#writesInFlight -= 1
    }
  }

  /** Resolves to the revision; to false when it is refused, or not stored as far as is known. */
  async #storeShared(
    writes: readonly Write[],
    { log, cells }: Pick<WriteOptions, 'log' | 'cells'>,
  ): Promise<number | false> {
    this.#writesInFlight += 1
    try {
      return await this.#options.storage.write(writes, { ...(log && { log }), ...(cells && { cells }) })
    } catch (error) {
      if (isConflict(error)) this.#numConflicts += 1
      this.#useStoredAt = Number.NEGATIVE_INFINITY
      return false
    } finally {
      this.#writesInFlight -= 1
    }
  }
}
