import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { CellOwner, MeetingKey, Viewer } from '@planner/domain'
import { meetingToWire, RowPacker, topicToWire } from '@planner/protocol'
import { inTurns } from '../../../limits/loop-turns.ts'
import { cellFor, dataFor, personFor, seesTopic } from '../../../readers/visibility.ts'
import { visibleMeetings } from '../../../readers/visible-meetings.ts'
import type { Room } from '../../../rooms/room.ts'
import type { RowIndex } from './row-json.ts'

const compress = promisify(gzip)

/** Above so many changed rows a base is built anew, unless it is younger than this. */
const MAX_CHANGED = 16
const MIN_AGE_MS = 250

/**
 * What all readers of a kind see of the people, topics and cells of a room: packed and compressed once. The
 * room may change while and after that is done; the rows that have changed since it began are sent beside it.
 */
export class PackedBase {
  readonly changed: Record<CellOwner['kind'], Set<string>> = { person: new Set(), topic: new Set() }
  readonly changedMeetings = new Set<MeetingKey>()
  /** Resolves when it is built, or cancelled. */
  readonly built: Promise<void>
  #packed: Buffer<ArrayBuffer> | undefined
  #builtAt = 0
  #isCancelled = false

  /** Sees what all of the kind see. */
  readonly viewer: Viewer

  constructor(room: Room, index: RowIndex, viewer: Viewer) {
    this.viewer = viewer
    this.built = this.#build(room, index, viewer)
  }

  get packed(): Buffer<ArrayBuffer> | undefined {
    return this.#packed
  }

  /** Whether so much has changed since that a new one is worth its price. */
  get isWorn(): boolean {
    const { person, topic } = this.changed
    const changed = person.size + topic.size + this.changedMeetings.size
    return changed > MAX_CHANGED && performance.now() - this.#builtAt > MIN_AGE_MS
  }

  cancel(): void {
    this.#isCancelled = true
  }

  async #build(room: Room, index: RowIndex, viewer: Viewer): Promise<void> {
    const json = await inTurns(this.#pack(room, index, viewer))
    if (this.#isCancelled) return
    this.#packed = (await compress(json)) as Buffer<ArrayBuffer>
    this.#builtAt = performance.now()
  }

  *#pack(room: Room, index: RowIndex, viewer: Viewer): Generator<void, string> {
    const packer = new RowPacker()
    if (viewer.role === 'visitor')
      for (const topic of dataFor({ viewer, baseUrl: '' }, room, 0).topics) packer.addTopic(topic)
    else yield* this.#addRows(packer, room, index, viewer)
    const pieces: string[] = []
    if (this.#isCancelled) return ''
    for (const piece of packer.json()) {
      pieces.push(piece)
      yield
    }
    return pieces.join('')
  }

  /** The packer wants people, then topics, then cells; cells compress best beside those of their row. */
  *#addRows(packer: RowPacker, room: Room, index: RowIndex, viewer: Viewer): Generator<void, void> {
    const { variant, state } = room
    const reader = { viewer, baseUrl: '' }
    yield* index.read()
    for (const id of state.persons.keys()) {
      const seen = personFor(reader, room, id)
      if (seen) packer.addPerson(seen.person)
      if (this.#isCancelled) return
      yield
    }
    for (const topic of state.topics.values())
      if (seesTopic(state, viewer, topic)) packer.addTopic(topicToWire(topic))
    const rows = [...owners('person', state.persons.keys()), ...owners('topic', state.topics.keys())]
    for (const { kind, id } of rows) {
      if (this.#isCancelled) return
      for (const cell of index.of(kind, id)) {
        const seen = cellFor(variant, state, viewer, cell)
        if (seen) packer.addCell(seen)
      }
      yield
    }
    for (const fact of visibleMeetings(variant, state, viewer).values())
      packer.addMeeting(meetingToWire(fact))
  }
}

const owners = (kind: CellOwner['kind'], ids: Iterable<string>): CellOwner[] =>
  [...ids].map((id) => ({ kind, id }))
