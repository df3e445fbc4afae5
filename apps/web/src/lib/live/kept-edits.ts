import { cellKey, isTableName, type Viewer } from '@planner/domain'
import type { Outbox, PendingEdit, Send } from './outbox.ts'

/** Where a page keeps texts that outlive a reload: the browser's `sessionStorage`. */
export type PageStorage = {
  getItem(name: string): string | null
  setItem(name: string, text: string): void
  removeItem(name: string): void
}

/** `send` is the place in `sends`: the cells of a rectangle share one. */
type Kept = { sends: Send[]; edits: (Omit<PendingEdit, 'send'> & { send: number })[] }

/** Keeps the outbox in the page's storage, so that a reload loses no edit: put back after joining, gone once stored. */
export class KeptEdits {
  readonly #outbox: Outbox
  readonly #storage: PageStorage | undefined
  #name: string | undefined
  #isSaving = false

  constructor(outbox: Outbox, storage: PageStorage | undefined) {
    this.#outbox = outbox
    this.#storage = storage
    outbox.onChange = () => this.#saveSoon()
  }

  /** Puts back what this reader of this event has left unsent, and keeps the outbox under their name from now on. */
  open(eventId: string, viewer: Viewer): void {
    const name = `planner.edits.${eventId}.${viewer.role}.${viewer.personId ?? ''}`
    if (name === this.#name) return
    if (this.#name !== undefined) this.#try((storage) => storage.removeItem(this.#name ?? ''))
    this.#name = name
    this.#try((storage) => {
      for (const edit of readEdits(storage.getItem(name)))
        this.#outbox.restore(cellKey(edit.cell.address), edit)
    })
    this.#save()
  }

  /** Once for all the cells of an edit. */
  #saveSoon(): void {
    if (this.#isSaving) return
    this.#isSaving = true
    queueMicrotask(() => {
      this.#isSaving = false
      this.#save()
    })
  }

  #save(): void {
    const name = this.#name
    if (name === undefined) return
    const edits = this.#outbox.entries().map(([, edit]) => edit)
    this.#try((storage) => {
      if (edits.length === 0) storage.removeItem(name)
      else storage.setItem(name, JSON.stringify(keptOf(edits)))
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

function keptOf(edits: readonly PendingEdit[]): Kept {
  const sends = [...new Set(edits.map(({ send }) => send))]
  return { sends, edits: edits.map((edit) => ({ ...edit, send: sends.indexOf(edit.send) })) }
}

/** What is stored under our name was written by this code, perhaps by an older version of it: others are left out. */
function readEdits(text: string | null): PendingEdit[] {
  if (text === null) return []
  const kept = JSON.parse(text) as Kept
  return kept.edits.flatMap(({ cell, before, send }) => {
    const how = kept.sends[send]
    const isWhole = how && isTableName(cell.address.table) && Number.isFinite(cell.timestamp)
    return isWhole ? [{ cell, before, send: how }] : []
  })
}
