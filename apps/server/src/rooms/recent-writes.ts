import type { Write } from '../storage/storage.ts'
import { newRevision } from './revision.ts'

/** After more than this what was made of a copy is best made anew. */
const MAX_WRITES = 500

/** What storage keeps beside the event itself, and no answer is made of. */
const NOT_IN_COPY: ReadonlySet<Write['kind']> = new Set([
  'appendAudit',
  'putUse',
  'putScenarioSet',
  'stopRun',
])

/** The revision of a room's copy, and the last writes that have brought it there, so that whoever has made something of it can follow. */
export class RecentWrites {
  #revision = newRevision()
  #changes: { before: number; writes: readonly Write[] }[] = []
  #count = 0

  get revision(): number {
    return this.#revision
  }

  /** The copy was changed, unless it has nothing of all that was written. */
  add(writes: readonly Write[]): void {
    if (writes.every(({ kind }) => NOT_IN_COPY.has(kind))) return
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
