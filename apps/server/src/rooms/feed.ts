import type { PersonId, PersonRecord } from '@planner/domain'
import type { PlanProgress, SharedRange } from '@planner/protocol'
import type { Write } from '../storage/storage.ts'

/** What has happened to an event, as far as its writes do not say it. */
export type Notice =
  | { kind: 'cells' }
  /** One value for a rectangle of a person's week. */
  | { kind: 'range'; range: SharedRange }
  | { kind: 'setting' }
  | { kind: 'event' }
  | { kind: 'personAdded' | 'personChanged' | 'personRightsChanged' | 'personArchived'; personId: PersonId }
  /** As the person was. */
  | { kind: 'personRemoved'; person: PersonRecord }
  | { kind: 'keysReplaced'; admin: boolean; share: boolean }
  | { kind: 'eventRemoved' }
  | { kind: 'plannerStarted'; startTime: number }
  | { kind: 'planProgress'; progress: PlanProgress }
  /** `error` is null for a run that put its plan in force. */
  | { kind: 'planEnded'; error: string | null }
  /** So much has changed that readers need all data anew: after an import, or when the room was read anew. */
  | { kind: 'dataReplaced' }

/**
 * One change of an event, stored and in the order of the event. Plain data: a node that only reads the feed can apply
 * the writes to a copy of its own.
 */
export type RoomChange = Notice & {
  writes: readonly Write[]
  /** Who has made the change and need not be informed of it; null for everybody else's. */
  origin: string | null
  /** Whether it has opened or closed something for all participants. */
  sightChanged: boolean
}

export type FeedListener = (change: RoomChange) => void

/** The changes of one event, published one after the other, each when it is stored. */
export class Feed {
  readonly #listeners = new Set<FeedListener>()
  #last: Promise<unknown> = Promise.resolve()

  get hasListeners(): boolean {
    return this.#listeners.size > 0
  }

  /** @returns what ends the subscription. */
  subscribe(listener: FeedListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Publishes a change after those before it, once `stored` says that it is stored, and resolves to what it says.
   * `committed` is called just before.
   */
  publishWhen(stored: Promise<boolean>, change: RoomChange, committed = () => {}): Promise<boolean> {
    const before = this.#last
    const published = (async () => {
      await before
      const isStored = await stored
      if (isStored) {
        committed()
        this.publishNow(change)
      }
      return isStored
    })()
    this.#last = published.catch(() => {})
    return published
  }

  publishNow(change: RoomChange): void {
    for (const listener of this.#listeners) listener(change)
  }

  /** Resolves when all changes so far are published or taken back. */
  async settled(): Promise<void> {
    await this.#last
  }
}
