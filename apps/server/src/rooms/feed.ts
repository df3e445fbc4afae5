import type {
  AuditActor,
  AuditedAction,
  Change,
  ChangeRejection,
  PersonId,
  PersonRecord,
} from '@planner/domain'
import type { PlanFailure, PlanProgress, SharedRange } from '@planner/protocol'
import type { Write } from '../storage/storage.ts'
import type { ReplacedValues } from './replaced-values.ts'

/** The meaning of a change that its writes alone do not express. */
export type Notice =
  | { kind: 'cells' }
  /** One value for a rectangle of a person's week. */
  | { kind: 'range'; range: SharedRange }
  | { kind: 'setting' }
  /** Meetings of two, each told as it stands. */
  | { kind: 'meetings' }
  | { kind: 'event' }
  | {
      kind: 'personAdded' | 'personRightsChanged' | 'personArchived' | 'personalLinkReplaced'
      personId: PersonId
    }
  /**
   * Whether other participants see anything of the change, and whether those do who read the person's contact
   * details.
   */
  | {
      kind: 'personChanged'
      personId: PersonId
      isPublic: boolean
      isContact: boolean
      /** Who has saved it; null for the holder of the admin link. */
      originatorId: PersonId | null
    }
  /** The person before removal. */
  | { kind: 'personRemoved'; person: PersonRecord }
  /** Several people at once, by one write. */
  | { kind: 'peopleApproved' | 'peopleArchived' | 'peopleRemoved'; personIds: readonly PersonId[] }
  /** Topics without an author, by one write. */
  | { kind: 'topicsAdded' }
  | { kind: 'keysReplaced'; admin: boolean; share: boolean }
  /** A browser session no longer has the event open. */
  | { kind: 'sessionEnded'; sessionId: string }
  | { kind: 'eventRemoved' }
  | { kind: 'plannerStarted'; startTime: number }
  /** The run waits for other runs, at most so many seconds; 0 when it goes on. */
  | { kind: 'planWaiting'; seconds: number }
  | { kind: 'planProgress'; progress: PlanProgress }
  /** `failure` is null when the plan was applied. */
  | { kind: 'planEnded'; failure: PlanFailure | null }
  /** Readers need a full reload: after an import, or after the room was reloaded from storage. */
  | { kind: 'dataReplaced' }
  /** Only the audit has a new entry, such as for an export. */
  | { kind: 'audited' }
  /** Scenarios are being planned or have ended; the event is unchanged. */
  | { kind: 'scenarios' }

/** It changes nothing of the event. */
export type PassingNotice = Extract<Notice, { kind: 'planWaiting' | 'planProgress' | 'scenarios' }>

/** A change as it was decided. */
export type MadeChange = Notice & {
  writes: readonly Write[]
  /**
   * What the room has added to the writes, to keep the event consistent; nobody has these yet, not even
   * `origin`.
   */
  followUps: readonly Write[]
}

/**
 * One committed change of an event. Plain data: a node that only subscribes to the feed can maintain a
 * replica by applying the writes.
 */
export type RoomChange = MadeChange & {
  /** The connection that made the change and needs no echo of it; null when there is none. */
  origin: string | null
  /** Whether it changed what participants in general may see. */
  visibilityChanged: boolean
  replaced: ReplacedValues
}

export type ChangeOptions = {
  /** The connection that makes the change. */
  origin?: string
  /** Who the audit names; without one, the server itself. */
  actor?: AuditActor
  /** What the audit tells, where the writes alone tell too much or too little. */
  audited?: readonly AuditedAction[]
  /** Runs after the commit, just before the change is published. */
  onCommitted?: () => void
}

export type EditOutcome =
  /** `superseded` holds the changes that lost to a newer stored value. */
  | { kind: 'stored'; numApplied: number; superseded: readonly Change[] }
  | { kind: 'rejected'; change: Change; reason: ChangeRejection }
  | { kind: 'notStored' }

export type FeedListener = (change: RoomChange) => void

/** The ordered feed of one event's changes, each published after it is committed. */
export class Feed {
  readonly #listeners = new Set<FeedListener>()
  readonly #onPublished: FeedListener
  #tail: Promise<unknown> = Promise.resolve()

  /** `onPublished` hears everything, and is no listener that keeps the room in memory. */
  constructor(onPublished: FeedListener = () => {}) {
    this.#onPublished = onPublished
  }

  get hasListeners(): boolean {
    return this.#listeners.size > 0
  }

  /** @returns unsubscribe. */
  subscribe(listener: FeedListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Publishes a change in order, once `stored` has resolved to true; resolves to the same value.
   * `onCommitted` runs just before publishing.
   */
  publishAfter(stored: Promise<boolean>, change: RoomChange, onCommitted = () => {}): Promise<boolean> {
    return this.inTurn(async () => {
      const isStored = await stored
      if (isStored) {
        onCommitted()
        this.publishNow(change)
      }
      return isStored
    })
  }

  /** Does work after all that was published before, and before all that is published from now on. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const previous = this.#tail
    const done = (async () => {
      await previous
      return work()
    })()
    this.#tail = done.catch(() => {})
    return done
  }

  publishNow(change: RoomChange): void {
    for (const listener of this.#listeners) listener(change)
    this.#onPublished(change)
  }

  /** Resolves when all changes so far are published or rolled back. */
  async settled(): Promise<void> {
    await this.#tail
  }
}
