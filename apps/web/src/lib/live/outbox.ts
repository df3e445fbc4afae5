import { type AddressedCell, type CellKey, cellKey, supersedes } from '@planner/domain'
import type { Keepable } from './kept-edits.ts'
import { readEdits, writeEdits } from './outbox-text.ts'
import type { PendingEdit } from './pending-edit.ts'

/** Edits by cell: a newer one replaces the older, so that a resend carries only what still counts. */
export class Outbox implements Keepable {
  readonly name = 'edits'
  onChange: () => void = () => {}
  readonly #edits = new Map<CellKey, PendingEdit>()

  has = (key: CellKey): boolean => this.#edits.has(key)

  get(key: CellKey): PendingEdit | undefined {
    return this.#edits.get(key)
  }

  /** Keeps the oldest `before` of a cell that is edited again before the first edit was stored. */
  put(key: CellKey, edit: PendingEdit): void {
    const earlier = this.#edits.get(key)
    this.#set(key, earlier ? { ...edit, before: earlier.before } : edit)
  }

  /** See `Keepable`. */
  write(): string | null {
    return this.#edits.size === 0 ? null : writeEdits(this.entries().map(([, edit]) => edit))
  }

  /** See `Keepable`. A cell that was edited since stays as it is. */
  read(text: string): void {
    for (const edit of readEdits(text)) {
      const key = cellKey(edit.cell.address)
      const known = this.#edits.get(key)
      if (!known || supersedes(edit.cell, known.cell)) this.#set(key, edit)
    }
  }

  /** What others have set meanwhile is what a refused edit falls back to. */
  heard(key: CellKey, cell: AddressedCell): void {
    const edit = this.#edits.get(key)
    if (edit && supersedes(cell, edit.before)) this.#set(key, { ...edit, before: cell })
  }

  /** What the server has now, blank included, is what a refused edit falls back to. */
  rebase(key: CellKey, stored: AddressedCell | undefined): void {
    const edit = this.#edits.get(key)
    if (edit) this.#set(key, { ...edit, before: stored })
  }

  /** Forgets the edit that was sent with this timestamp; a newer edit of the same cell stays. */
  settle(key: CellKey, timestamp: number): PendingEdit | undefined {
    const edit = this.#edits.get(key)
    if (!edit || edit.cell.timestamp !== timestamp) return undefined
    this.#edits.delete(key)
    this.onChange()
    return edit
  }

  /** Edits in the order in which they were made. */
  entries(): [CellKey, PendingEdit][] {
    return [...this.#edits].sort(([, a], [, b]) => a.cell.timestamp - b.cell.timestamp)
  }

  get size(): number {
    return this.#edits.size
  }

  #set(key: CellKey, edit: PendingEdit): void {
    this.#edits.set(key, edit)
    this.onChange()
  }
}
