import { type Cell, supersedes, TABLES } from '@planner/domain'
import { type EditKey, editKey, type PendingEdit } from './pending-edit.ts'

/** Pending edits by cell or setting: a newer one replaces the older, so that only the latest is resent. */
export class Outbox {
  /** Called after every change. */
  onChange: () => void = () => {}
  readonly #edits = new Map<EditKey, PendingEdit>()

  has = (key: EditKey): boolean => this.#edits.has(key)

  get(key: EditKey): PendingEdit | undefined {
    return this.#edits.get(key)
  }

  /**
   * A value that is edited again before it is stored keeps its original base. The rest of the earlier action
   * joins the new one, so that others never see half of it; rectangles are messages of their own anyway.
   */
  put(edit: PendingEdit): void {
    const key = editKey(edit.change)
    const earlier = this.#edits.get(key)
    this.#set(key, earlier ? { ...edit, base: earlier.base } : edit)
    const { change } = edit
    const isSentTogether = change.kind === 'cell' && TABLES[change.address.table].wireFormat === 'value'
    if (earlier && isSentTogether) this.#join(earlier.action, edit.action)
  }

  /** Restores edits from before a reload. A value that was edited since then is not overwritten. */
  restore(edits: readonly PendingEdit[]): void {
    for (const edit of edits) {
      const key = editKey(edit.change)
      const known = this.#edits.get(key)
      if (!known || supersedes(edit.change, known.change)) this.#set(key, edit)
    }
  }

  /** A received value that is older than the edit becomes the edit's new base. */
  receive(key: EditKey, cell: Cell): void {
    const edit = this.#edits.get(key)
    if (edit && supersedes(cell, edit.base)) this.#set(key, { ...edit, base: cell })
  }

  /** Rebases the edit onto the server's current value, which may be undefined. */
  rebase(key: EditKey, stored: Cell | undefined): void {
    const edit = this.#edits.get(key)
    if (edit) this.#set(key, { ...edit, base: stored })
  }

  /** Removes the edit with this timestamp; a newer edit of the same value is kept. */
  settle(key: EditKey, timestamp: number): PendingEdit | undefined {
    const edit = this.#edits.get(key)
    if (!edit || edit.change.timestamp !== timestamp) return undefined
    this.#edits.delete(key)
    this.onChange()
    return edit
  }

  /** Edits in the order of their timestamps. */
  entries(): PendingEdit[] {
    return [...this.#edits.values()].sort((a, b) => a.change.timestamp - b.change.timestamp)
  }

  /** The edits of some actions, in the order of their timestamps. */
  ofActions(actions: ReadonlySet<number>): PendingEdit[] {
    return this.entries().filter(({ action }) => actions.has(action))
  }

  get size(): number {
    return this.#edits.size
  }

  #join(earlier: number, action: number): void {
    if (earlier === action) return
    for (const [key, edit] of this.#edits)
      if (edit.action === earlier) this.#edits.set(key, { ...edit, action })
  }

  #set(key: EditKey, edit: PendingEdit): void {
    this.#edits.set(key, edit)
    this.onChange()
  }
}
