import type { ChangeLog, LoggedChange } from '../storage/change-log.ts'

/** What the copy of a room does with changes of other nodes. */
type Hooks = {
  /** Applies and publishes what the log tells. */
  apply(change: LoggedChange): Promise<void>
  /** Loads the event anew; calls `loaded`. */
  reload(): Promise<void>
  /** Resolves when no reload is in flight. */
  settled(): Promise<void>
  /** The event was removed. */
  onGone(): void
  /** Does work in the order of the event's changes. */
  inTurn(work: () => Promise<void>): Promise<void>
  /** Whether changes of this node are under way. */
  hasOwnInFlight(): boolean
}

/**
 * Keeps the copy of a room where the log is: changes of other nodes are applied and published in the order of their revisions, among
 * those of this node (decision 0095).
 */
export class SharedCopy {
  readonly #eventId: string
  readonly #log: ChangeLog
  readonly #hooks: Hooks
  #seen: number
  #catching: Promise<void> | undefined

  constructor(log: ChangeLog, { eventId, revision }: { eventId: string; revision: number }, hooks: Hooks) {
    this.#log = log
    this.#eventId = eventId
    this.#seen = revision
    this.#hooks = hooks
  }

  /** Everything up to this revision is in the copy and published. */
  get seen(): number {
    return this.#seen
  }

  /** The copy was loaded as it was at a revision. */
  loaded(revision: number): void {
    this.#seen = revision
  }

  /** Another node tells that the event has this revision by now. */
  hear(revision: number): void {
    if (revision > this.#seen) void this.catchUp().catch(() => {})
  }

  /** As `catchUp`, for whoever has the turn. */
  bringUp(): Promise<void> {
    return this.#bringTo(Number.POSITIVE_INFINITY)
  }

  /** Resolves when everything that is in the log by now is in the copy and published. */
  catchUp(): Promise<void> {
    this.#catching ??= this.#hooks.inTurn(async () => {
      this.#catching = undefined
      await this.#bringTo(Number.POSITIVE_INFINITY)
    })
    return this.#catching
  }

  /**
   * Called before a change of this node is published, in the order of the event's changes: what others did before it comes first.
   * @returns whether the change is still news; a copy that was loaded meanwhile has it.
   */
  async isNext(revision: number): Promise<boolean> {
    if (revision > this.#seen + 1) await this.#bringTo(revision - 1)
    if (revision <= this.#seen) return false
    this.#seen = revision
    return true
  }

  async #bringTo(last: number): Promise<void> {
    await this.#hooks.settled()
    const found = await this.#log.read(this.#eventId, this.#seen)
    if (found.kind === 'gone') return this.#hooks.onGone()
    if (found.kind === 'gap') return this.#hooks.reload()
    for (const change of found.changes) {
      if (change.revision > last) return
      if (change.revision <= this.#seen) continue
      // Its own turn comes, and what comes after it then.
      const isOwn = change.node === this.#log.node
      if (isOwn && last === Number.POSITIVE_INFINITY && this.#hooks.hasOwnInFlight()) {
        void this.catchUp().catch(() => {})
        return
      }
      await this.#hooks.settled()
      if (change.revision !== this.#seen + 1) continue
      this.#seen = change.revision
      await this.#hooks.apply(change)
    }
  }
}
