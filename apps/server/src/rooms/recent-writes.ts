import type { Write } from '../storage/storage.ts'
import { newRevision } from './revision.ts'

/** After more than this what was made of a copy is best made anew. */
const MAX_WRITES = 500

/** The revision of a room's copy, and the last writes that have brought it there, so that whoever has made something of it can follow. */
export class RecentWrites {
  #revision = newRevision()
  #changes: { before: number; writes: readonly Write[] }[] = []
  #count = 0

  get revision(): number {
    return this.#revision
  }

  /** The copy was changed, unless all that was written is an entry of the history, which the copy has not got. */
  add(writes: readonly Write[]): void {
    if (writes.every(({ kind }) => kind === 'appendAudit')) return
    this.#changes.push({ before: this.#revision, writes })
    this.#revision = newRevision()
    this.#count += writes.length
    while (this.#count > MAX_WRITES) this.#count -= this.#changes.shift()?.writes.length ?? 0
  }

  /** What has brought the copy from a revision to what it is; null where that is not known. */
  since(revision: number): readonly Write[] | null {
    if (revision === this.#revision) return []
    const first = this.#changes.findIndex(({ before }) => before === revision)
    return first < 0 ? null : this.#changes.slice(first).flatMap(({ writes }) => writes)
  }
}
