import type { Write } from '../storage/storage.ts'
import { type ChangeMaker, type Ground, Reloads, type SlicedChange } from './change-maker.ts'
import type { ChangeOptions, MadeChange } from './feed.ts'
import { putInSlices } from './large-change.ts'
import { NO_FOLLOW_UPS } from './replaced-values.ts'

/**
 * Changes of an event that only this server writes: applied at once, then stored, and published after the commit (LIVE-4). When a
 * write fails, the copy is loaded anew.
 */
export class LoneChanges implements ChangeMaker {
  readonly #ground: Ground
  readonly #reloads = new Reloads(() => this.#load())
  /** Writes applied while a reload is in flight. */
  #writesDuringReload: (readonly Write[])[] | undefined
  #inFlight = 0

  constructor(ground: Ground) {
    this.#ground = ground
  }

  get isBusy(): boolean {
    return this.#inFlight > 0
  }

  change(
    made: MadeChange,
    besides: readonly Write[],
    { origin, onCommitted }: ChangeOptions,
  ): Promise<boolean> {
    const { copy, feed } = this.#ground
    this.#writesDuringReload?.push([...made.writes, ...made.followUps])
    const change = copy.apply(made, origin)
    return feed.publishAfter(this.store([...besides, ...made.writes, ...made.followUps]), change, onCommitted)
  }

  async changeInSlices(
    { made, changedPeople, cells, ofCells }: SlicedChange,
    besides: readonly Write[],
  ): Promise<boolean> {
    const { eventId, storage, feed } = this.#ground
    const isAhead = changedPeople.length > 0
    this.#inFlight += 1
    try {
      // Applied before it is stored: another change of these people must start from the new data.
      this.#follow(changedPeople)
      await storage.write([...besides, ...made.writes], { cells: ofCells })
      this.#follow(made.writes.filter((write) => !changedPeople.includes(write)))
      await putInSlices(eventId, cells, (slice) => this.#follow(slice))
      return await feed.publishAfter(Promise.resolve(true), { ...made, ...NO_FOLLOW_UPS })
    } catch {
      if (isAhead) await this.reload()
      return false
    } finally {
      this.#inFlight -= 1
    }
  }

  async tell(made: MadeChange): Promise<void> {
    const { copy, feed } = this.#ground
    await feed.publishAfter(Promise.resolve(true), copy.apply(made))
  }

  async store(writes: readonly Write[]): Promise<boolean> {
    this.#inFlight += 1
    try {
      await this.#ground.storage.write(writes)
      return true
    } catch {
      await this.reload()
      return false
    } finally {
      this.#inFlight -= 1
    }
  }

  reload(): Promise<void> {
    return this.#reloads.reload()
  }

  /** Applies writes to the copy, and once more to the one that a reload in flight brings. */
  #follow(writes: readonly Write[]): void {
    this.#writesDuringReload?.push(writes)
    this.#ground.copy.put(writes)
  }

  async #load(): Promise<void> {
    const { eventId, storage, copy, feed, onReloaded, onBroken } = this.#ground
    const concurrent: (readonly Write[])[] = []
    this.#writesDuringReload = concurrent
    try {
      const stored = await storage.loadEvent(eventId)
      if (!stored) throw new Error(`No event ${eventId} in storage. Maybe it was deleted meanwhile?`)
      await copy.replace(stored)
      // Writes submitted after the load may be missing from its result; replaying them is idempotent.
      for (const writes of concurrent) copy.put(writes)
      onReloaded()
      // Bypasses the queue: changes in flight are published after this reload.
      feed.publishNow({ kind: 'dataReplaced', writes: [], ...NO_FOLLOW_UPS })
    } catch (error) {
      onBroken(error)
    } finally {
      this.#writesDuringReload = undefined
    }
  }
}
