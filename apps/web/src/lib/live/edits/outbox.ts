import { type Cell, supersedes } from '@planner/domain'
import { type EditKey, editKey, type PendingEdit } from './pending-edit.ts'

/** Pending edits by cell or setting: a newer one replaces the older, so that a resend carries only what still counts. */
export class Outbox {
  /** Called after every change. */
  onChange: () => void = () => {}
  readonly #edits = new Map<EditKey, PendingEdit>()

  has = (key: EditKey): boolean => this.#edits.has(key)

  get(key: EditKey): PendingEdit | undefined {
    return this.#edits.get(key)
  }

  /** Keeps the oldest base of a value that is edited again before the first edit was stored. */
  put(edit: PendingEdit): void {
    const key = editKey(edit.change)
    const earlier = this.#edits.get(key)
    this.#set(key, earlier ? { ...edit, base: earlier.base } : edit)
  }

  /** Puts back edits of an earlier life of the page. A value that was edited since stays as it is. */
  restore(edits: readonly PendingEdit[]): void {
    for (const edit of edits) {
      const key = editKey(edit.change)
      const known = this.#edits.get(key)
      if (!known || supersedes(edit.change, known.change)) this.#set(key, edit)
    }
  }

  /** A value that others have set meanwhile, older than the edit, is its base from now on. */
  receive(key: EditKey, cell: Cell): void {
    const edit = this.#edits.get(key)
    if (edit && supersedes(cell, edit.base)) this.#set(key, { ...edit, base: cell })
  }

  /** Bases the edit on what the server has now, blank included. */
  rebase(key: EditKey, stored: Cell | undefined): void {
    const edit = this.#edits.get(key)
    if (edit) this.#set(key, { ...edit, base: stored })
  }

  /** Forgets the edit that was sent with this timestamp; a newer edit of the same value stays. */
  settle(key: EditKey, timestamp: number): PendingEdit | undefined {
    const edit = this.#edits.get(key)
    if (!edit || edit.change.timestamp !== timestamp) return undefined
    this.#edits.delete(key)
    this.onChange()
    return edit
  }

  /** Edits in the order in which they were made. */
  entries(): PendingEdit[] {
    return [...this.#edits.values()].sort((a, b) => a.change.timestamp - b.change.timestamp)
  }

  get size(): number {
    return this.#edits.size
  }

  #set(key: EditKey, edit: PendingEdit): void {
    this.#edits.set(key, edit)
    this.onChange()
  }
}
