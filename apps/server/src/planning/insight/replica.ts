import { type CellKey, parseCellKey, variantOf } from '@planner/domain'
import type { Explainer, Problem } from '@planner/solver'
import { applyWrite } from '../../rooms/apply-write.ts'
import { contentsOf, type RoomContents } from '../../rooms/contents.ts'
import type { PackedCell } from '../../storage/change.ts'
import type { StoredEvent, Write } from '../../storage/storage.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { explainerOf, type Snapshot, snapshotFrom } from './snapshot.ts'

/** After more writes than this an event is best compiled anew. */
const MAX_WRITES = 500

/**
 * A copy of an event that follows its room by the same writes. It is compiled when something is asked of it;
 * what the writes since the snapshot before have left as it was stays the same object, and the next
 * explainer takes over from the former one (ADR-0072).
 */
export class Replica {
  readonly #contents: RoomContents
  #last: { snapshot: Snapshot; compiled: Problem; explainer: Explainer } | undefined
  #writesSince: Write[] = []

  constructor(event: StoredEvent) {
    this.#contents = contentsOf(event)
  }

  /** A slice of the cells that the event had when its copy began; a JSON array of `PackedCell`. */
  addCells(text: string): void {
    const eventId = this.#contents.state.event.id
    for (const [key, value, timestamp] of JSON.parse(text) as PackedCell[])
      applyWrite(this.#contents, {
        kind: 'putCell',
        eventId,
        cell: { address: addressOf(key), value, timestamp },
      })
  }

  apply(writes: readonly Write[]): void {
    for (const write of writes) applyWrite(this.#contents, write)
    if (!this.#last) return
    this.#writesSince.push(...writes)
    // Nothing of somebody who was erased is kept until the next question.
    const isErased = writes.some(({ kind }) => kind === 'removePerson')
    if (isErased || this.#writesSince.length > MAX_WRITES) {
      this.#last = undefined
      this.#writesSince = []
    }
  }

  /** What answers questions about the event as it stands. */
  explainer(): Explainer {
    const last = this.#last
    if (last && this.#writesSince.length === 0) return last.explainer
    const { state } = this.#contents
    const variant = variantOf(state.event.variant)
    const former = last && { problem: last.compiled, writes: this.#writesSince }
    const compiled = compileProblem(variant, state, { keepPreviousPlan: true }, former)
    const snapshot = snapshotFrom(variant, state, compiled, last)
    const explainer = explainerOf(snapshot, last?.explainer)
    this.#last = { snapshot, compiled, explainer }
    this.#writesSince = []
    return explainer
  }
}

function addressOf(key: CellKey) {
  const address = parseCellKey(key)
  if (!address) throw new Error(`The key "${key}" of a cell is invalid. Maybe its table was removed?`)
  return address
}
