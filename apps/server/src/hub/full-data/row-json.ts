import type { AddressedCell, CellOwner, EventState, PersonRecord, TopicRecord, Viewer } from '@planner/domain'
import { personCellsToWire, topicTimesToWire } from '@planner/protocol'
import type { Room } from '../../rooms/room.ts'
import { cellFor, personFor, type Reader, seesPerson, seesTopic } from '../visibility.ts'
import { readerKind } from './reader-kind.ts'
import type { RowIndex } from './row-index.ts'

type Kind = CellOwner['kind']
type Rows<T> = Record<Kind, T>
/** JSON of each person and topic by id. */
type Fragments = Rows<Map<string, string>>

/** An admin's base URL comes from the client, so that the number of kinds of readers has to be limited. */
const MAX_KINDS = 6

/**
 * The rows of people and topics in the full data, as JSON. They are cached per kind of reader; only a participant's own row, which
 * holds more, is not.
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
    const { person, topic } = visibleRows(this.#room.state, reader.viewer)
    const json = (kind: Kind) => (row: { id: string }) =>
      only(kind, row.id) ? (this.#json(kind, row.id, reader) ?? []) : []
    return { person: person.flatMap(json('person')), topic: topic.flatMap(json('topic')) }
  }

  /** How many rows of a reader have to be serialised first. */
  missing(reader: Reader): number {
    const cache = this.#cacheOf(reader)
    const { person, topic } = visibleRows(this.#room.state, reader.viewer)
    return (
      person.filter(({ id }) => !cache.person.has(id)).length +
      topic.filter(({ id }) => !cache.topic.has(id)).length
    )
  }

  /** Serialises a reader's rows in advance, yielding after each. */
  *prepare(reader: Reader): Generator<void, void> {
    yield* this.#index.read()
    const { person, topic } = visibleRows(this.#room.state, reader.viewer)
    const ids: [Kind, string][] = [
      ...person.map(({ id }): [Kind, string] => ['person', id]),
      ...topic.map(({ id }): [Kind, string] => ['topic', id]),
    ]
    for (const [kind, id] of ids) {
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

function visibleRows(state: EventState, viewer: Viewer): { person: PersonRecord[]; topic: TopicRecord[] } {
  return {
    person: [...state.persons.values()].filter((person) => seesPerson(state, viewer, person)),
    topic: [...state.topics.values()].filter((topic) => seesTopic(state, viewer, topic)),
  }
}
