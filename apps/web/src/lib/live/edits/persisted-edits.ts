import {
  type AcceptedChange,
  type AddressedCell,
  type Cell,
  isSettingKey,
  isTableName,
  isValidSettingValue,
  type Viewer,
} from '@planner/domain'
import type { Outbox } from './outbox.ts'
import type { PendingEdit } from './pending-edit.ts'

/** Storage that survives a reload: the browser's `sessionStorage`. */
export type PageStorage = {
  getItem(name: string): string | null
  setItem(name: string, text: string): void
  removeItem(name: string): void
}

/** Persists unsent edits in the page's storage: restored after joining, removed once stored. */
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

  /** Restores the unsent edits of this event's viewer, and persists edits under the viewer's key. */
  open(eventId: string, viewer: Viewer): void {
    const reader = `${eventId}.${viewer.role}.${viewer.personId ?? ''}`
    if (reader === this.#reader) return
    const before = this.#reader
    this.#reader = reader
    if (before !== undefined) this.#try((storage) => storage.removeItem(storageKey(before)))
    this.#try((storage) => {
      const text = storage.getItem(storageKey(reader))
      if (text !== null) this.#outbox.restore(parseEdits(text))
    })
    this.#try((storage) => {
      const text = storage.getItem(legacySettingsKey(reader))
      storage.removeItem(legacySettingsKey(reader))
      if (text !== null) this.#outbox.restore(parseLegacySettings(text))
    })
    this.#save()
  }

  /** Batches the changes of one edit into one write. */
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
      if (this.#outbox.size === 0) storage.removeItem(storageKey(reader))
      else storage.setItem(storageKey(reader), JSON.stringify({ edits: this.#outbox.entries() }))
    })
  }

  /** A full or blocked storage is ignored; edits are sent all the same. */
  #try(use: (storage: PageStorage) => void): void {
    try {
      if (this.#storage) use(this.#storage)
    } catch {
      // Ignored: see above.
    }
  }
}

function storageKey(reader: string): string {
  return `planner.edits.${reader}`
}

function legacySettingsKey(reader: string): string {
  return `planner.settings.${reader}`
}

/** A serialized edit. Until November 2026 it was a cell with its base, then an edit without its action. */
type SerializedEdit =
  | (Omit<PendingEdit, 'action'> & { action?: number })
  | { cell: AddressedCell; before?: AddressedCell }

/** Reads what was saved, possibly by an older version: unknown edits are dropped. */
function parseEdits(text: string): PendingEdit[] {
  const { edits } = JSON.parse(text) as { edits: SerializedEdit[] }
  return edits
    .map((edit) =>
      'cell' in edit
        ? { change: { kind: 'cell', ...edit.cell } as const, base: edit.before, action: edit.cell.timestamp }
        : { ...edit, action: edit.action ?? edit.change.timestamp },
    )
    .filter(({ change }) => isValidChange(change))
}

/** Until November 2026 settings were stored in this format, under a separate key. */
function parseLegacySettings(text: string): PendingEdit[] {
  const settings = JSON.parse(text) as [string, { cell: Cell; before?: Cell }][]
  return settings
    .map(([key, { cell, before }]) => ({
      change: { kind: 'setting', key, ...cell } as AcceptedChange,
      base: before,
      action: cell.timestamp,
    }))
    .filter(({ change }) => isValidChange(change))
}

function isValidChange(change: AcceptedChange): boolean {
  if (!Number.isFinite(change.timestamp)) return false
  if (change.kind === 'cell') return isTableName(change.address.table)
  return isSettingKey(change.key) && isValidSettingValue(change.key, change.value)
}
