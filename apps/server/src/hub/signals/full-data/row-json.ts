import {
  type AddressedCell,
  type CellKey,
  type CellOwner,
  cellKey,
  type EventState,
  ownerOf,
  parseCellKey,
  type Viewer,
} from '@planner/domain'
import { personCellsToWire, topicTimesToWire } from '@planner/protocol'
import { cellFor, personFor, type Reader, seesPerson, seesTopic } from '../../../readers/visibility.ts'
import type { Room } from '../../../rooms/room.ts'
import type { Write } from '../../../storage/storage.ts'
import { readerKind } from './reader-kind.ts'

type Kind = CellOwner['kind']
type Rows<T> = Record<Kind, T>
/** JSON of each person and topic by id. */
type Fragments = Rows<Map<string, string>>

/** An admin's base URL comes from the client, so that the number of kinds of readers has to be limited. */
const MAX_KINDS = 6

/**
 * The rows of people and topics in the full data, as JSON. They are cached per kind of reader; only a
 * participant's own row, which holds more, is not. The cache bounds what the plain form costs, which anybody
 * may ask for: of 500 people and 10,000 choices 4 ms instead of 40 (of 200,000 choices 45 instead of 450),
 * and the allowance of one address is 44 of these (3 of those) a second.
 */
export class RowJson {
  readonly #room: Room
  readonly #index: RowIndex
  readonly #byKind = new Map<string, Fragments>()

  constructor(room: Room, index: RowIndex) {
    this.#room = room
    this.#index = index
  }

  /** The rows that a reader may see, all or those of `only`. */
  of(reader: Reader, only: (kind: Kind, id: string) => boolean = () => true): Rows<string[]> {
    const rows: Rows<string[]> = { person: [], topic: [] }
    for (const { kind, id } of visibleRows(this.#room.state, reader.viewer)) {
      const json = only(kind, id) ? this.#json(kind, id, reader) : undefined
      if (json !== undefined) rows[kind].push(json)
    }
    return rows
  }

  /** How many rows of a reader have to be serialised first. */
  missing(reader: Reader): number {
    const cache = this.#cacheOf(reader)
    return visibleRows(this.#room.state, reader.viewer).filter(({ kind, id }) => !cache[kind].has(id)).length
  }

  /** Serialises a reader's rows in advance, yielding after each. */
  *prepare(reader: Reader): Generator<void, void> {
    yield* this.#index.read()
    for (const { kind, id } of visibleRows(this.#room.state, reader.viewer)) {
      this.#json(kind, id, reader)
      yield
    }
  }

  drop(rows: readonly CellOwner[]): void {
    for (const fragments of this.#byKind.values()) for (const { kind, id } of rows) fragments[kind].delete(id)
  }

  dropAll(): void {
    this.#byKind.clear()
  }

  #json(kind: Kind, id: string, reader: Reader): string | undefined {
    const { viewer } = reader
    const isOwn = kind === 'person' && viewer.role === 'participant' && id === viewer.personId
    const cache = isOwn ? undefined : this.#cacheOf(reader)[kind]
    const known = cache?.get(id)
    if (known !== undefined) return known
    const json = kind === 'person' ? this.#person(id, reader) : this.#topic(id, reader)
    if (json !== undefined) cache?.set(id, json)
    return json
  }

  #person(id: string, reader: Reader): string | undefined {
    const person = personFor(reader, this.#room, id)?.person
    return person && JSON.stringify(personCellsToWire(person, this.#cells('person', id, reader)))
  }

  #topic(id: string, reader: Reader): string | undefined {
    const topic = this.#room.state.topics.get(id)
    return topic && JSON.stringify(topicTimesToWire(topic, this.#cells('topic', id, reader)))
  }

  #cells(kind: Kind, id: string, { viewer }: Reader): AddressedCell[] {
    const { variant, state } = this.#room
    return [...this.#index.of(kind, id)].flatMap((cell) => cellFor(variant, state, viewer, cell) ?? [])
  }

  #cacheOf({ viewer, baseUrl }: Reader): Fragments {
    // Admins see everybody's links, so that the base URL is part of what they see.
    const key = readerKind(this.#room, viewer) + (viewer.role === 'admin' ? ` ${baseUrl}` : '')
    const cached = this.#byKind.get(key)
    if (cached) return cached
    const [oldest] = this.#byKind.keys()
    if (this.#byKind.size >= MAX_KINDS && oldest !== undefined) this.#byKind.delete(oldest)
    const fragments: Fragments = { person: new Map(), topic: new Map() }
    this.#byKind.set(key, fragments)
    return fragments
  }
}

function visibleRows(state: EventState, viewer: Viewer): CellOwner[] {
  const people = [...state.persons.values()].filter((person) => seesPerson(state, viewer, person))
  const topics = [...state.topics.values()].filter((topic) => seesTopic(state, viewer, topic))
  return [
    ...people.map(({ id }): CellOwner => ({ kind: 'person', id })),
    ...topics.map(({ id }): CellOwner => ({ kind: 'topic', id })),
  ]
}

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
