import type { Viewer } from '@planner/domain'
import { parseEdits, parseLegacySettings, serializeEdits } from './edit-serialization.ts'
import type { Outbox } from './outbox.ts'

/** Where a page keeps texts that outlive a reload: the browser's `sessionStorage`. */
export type PageStorage = {
  getItem(name: string): string | null
  setItem(name: string, text: string): void
  removeItem(name: string): void
}

/** Keeps unsent edits in the page's storage, so that a reload loses none: put back after joining, gone once stored. */
export class PersistedEdits {
  readonly #outbox: Outbox
  readonly #storage: PageStorage | undefined
  #reader: string | undefined
  #isSaving = false

  constructor(outbox: Outbox, storage: PageStorage | undefined) {
    this.#outbox = outbox
    this.#storage = storage
    outbox.onChange = () => this.#saveSoon()
  }

  /** Puts back what this reader of this event has left unsent, and keeps edits under their name from now on. */
  open(eventId: string, viewer: Viewer): void {
    const reader = `${eventId}.${viewer.role}.${viewer.personId ?? ''}`
    if (reader === this.#reader) return
    const before = this.#reader
    this.#reader = reader
    if (before !== undefined) this.#try((storage) => storage.removeItem(nameOf(before)))
    this.#try((storage) => {
      const text = storage.getItem(nameOf(reader))
      if (text !== null) this.#outbox.restore(parseEdits(text))
    })
    this.#try((storage) => {
      const text = storage.getItem(oldSettingsOf(reader))
      storage.removeItem(oldSettingsOf(reader))
      if (text !== null) this.#outbox.restore(parseLegacySettings(text))
    })
    this.#save()
  }

  /** Once for all the values of an edit. */
  #saveSoon(): void {
    if (this.#isSaving) return
    this.#isSaving = true
    queueMicrotask(() => {
      this.#isSaving = false
      this.#save()
    })
  }

  #save(): void {
    const reader = this.#reader
    if (reader === undefined) return
    this.#try((storage) => {
      if (this.#outbox.size === 0) storage.removeItem(nameOf(reader))
      else storage.setItem(nameOf(reader), serializeEdits(this.#outbox.entries()))
    })
  }

  /** A storage that is full or forbidden keeps nothing; edits are sent all the same. */
  #try(use: (storage: PageStorage) => void): void {
    try {
      if (this.#storage) use(this.#storage)
    } catch {
      // Nothing to do: see above.
    }
  }
}

function nameOf(reader: string): string {
  return `planner.edits.${reader}`
}

function oldSettingsOf(reader: string): string {
  return `planner.settings.${reader}`
}
