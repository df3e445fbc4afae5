import type { MutableEventState, PersonId, VariantDescription } from '@planner/domain'
import { variantOf } from '@planner/domain'
import type { EventKeys, KeyHolder, Storage, StoredPerson, Write } from '../storage/storage.ts'
import { applyWrite } from './apply-write.ts'
import { contentsOf, holderOf, type RoomContents } from './contents.ts'
import type { Member } from './member.ts'

export type RoomOptions = {
  storage: Storage
  /** The room was loaded anew because a write failed: its readers need fresh data. */
  onReloaded: (room: Room) => void
  /** The room could be neither written nor read. */
  onBroken: (room: Room, error: unknown) => void
}

/**
 * The live copy of one event and the connections that have joined it. Changes are applied at once, in order, and
 * stored; what depends on a change waits for `store` (decision 17). A write that fails takes the copy back to
 * what is stored.
 */
export class Room {
  readonly eventId: string
  readonly variant: VariantDescription
  readonly members = new Set<Member>()
  /** Told what was applied, null for a copy that was loaded anew. */
  onApplied: (writes: readonly Write[] | null) => void = () => {}
  /** Between the request for a run and its stored start; the event record must not change meanwhile. */
  isPlanStarting = false
  lastUsed = 0
  #contents: RoomContents
  #lastWrite: Promise<unknown> = Promise.resolve()
  #writesInFlight = 0
  #reloading: Promise<void> = Promise.resolve()
  /** What was sent to storage since a reload has begun. */
  #sinceLoad: (readonly Write[])[] | undefined
  readonly #options: RoomOptions

  constructor(contents: RoomContents, options: RoomOptions) {
    this.#contents = contents
    this.#options = options
    this.eventId = contents.state.event.id
    this.variant = variantOf(contents.state.event.variant)
  }

  get state(): MutableEventState {
    return this.#contents.state
  }

  get keys(): EventKeys {
    return this.#contents.keys
  }

  get isIdle(): boolean {
    return this.members.size === 0 && this.#writesInFlight === 0
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

  /** Applies changes that are stored already, by a planner run for instance. */
  applyStored(writes: readonly Write[]): void {
    for (const write of writes) applyWrite(this.#contents, write)
    this.onApplied(writes)
  }

  /** Applies changes and stores them. False: nothing was stored and the room is as storage has it. */
  change(writes: readonly Write[]): Promise<boolean> {
    this.applyStored(writes)
    return this.#store(writes)
  }

  /** Resolves when everything that has been applied so far is stored or taken back. */
  async settled(): Promise<void> {
    await this.#lastWrite
  }

  /** Takes the copy back to what is stored and tells its readers. One reload at a time. */
  reload(): Promise<void> {
    this.#reloading = this.#reloading.then(() => this.#load())
    return this.#reloading
  }

  async #load(): Promise<void> {
    const behind: (readonly Write[])[] = []
    this.#sinceLoad = behind
    try {
      const stored = await this.#options.storage.loadEvent(this.eventId)
      if (!stored) throw new Error(`No event ${this.eventId} in storage. Maybe it was deleted meanwhile?`)
      this.#contents = contentsOf(stored)
      this.onApplied(null)
      // Changes that were sent to storage behind the question may not be in its answer.
      for (const writes of behind) this.applyStored(writes)
      this.#options.onReloaded(this)
    } catch (error) {
      this.#options.onBroken(this, error)
    } finally {
      this.#sinceLoad = undefined
    }
  }

  async #store(writes: readonly Write[]): Promise<boolean> {
    this.#writesInFlight += 1
    this.#sinceLoad?.push(writes)
    const written = this.#options.storage.write(writes).then(
      () => true,
      async () => {
        await this.reload()
        return false
      },
    )
    this.#lastWrite = written
    try {
      return await written
    } finally {
      this.#writesInFlight -= 1
    }
  }
}
