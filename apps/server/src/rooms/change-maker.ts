import type { AddressedCell } from '@planner/domain'
import type { PutCells } from '../storage/change.ts'
import type { Storage, Write } from '../storage/storage.ts'
import type { ChangeOptions, Feed, MadeChange } from './feed.ts'
import type { LiveCopy } from './live-copy.ts'

/** What changes of a room are made on. */
export type Ground = {
  eventId: string
  copy: LiveCopy
  feed: Feed
  storage: Storage
  /** The copy was loaded anew. */
  onReloaded: () => void
  /** It could not be: the room is unusable. */
  onBroken: (error: unknown) => void
  /** Another node has removed the event. */
  onGone: () => void
}

/** A large change with its cells as they are stored, and as they are applied. */
export type SlicedChange = {
  made: MadeChange
  /** The people among the writes who were there before. */
  changedPeople: readonly Write[]
  cells: readonly AddressedCell[]
  ofCells: PutCells
}

/** How changes of a room come into its copy, into storage and to its readers. `besides` are writes that no copy follows. */
export type ChangeMaker = {
  /** Resolves to false when it is not stored; then the copy is as if it had never been. */
  change(made: MadeChange, besides: readonly Write[], options: ChangeOptions): Promise<boolean>
  changeInSlices(change: SlicedChange, besides: readonly Write[]): Promise<boolean>
  /** Publishes what changes nothing, in the order of the event's changes. */
  tell(made: MadeChange): Promise<void>
  /** Stores what nobody is told of. */
  store(writes: readonly Write[]): Promise<boolean>
  /** Brings the copy to what is stored. Reloads are serialised, and callers share one that has not begun. */
  reload(): Promise<void>
  /** Whether something is on its way to storage. */
  readonly isBusy: boolean
}

/** One load at a time; whoever asks while one is under way shares the next. */
export class Reloads {
  readonly #load: () => Promise<void>
  #reloading: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined

  constructor(load: () => Promise<void>) {
    this.#load = load
  }

  reload(): Promise<void> {
    this.#next ??= this.#reloading.then(() => {
      this.#next = undefined
      return this.#load()
    })
    this.#reloading = this.#next
    return this.#reloading
  }
}
