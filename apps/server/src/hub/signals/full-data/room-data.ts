import { isDeepStrictEqual } from 'node:util'
import {
  type CellOwner,
  cellKey,
  isUnseen,
  type MeetingFact,
  type MeetingKey,
  ownerOf,
  type PersonRecord,
  pairKey,
  type Viewer,
} from '@planner/domain'
import { meetingToWire, type WireMeeting } from '@planner/protocol'
import { inTurns } from '../../../limits/loop-turns.ts'
import {
  changedCellFor,
  dataFor,
  eventFor,
  type Reader,
  visiblePerson,
  visibleSettings,
} from '../../../readers/visibility.ts'
import { isNews, visibleMeetings } from '../../../readers/visible-meetings.ts'
import type { RoomChange } from '../../../rooms/feed.ts'
import type { Room } from '../../../rooms/room.ts'
import type { Write } from '../../../storage/storage.ts'
import { PackedBase } from './packed-base.ts'
import { anyOf, isOfOwnKind, readerKind } from './reader-kind.ts'
import { RowIndex, RowJson } from './row-json.ts'

/** How a connection has asked for full data; WIRE-18. */
export type DataFormat = 'plain' | 'compact'

/** Full data as JSON. `packed` belongs where the JSON has the mark of a Socket.IO attachment. */
export type ComposedData = { json: string; packed?: Buffer }

/** So many rows are serialised without a pause. */
const MAX_AT_ONCE = 100

/**
 * The full data of one room for its readers. What readers of a kind have in common is serialised and
 * compressed once; what is composed for one of them is what `dataFor` says, whatever has changed meanwhile.
 */
export class RoomData {
  readonly #room: Room
  #index: RowIndex
  #rows: RowJson
  readonly #bases = new Map<string, PackedBase>()
  /** Archived and waiting people. */
  readonly #unseen = new Set<string>()

  static of(room: Room): RoomData {
    return room.memory.whileOpen('full data', () => new RoomData(room))
  }

  private constructor(room: Room) {
    this.#room = room
    this.#index = new RowIndex(() => room.state)
    this.#rows = new RowJson(room, this.#index)
    this.#readUnseen()
    room.watch((writes, replaced) => {
      if (writes === null) this.#startAfresh()
      else for (const write of writes) this.#follow(write, replaced)
    })
  }

  /** Undefined when the data can be composed at little cost; otherwise resolves when to ask again. */
  prepare(reader: Reader, format: DataFormat): Promise<unknown> | undefined {
    if (isOfOwnKind(this.#room, reader.viewer)) return undefined
    if (format === 'compact') return this.#prepareBase(reader)
    if (reader.viewer.role === 'visitor' || this.#rows.missing(reader) <= MAX_AT_ONCE) return undefined
    return inTurns(this.#rows.prepare(reader))
  }

  /** The full data, with `more` fields added. They are plain where the compact form is not prepared. */
  compose(reader: Reader, format: DataFormat, now: number, more: object = {}): ComposedData {
    const isAlone = isOfOwnKind(this.#room, reader.viewer)
    const packed = format === 'compact' && !isAlone ? this.#baseOf(reader)?.packed : undefined
    if (packed) return { json: this.#besidePacked(reader, now, more), packed }
    if (reader.viewer.role === 'visitor' || isAlone)
      return { json: JSON.stringify({ ...dataFor(reader, this.#room, now), ...more }) }
    const rest = this.#rest(reader, now, { meetings: this.#meetingsFor(reader), ...more })
    return { json: withRows(rest, this.#rows.of(reader)) }
  }

  #besidePacked(reader: Reader, now: number, more: object): string {
    const { viewer, baseUrl } = reader
    const base = this.#baseOf(reader)
    const { personId } = viewer
    const ownId = viewer.role === 'participant' ? personId : null
    const meetings = this.#meetingsFor(
      reader,
      (key, { people }) =>
        base?.changedMeetings.has(key) === true || (personId !== null && people.includes(personId)),
    )
    const packed = { _placeholder: true, num: 0 }
    const rest = this.#rest(reader, now, { meetings, ...more, linkBase: baseUrl, packed })
    const changed = base?.changed
    if (viewer.role === 'visitor' || !changed) return withRows(rest, { person: [], topic: [] })
    const rows = this.#rows.of(
      reader,
      (kind, id) => changed[kind].has(id) || (kind === 'person' && id === ownId),
    )
    return withRows(rest, rows)
  }

  #rest(reader: Reader, now: number, more: object): object {
    return {
      event: eventFor(reader, this.#room),
      settings: Object.fromEntries(visibleSettings(this.#room.state, reader.viewer)),
      timestamp: now,
      ...more,
    }
  }

  #meetingsFor(
    { viewer }: Reader,
    isWanted?: (key: MeetingKey, fact: MeetingFact) => boolean,
  ): WireMeeting[] {
    const { variant, state } = this.#room
    return [...visibleMeetings(variant, state, viewer, isWanted).values()].map(meetingToWire)
  }

  #baseOf({ viewer }: Reader): PackedBase | undefined {
    return this.#bases.get(readerKind(this.#room, viewer))
  }

  #prepareBase(reader: Reader): Promise<void> | undefined {
    const base = this.#baseOf(reader)
    if (base && !base.packed) return base.built
    if (base && !base.isWorn) return undefined
    const fresh = new PackedBase(this.#room, this.#index, anyOf(reader.viewer))
    this.#bases.set(readerKind(this.#room, reader.viewer), fresh)
    return fresh.built
  }

  #follow(write: Write, replaced: RoomChange['replaced']): void {
    this.#index.apply(write)
    if (write.kind === 'putSetting') this.#dropOutdatedBases()
    this.#followMeeting(write, replaced)
    const rows = this.#changedBy(write)
    if (rows === 'any') {
      this.#rows.dropAll()
      this.#dropBases()
      return
    }
    this.#rows.drop(rows)
    for (const { changed, viewer } of this.#bases.values())
      if (this.#isSeen(viewer, write, replaced)) for (const { kind, id } of rows) changed[kind].add(id)
    // Visitors' topics have other ids than those of the room, so that none can be sent beside the packed
    // ones.
    if (rows.length > 0 && write.kind !== 'putCell') this.#dropBase('visitor')
  }

  /** Whether readers of a kind see anything of a write. Sending unchanged rows anew would tell of it. */
  #isSeen(viewer: Viewer, write: Write, replaced: RoomChange['replaced']): boolean {
    const { variant, state } = this.#room
    if (write.kind === 'putPerson') {
      const before = replaced.persons[write.person.id]
      return !before || !isSameTo(viewer, before, state.persons.get(before.id) ?? before)
    }
    if (write.kind === 'putTopic') {
      const before = replaced.topics[write.topic.id]
      return !isDeepStrictEqual(before, state.topics.get(write.topic.id))
    }
    if (write.kind !== 'putCell') return true
    const key = cellKey(write.cell.address)
    // What it is after the whole change, which may write it twice.
    const cell = state.cells.get(key) ?? write.cell
    const written = { ...cell, replaced: replaced.cells[key], sharedTimestamp: cell.timestamp }
    return changedCellFor(variant, state, viewer, written) !== undefined
  }

  /** Meetings beside a base can only be added or replaced: a removed one takes the base along. */
  #followMeeting(write: Write, replaced: RoomChange['replaced']): void {
    if (write.kind === 'putMeeting' && write.meeting.state !== 'cancelled') {
      const key = pairKey(...write.meeting.people)
      for (const { changedMeetings, viewer } of this.#bases.values())
        if (isNews(this.#room, viewer, replaced.meetings[key], write.meeting)) changedMeetings.add(key)
    } else if (write.kind === 'putMeeting' || write.kind === 'removeMeeting') this.#dropBases()
  }

  /** The rows that a write changes. Rare writes may change any. */
  #changedBy(write: Write): readonly CellOwner[] | 'any' {
    switch (write.kind) {
      case 'putCell':
        return [ownerOf(write.cell.address)]
      case 'putTopic': {
        const { id, ownerId } = write.topic
        // A serialised person contains the name of their first topic.
        return [
          { kind: 'topic', id },
          { kind: 'person', id: ownerId },
        ]
      }
      case 'putPerson': {
        const { id, isArchived, isWaiting } = write.person
        const isHidden = isArchived || isWaiting
        if (this.#unseen.has(id) === isHidden) return [{ kind: 'person', id }]
        this.#unseen[isHidden ? 'add' : 'delete'](id)
        return 'any'
      }
      // Settings are serialised for every reader; those that change what participants see change the reader
      // kind.
      case 'putSetting':
      // Likewise meetings.
      case 'putMeeting':
      case 'removeMeeting':
      case 'putOpenedEvent':
      case 'putUse':
      case 'appendAudit':
      case 'startRun':
      case 'stopRun':
      case 'endRun':
      case 'keepPlan':
      case 'setPlan':
      case 'putScenarioSet':
        return []
      default:
        return 'any'
    }
  }

  #startAfresh(): void {
    this.#index = new RowIndex(() => this.#room.state)
    this.#rows = new RowJson(this.#room, this.#index)
    this.#readUnseen()
    this.#dropBases()
  }

  #readUnseen(): void {
    const { state } = this.#room
    this.#unseen.clear()
    for (const id of state.persons.keys()) if (isUnseen(state, id)) this.#unseen.add(id)
  }

  #dropBases(): void {
    for (const kind of [...this.#bases.keys()]) this.#dropBase(kind)
  }

  /** Drops the bases of reader kinds that no connection has any more. */
  #dropOutdatedBases(): void {
    for (const [kind, { viewer }] of [...this.#bases])
      if (kind !== readerKind(this.#room, viewer)) this.#dropBase(kind)
  }

  #dropBase(kind: string): void {
    this.#bases.get(kind)?.cancel()
    this.#bases.delete(kind)
  }
}

/** Admins also read the person's link. */
function isSameTo(viewer: Viewer, before: PersonRecord, after: PersonRecord): boolean {
  if (viewer.role === 'admin') return false
  return isDeepStrictEqual(visiblePerson(viewer, before), visiblePerson(viewer, after))
}

function withRows(rest: object, { person, topic }: Record<CellOwner['kind'], string[]>): string {
  return `${JSON.stringify(rest).slice(0, -1)},"persons":[${person.join()}],"topics":[${topic.join()}]}`
}
