import {
  type AddressedCell,
  type CellKey,
  type CellOwner,
  cellKey,
  type EventState,
  ownerOf,
  parseCellKey,
} from '@planner/domain'
import type { Write } from '../../storage/storage.ts'

type Kind = CellOwner['kind']

/** Cells that are removed one by one. */
const MANY = 2000

/** The cells of a room by the row that contains them, kept current by `apply`. */
export class RowIndex {
  readonly #state: () => EventState
  #rows: Record<Kind, Map<string, Map<CellKey, AddressedCell>>> = { person: new Map(), topic: new Map() }
  /** What is not in the index yet. A map's iterator also meets what is added to the map meanwhile. */
  #unread: Iterator<[CellKey, AddressedCell]> | undefined

  constructor(state: () => EventState) {
    this.#state = state
    this.#startAfresh()
  }

  /** Reads all cells, yielding now and then. Without it the first `of` reads them. */
  *read(): Generator<void, void> {
    while (this.#unread) {
      for (let count = 0; count < 500; count += 1) {
        const { done, value } = this.#unread.next()
        if (done) {
          this.#unread = undefined
          return
        }
        this.#put(value[0], value[1])
      }
      yield
    }
  }

  of(kind: Kind, id: string): Iterable<AddressedCell> {
    for (const _ of this.read());
    return this.#rows[kind].get(id)?.values() ?? []
  }

  /** Follows a write that the room has applied. */
  apply(write: Write): void {
    if (write.kind === 'putCell') {
      const key = cellKey(write.cell.address)
      const cell = this.#state().cells.get(key)
      if (cell) this.#put(key, cell)
    } else if (write.kind === 'removeCells') this.#removeAll(write.keys)
    else if (write.kind === 'removePerson') this.#rows.person.delete(write.personId)
    else if (write.kind === 'removeTopic') this.#rows.topic.delete(write.topicId)
  }

  #put(key: CellKey, cell: AddressedCell): void {
    const { kind, id } = ownerOf(cell.address)
    const row = this.#rows[kind].get(id)
    if (row) row.set(key, cell)
    else this.#rows[kind].set(id, new Map([[key, cell]]))
  }

  #startAfresh(): void {
    this.#rows = { person: new Map(), topic: new Map() }
    this.#unread = this.#state().cells.entries()
  }

  #removeAll(keys: readonly CellKey[]): void {
    // To remove many takes as long as to read all anew, which can be done in slices.
    if (keys.length > MANY) this.#startAfresh()
    else for (const key of keys) this.#remove(key)
  }

  #remove(key: CellKey): void {
    const address = parseCellKey(key)
    if (!address) return
    const { kind, id } = ownerOf(address)
    this.#rows[kind].get(id)?.delete(key)
  }
}
