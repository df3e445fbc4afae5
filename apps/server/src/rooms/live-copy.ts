import { type EventState, participantVisibility, variantOf } from '@planner/domain'
import type { StoredEvent, Write } from '../storage/storage.ts'
import { applyWrite, changesAnswers, isErasing } from './apply-write.ts'
import { contentsInTurns, type RoomContents } from './contents.ts'
import { EventSize } from './event-size.ts'
import type { MadeChange, RoomChange } from './feed.ts'
import type { ReplacedValues, Watcher } from './replaced-values.ts'
import { NOTHING_REPLACED, replacedBy } from './replaced-values.ts'
import { newRevision, RoomMemory } from './room-memory.ts'

/** An event in memory: what it is, how much memory it takes, what is remembered of it, and who watches it. */
export class LiveCopy {
  #contents: RoomContents
  #size: EventSize
  #revision = newRevision()
  readonly #watchers = new Set<Watcher>()
  readonly memory = new RoomMemory()

  constructor(contents: RoomContents) {
    this.#contents = contents
    this.#size = new EventSize(contents)
  }

  get contents(): RoomContents {
    return this.#contents
  }

  get state(): EventState {
    return this.#contents.state
  }

  get size(): EventSize {
    return this.#size
  }

  /** A new number after every change, whether stored or not. */
  get revision(): number {
    return this.#revision
  }

  /** Observes writes as they are put. @returns unwatch. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  put(writes: readonly Write[]): ReplacedValues {
    if (changesAnswers(writes)) this.#renew(writes.some(isErasing))
    const replaced = replacedBy(this.state, writes)
    for (const write of writes) {
      applyWrite(this.#contents, write)
      this.#size.applied(write)
    }
    this.#tell(writes, replaced)
    return replaced
  }

  /** The same as a change, with what it replaces. */
  apply(made: MadeChange, origin: string | null = null): RoomChange {
    const variant = variantOf(this.state.event.variant)
    const before = participantVisibility(variant, this.state)
    const replaced = this.put([...made.writes, ...made.followUps])
    const visibilityChanged = participantVisibility(variant, this.state) !== before
    return { ...made, origin, visibilityChanged, replaced }
  }

  /** Becomes what is stored, all at once. */
  async replace(stored: StoredEvent): Promise<void> {
    this.#contents = await contentsInTurns(stored)
    this.#renew(true)
    this.#size = new EventSize(this.#contents)
    this.#tell(null, NOTHING_REPLACED)
  }

  /** It has left memory: nobody follows it any more. */
  close(): void {
    this.#tell(null, NOTHING_REPLACED)
    this.#watchers.clear()
    this.memory.close()
  }

  #tell(...told: Parameters<Watcher>): void {
    for (const watcher of [...this.#watchers]) watcher(...told)
  }

  #renew(isErased: boolean): void {
    this.#revision = newRevision()
    this.memory.dropAnswers(isErased)
  }
}
