import {
  type CellOwner,
  type EventState,
  isUnseen,
  maySeeMatrix,
  maySeeSchedule,
  ownerOf,
  readsAsVisitor,
  type Viewer,
} from '@planner/domain'
import { cellsByOwner, personCellsToWire, topicTimesToWire } from '@planner/protocol'
import type { Room } from '../rooms/room.ts'
import type { Write } from '../storage/storage.ts'
import {
  dataFor,
  eventFor,
  personFor,
  type Reader,
  seesCell,
  seesPerson,
  seesTopic,
  visibleSettings,
} from './visibility.ts'

type Kind = CellOwner['kind']
/** JSON of each person and topic by id. */
type Fragments = Record<Kind, Map<string, string>>

/**
 * The full data of a room for one reader as JSON (`dataFor`), with `more` fields added. Serialised people and topics are
 * cached per kind of reader: without the cache, hundreds of clients that join together or receive a plan would each cost
 * the serialisation of about a megabyte.
 */
export function dataJson(reader: Reader, room: Room, now: number, more: object = {}): string {
  if (readsAsVisitor(room.state, reader.viewer))
    return JSON.stringify({ ...dataFor(reader, room, now), ...more })
  const cache = caches.get(room) ?? new JsonCache(room)
  caches.set(room, cache)
  const { person: persons, topic: topics } = cache.for(reader)
  const rest = {
    event: eventFor(reader, room),
    settings: Object.fromEntries(visibleSettings(room.state, reader.viewer)),
    timestamp: now,
    ...more,
  }
  return `${JSON.stringify(rest).slice(0, -1)},"persons":[${persons.join()}],"topics":[${topics.join()}]}`
}

const caches = new WeakMap<Room, JsonCache>()

class JsonCache {
  readonly #room: Room
  readonly #byReaderKind = new Map<string, Fragments>()
  /** Archived and waiting people. */
  readonly #unseen = new Set<string>()

  constructor(room: Room) {
    this.#room = room
    for (const id of room.state.persons.keys()) if (isUnseen(room.state, id)) this.#unseen.add(id)
    room.watch((writes) => {
      if (writes === null) caches.delete(room)
      else for (const write of writes) this.#invalidate(write)
    })
  }

  /** The fragments the reader may see. A participant's own row is cached separately, since it holds more. */
  for(reader: Reader): Record<Kind, string[]> {
    const { viewer } = reader
    const { state } = this.#room
    const common = this.#fragmentsOf(readerKind(this.#room, reader))
    const own = viewer.role === 'participant' ? this.#fragmentsOf(`own ${reader.baseUrl}`) : common
    const peopleFor = (id: string) => (id === viewer.personId ? own : common).person
    const persons = [...state.persons.values()].filter((person) => seesPerson(state, viewer, person))
    const topics = [...state.topics.values()].filter((topic) => seesTopic(state, viewer, topic))
    const missing: Record<Kind, Set<string>> = {
      person: new Set(persons.map(({ id }) => id).filter((id) => !peopleFor(id).has(id))),
      topic: new Set(topics.map(({ id }) => id).filter((id) => !common.topic.has(id))),
    }
    if (missing.person.size + missing.topic.size > 0) {
      const cells = cellsByOwner(this.#visibleCells(viewer, missing))
      for (const id of missing.person) {
        const person = personFor(reader, this.#room, id)?.person
        if (person)
          peopleFor(id).set(id, JSON.stringify(personCellsToWire(person, cells.person.get(id) ?? [])))
      }
      for (const id of missing.topic) {
        const topic = state.topics.get(id)
        if (topic) common.topic.set(id, JSON.stringify(topicTimesToWire(topic, cells.topic.get(id) ?? [])))
      }
    }
    return {
      person: persons.flatMap(({ id }) => peopleFor(id).get(id) ?? []),
      topic: topics.flatMap(({ id }) => common.topic.get(id) ?? []),
    }
  }

  *#visibleCells(viewer: Viewer, owners: Record<Kind, ReadonlySet<string>>) {
    const { variant, state } = this.#room
    for (const cell of state.cells.values()) {
      const { kind, id } = ownerOf(cell.address)
      if (owners[kind].has(id) && seesCell(variant, state, viewer, cell.address)) yield cell
    }
  }

  #fragmentsOf(key: string): Fragments {
    const cached = this.#byReaderKind.get(key)
    if (cached) return cached
    const fragments: Fragments = { person: new Map(), topic: new Map() }
    this.#byReaderKind.set(key, fragments)
    return fragments
  }

  /** Rare writes, and those that other fragments may depend on, invalidate the whole cache. */
  #invalidate(write: Write): void {
    switch (write.kind) {
      case 'putCell': {
        const { kind, id } = ownerOf(write.cell.address)
        this.#drop(kind, id)
        break
      }
      case 'putTopic':
        this.#drop('topic', write.topic.id)
        // A serialised person contains the name of their first topic.
        this.#drop('person', write.topic.ownerId)
        break
      case 'putPerson': {
        const { id, isArchived, isWaiting } = write.person
        const isHidden = isArchived || isWaiting
        if (this.#unseen.has(id) === isHidden) this.#drop('person', id)
        else {
          this.#unseen[isHidden ? 'add' : 'delete'](id)
          this.#byReaderKind.clear()
        }
        break
      }
      // Settings are serialised for every reply; those that change what participants see change the reader kind.
      case 'putSetting':
      case 'putOpenedEvent':
      case 'appendAudit':
        break
      default:
        this.#byReaderKind.clear()
    }
  }

  #drop(kind: Kind, id: string): void {
    for (const fragments of this.#byReaderKind.values()) fragments[kind].delete(id)
  }
}

/** Readers of one kind see the same of other people. Admins see everybody's links, so the base URL is part of theirs. */
function readerKind(
  { variant, state }: { variant: Room['variant']; state: EventState },
  reader: Reader,
): string {
  const { viewer, baseUrl } = reader
  if (viewer.role === 'admin') return `admin ${baseUrl}`
  return `participant ${maySeeMatrix(variant, state, viewer)} ${maySeeSchedule(variant, state, viewer)}`
}
