import { type ChangeLog, type ChangeToLog, isConflict, type LoggedChange } from '../storage/change-log.ts'
import type { Write, WriteOptions } from '../storage/storage.ts'
import { type ChangeMaker, type Ground, Reloads, type SlicedChange } from './change-maker.ts'
import type { ChangeOptions, MadeChange, RoomChange } from './feed.ts'
import { NO_FOLLOW_UPS } from './replaced-values.ts'
import { shown } from './superseded.ts'
import { changeToLog, reloadToLog, toldChange } from './told-change.ts'

/**
 * Changes of an event that other nodes write too (ADR-0095). The copy is where the log is: what is decided here is applied when it is
 * stored, in the order of revisions and among the changes of others, so that nobody reads what may still be refused.
 */
export class SharedChanges implements ChangeMaker {
  readonly #ground: Ground
  readonly #log: ChangeLog
  readonly #reloads = new Reloads(() => this.#load())
  /** Everything up to this revision is in the copy and published. */
  #seen: number
  #catching: Promise<number> | undefined
  #inFlight = 0
  #conflicts = 0

  /** `revision` is where the log was when the copy was loaded. */
  constructor(ground: Ground, log: ChangeLog, revision: number) {
    this.#ground = ground
    this.#log = log
    this.#seen = revision
  }

  get isBusy(): boolean {
    return this.#inFlight > 0
  }

  /** How often a change was refused because another node was faster; whoever made it may try again. */
  get numConflicts(): number {
    return this.#conflicts
  }

  change(made: MadeChange, besides: readonly Write[], options: ChangeOptions): Promise<boolean> {
    const log = changeToLog(this.#ground.eventId, this.#seen, made, options)
    const stored = this.#store([...besides, ...made.writes, ...made.followUps], { log })
    const apply = (revision: number) => this.#apply(revision, made, options.origin)
    return this.#publish(stored, apply, options.onCommitted)
  }

  changeInSlices({ made, ofCells }: SlicedChange, besides: readonly Write[]): Promise<boolean> {
    const log: ChangeToLog = reloadToLog(this.#ground.eventId, this.#seen)
    const stored = this.#store([...besides, ...made.writes], { log, cells: ofCells })
    return this.#publish(stored, async () => {
      await this.reload()
      return undefined
    })
  }

  async tell(made: MadeChange): Promise<void> {
    await this.change(made, [], {})
  }

  async store(writes: readonly Write[]): Promise<boolean> {
    return (await this.#store(writes)) !== false
  }

  reload(): Promise<void> {
    return this.#reloads.reload()
  }

  /** Another node tells that the event has this revision by now; without a number it may be any. */
  hear(revision = Number.POSITIVE_INFINITY): void {
    if (revision > this.#seen) void this.catchUp().catch(() => {})
  }

  /** Resolves when everything that is in the log by now is in the copy and published; to whether there was anything. */
  async catchUp(): Promise<boolean> {
    const before = this.#seen
    const last = await this.#readOn()
    // Some of it came after a change of this node, whose turn is before the next look.
    if (last > this.#seen) await this.#readOn()
    return this.#seen !== before
  }

  /** Resolves to the last revision in the log, which is beyond the copy where a change of this node is under way. */
  #readOn(): Promise<number> {
    this.#catching ??= this.#ground.feed.inTurn(() => {
      this.#catching = undefined
      return this.#bringTo(Number.POSITIVE_INFINITY)
    })
    return this.#catching
  }

  /** Publishes a change in its turn, after what others did before it. */
  #publish(
    stored: Promise<number | false>,
    apply: (revision: number) => RoomChange | undefined | Promise<undefined>,
    onCommitted: () => void = () => {},
  ): Promise<boolean> {
    const { feed } = this.#ground
    return feed.inTurn(async () => {
      const revision = await stored
      if (revision === false) {
        // Whoever tries again decides on what other nodes did.
        await this.#bringTo(Number.POSITIVE_INFINITY).catch(() => {})
        return false
      }
      // Where the log cannot be read now, the copy follows later.
      const isNext = await this.#isNext(revision).catch(() => false)
      const change = isNext ? await apply(revision) : undefined
      onCommitted()
      if (change) feed.publishNow(change)
      return true
    })
  }

  /** In one turn of the event loop: whoever decides on the copy must say the revision that it has. */
  #apply(revision: number, made: MadeChange, origin?: string): RoomChange | undefined {
    const { copy } = this.#ground
    this.#seen = revision
    return shown(made, copy.state, () => copy.apply(made, origin))
  }

  /** Whether a change of this node is the next one; a copy that was loaded meanwhile has it. */
  async #isNext(revision: number): Promise<boolean> {
    if (revision > this.#seen + 1) await this.#bringTo(revision - 1)
    return revision > this.#seen
  }

  /** By whoever has the turn; resolves to the last revision that was found. */
  async #bringTo(last: number): Promise<number> {
    const found = await this.#log.read(this.#ground.eventId, this.#seen)
    if (found.kind !== 'changes') {
      if (found.kind === 'gone') this.#ground.onGone()
      else await this.reload()
      return this.#seen
    }
    for (const change of found.changes) {
      if (change.revision > last) break
      if (last === Number.POSITIVE_INFINITY && this.#isUnderWay(change)) {
        // Its own turn comes, and what comes after it then.
        void this.catchUp().catch(() => {})
        break
      }
      if (change.revision === this.#seen + 1) await this.#take(change)
    }
    return found.changes.at(-1)?.revision ?? this.#seen
  }

  #isUnderWay({ node }: LoggedChange): boolean {
    return node === this.#log.node && this.isBusy
  }

  async #take({ revision, text }: LoggedChange): Promise<void> {
    const told = toldChange(text, this.#ground.copy.state)
    if (told.kind === 'reload') return this.reload()
    const change = this.#apply(revision, { ...told.notice, writes: told.writes, followUps: told.followUps })
    if (change) this.#ground.feed.publishNow(change)
  }

  async #load(): Promise<void> {
    const { eventId, storage, copy, feed, onReloaded, onBroken, onGone } = this.#ground
    try {
      const stored = await storage.loadEvent(eventId)
      if (!stored) return onGone()
      await copy.replace(stored)
      this.#seen = stored.revision
      onReloaded()
      feed.publishNow({ kind: 'dataReplaced', writes: [], ...NO_FOLLOW_UPS })
    } catch (error) {
      onBroken(error)
    }
  }

  /** Resolves to the revision, 0 of what is not logged; to false when it is refused, or not stored as far as is known. */
  async #store(writes: readonly Write[], options: WriteOptions = {}): Promise<number | false> {
    this.#inFlight += 1
    try {
      return await this.#ground.storage.write(writes, options)
    } catch (error) {
      if (isConflict(error)) this.#conflicts += 1
      return false
    } finally {
      this.#inFlight -= 1
    }
  }
}
