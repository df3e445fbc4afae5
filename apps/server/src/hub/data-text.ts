import {
  type CellOwner,
  type EventState,
  maySeeMatrix,
  maySeeSchedule,
  ownerOf,
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
type Texts = Record<Kind, Map<string, string>>

/**
 * The full data of a room for one reader as JSON, with `more` fields beside it: what `dataFor` says, put together from
 * texts of each person and topic that readers of one kind have in common. Hundreds who join at once, or get a plan,
 * would otherwise each have a megabyte made for them.
 */
export function dataText(reader: Reader, room: Room, now: number, more: object = {}): string {
  if (reader.viewer.role === 'visitor') return JSON.stringify({ ...dataFor(reader, room, now), ...more })
  const kept = keptTexts.get(room) ?? new KeptTexts(room)
  keptTexts.set(room, kept)
  const { person: persons, topic: topics } = kept.for(reader)
  const rest = {
    event: eventFor(reader, room),
    settings: Object.fromEntries(visibleSettings(room.state, reader.viewer)),
    timestamp: now,
    ...more,
  }
  return `${JSON.stringify(rest).slice(0, -1)},"persons":[${persons.join()}],"topics":[${topics.join()}]}`
}

const keptTexts = new WeakMap<Room, KeptTexts>()

class KeptTexts {
  readonly #room: Room
  readonly #kept = new Map<string, Texts>()
  readonly #archived = new Set<string>()

  constructor(room: Room) {
    this.#room = room
    for (const { id, isArchived } of room.state.persons.values()) if (isArchived) this.#archived.add(id)
    room.watch((writes) => {
      if (writes === null) keptTexts.delete(room)
      else for (const write of writes) this.#forget(write)
    })
  }

  /** The texts of everything the reader may see. A participant's own row has a text of its own. */
  for(reader: Reader): Record<Kind, string[]> {
    const { viewer } = reader
    const { state } = this.#room
    const common = this.#textsOf(kindOf(this.#room, reader))
    const own = viewer.role === 'participant' ? this.#textsOf(`own ${reader.baseUrl}`) : common
    const textsOf = (id: string) => (id === viewer.personId ? own : common).person
    const persons = [...state.persons.values()].filter((person) => seesPerson(viewer, person))
    const topics = [...state.topics.values()].filter((topic) => seesTopic(state, viewer, topic))
    const stale: Record<Kind, Set<string>> = {
      person: new Set(persons.map(({ id }) => id).filter((id) => !textsOf(id).has(id))),
      topic: new Set(topics.map(({ id }) => id).filter((id) => !common.topic.has(id))),
    }
    if (stale.person.size + stale.topic.size > 0) {
      const cells = cellsByOwner(this.#visibleCells(viewer, stale))
      for (const id of stale.person) {
        const person = personFor(reader, this.#room, id)?.person
        if (person) textsOf(id).set(id, JSON.stringify(personCellsToWire(person, cells.person.get(id) ?? [])))
      }
      for (const id of stale.topic) {
        const topic = state.topics.get(id)
        if (topic) common.topic.set(id, JSON.stringify(topicTimesToWire(topic, cells.topic.get(id) ?? [])))
      }
    }
    return {
      person: persons.flatMap(({ id }) => textsOf(id).get(id) ?? []),
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

  #textsOf(key: string): Texts {
    const known = this.#kept.get(key)
    if (known) return known
    const texts: Texts = { person: new Map(), topic: new Map() }
    this.#kept.set(key, texts)
    return texts
  }

  /** What is seldom, and what others' texts may depend on, ends all of them. */
  #forget(write: Write): void {
    switch (write.kind) {
      case 'putCell': {
        const { kind, id } = ownerOf(write.cell.address)
        this.#drop(kind, id)
        break
      }
      case 'putTopic':
        this.#drop('topic', write.topic.id)
        // A person's text names their first topic.
        this.#drop('person', write.topic.ownerId)
        break
      case 'putPerson': {
        const { id, isArchived } = write.person
        if (this.#archived.has(id) === isArchived) this.#drop('person', id)
        else {
          this.#archived[isArchived ? 'add' : 'delete'](id)
          this.#kept.clear()
        }
        break
      }
      // Settings are written for each reader; those that open or close something make other kinds of readers.
      case 'putSetting':
      case 'putOpenedEvent':
        break
      default:
        this.#kept.clear()
    }
  }

  #drop(kind: Kind, id: string): void {
    for (const texts of this.#kept.values()) texts[kind].delete(id)
  }
}

/** Readers of one kind see the same of everybody else; the base of links matters to admins, who see those of all. */
function kindOf({ variant, state }: { variant: Room['variant']; state: EventState }, reader: Reader): string {
  const { viewer, baseUrl } = reader
  if (viewer.role === 'admin') return `admin ${baseUrl}`
  return `participant ${maySeeMatrix(variant, state, viewer)} ${maySeeSchedule(variant, state, viewer)}`
}
