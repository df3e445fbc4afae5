import {
  type CellKey,
  type EventState,
  parseCellKey,
  type VariantDescription,
  variantOf,
} from '@planner/domain'
import type { Explainer, Problem } from '@planner/solver'
import { applyWrite } from '../../rooms/apply-write.ts'
import { contentsOf, type RoomContents } from '../../rooms/contents.ts'
import type { PackedCell } from '../../storage/change.ts'
import type { StoredEvent, Write } from '../../storage/storage.ts'
import { compileProblem } from '../compile/compile-problem.ts'
import { type AskedEvent, explainerOf, type Snapshot, snapshotFrom } from './snapshot.ts'

/** After more writes than this an event is best compiled anew. */
const MAX_WRITES = 500

/**
 * A copy of an event that follows its room by the same writes. It is compiled when something is asked of it;
 * what the writes since the snapshot before have left as it was stays the same object, and the next
 * explainer takes over from the former one (ADR-0072).
 */
export class Replica implements AskedEvent {
  readonly #contents: RoomContents
  #compiled: Problem | undefined
  /** What was written since the event was compiled. */
  #writesSince: Write[] = []
  #last: { snapshot: Snapshot; compiled: Problem; explainer: Explainer } | undefined

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
    if (!this.#compiled) return
    this.#writesSince.push(...writes)
    // Nothing of somebody who was erased is kept until the next question.
    const isErased = writes.some(({ kind }) => kind === 'removePerson')
    if (isErased || this.#writesSince.length > MAX_WRITES) {
      this.#compiled = this.#last = undefined
      this.#writesSince = []
    }
  }

  get variant(): VariantDescription {
    return variantOf(this.state.event.variant)
  }

  get state(): EventState {
    return this.#contents.state
  }

  problem(): Problem {
    if (this.#compiled && this.#writesSince.length === 0) return this.#compiled
    const former = this.#compiled && { problem: this.#compiled, writes: this.#writesSince }
    this.#compiled = compileProblem(this.variant, this.state, { keepPreviousPlan: true }, former)
    this.#writesSince = []
    return this.#compiled
  }

  explainer(): Explainer {
    const compiled = this.problem()
    const last = this.#last
    if (last?.compiled === compiled) return last.explainer
    const snapshot = snapshotFrom(this.variant, this.state, compiled, last)
    const explainer = explainerOf(snapshot, last?.explainer)
    this.#last = { snapshot, compiled, explainer }
    return explainer
  }
}

function addressOf(key: CellKey) {
  const address = parseCellKey(key)
  if (!address) throw new Error(`The key "${key}" of a cell is invalid. Maybe its table was removed?`)
  return address
}
