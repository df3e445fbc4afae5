import { hash } from 'node:crypto'
import {
  type AddressedCell,
  cellKey,
  hasOwners,
  type MeetingFact,
  type MutableEventState,
  type PersonId,
  type PersonRecord,
  pairKey,
} from '@planner/domain'
import { inTurns } from '../limits/loop-turns.ts'
import type { EventKeys, KeyHolder, StoredEvent, StoredPerson } from '../storage/storage.ts'

/** The live copy of an event with its keys. */
export type RoomContents = {
  state: MutableEventState
  keys: EventKeys
  privateKeys: Map<PersonId, string>
  /** Key holders by the key's hash, so that the timing of a look-up reveals nothing about keys (KEY-3). */
  holders: Map<string, KeyHolder>
}

export function contentsOf(stored: StoredEvent): RoomContents {
  const { event, keys, settings, persons, topics, cells, meetings } = stored
  const contents: RoomContents = {
    state: {
      event,
      settings: new Map(settings),
      persons: new Map(),
      topics: new Map(topics.map((topic) => [topic.id, topic])),
      cells: new Map(),
      meetings: new Map(),
    },
    keys,
    privateKeys: new Map(),
    holders: new Map(),
  }
  indexEventKeys(contents)
  for (const person of persons) putPerson(contents, person)
  for (const meeting of meetings) putMeeting(contents, meeting)
  for (const cell of cells) putCell(contents, cell)
  return contents
}

/** Cells between two looks at how long the turn has lasted. */
const CELLS_A_STEP = 200

/** As `contentsOf`, in turns of the event loop: a large event would keep the thread for long. */
export async function contentsInTurns(stored: StoredEvent): Promise<RoomContents> {
  const contents = contentsOf({ ...stored, cells: [] })
  const put = function* () {
    for (const [index, cell] of stored.cells.entries()) {
      if (index % CELLS_A_STEP === CELLS_A_STEP - 1) yield
      putCell(contents, cell)
    }
  }
  await inTurns(put())
  return contents
}

function putCell({ state }: RoomContents, cell: AddressedCell): void {
  if (hasOwners(state, cell.address)) state.cells.set(cellKey(cell.address), cell)
}

/** Ignores a meeting when one of the two is gone. */
export function putMeeting({ state }: RoomContents, meeting: MeetingFact): void {
  if (meeting.people.every((id) => state.persons.has(id)))
    state.meetings.set(pairKey(...meeting.people), meeting)
}

export function holderOf(contents: RoomContents, key: string): KeyHolder | undefined {
  return contents.holders.get(hashOf(key))
}

export function putEventKeys(contents: RoomContents, keys: EventKeys): void {
  contents.holders.delete(hashOf(contents.keys.adminKey))
  contents.holders.delete(hashOf(contents.keys.shareKey))
  contents.keys = keys
  indexEventKeys(contents)
}

export function putPerson(contents: RoomContents, { privateKey, ...person }: StoredPerson): void {
  removePrivateKey(contents, person.id)
  contents.state.persons.set(person.id, person satisfies PersonRecord)
  contents.privateKeys.set(person.id, privateKey)
  const eventId = contents.state.event.id
  putHolder(contents.holders, privateKey, { kind: 'private', eventId, personId: person.id })
}

export function removePerson(contents: RoomContents, personId: PersonId): void {
  removePrivateKey(contents, personId)
  contents.state.persons.delete(personId)
  const { meetings } = contents.state
  for (const [key, { people }] of meetings) if (people.includes(personId)) meetings.delete(key)
}

function removePrivateKey(contents: RoomContents, personId: PersonId): void {
  const key = contents.privateKeys.get(personId)
  if (key !== undefined) contents.holders.delete(hashOf(key))
  contents.privateKeys.delete(personId)
}

function indexEventKeys({ keys, holders, state }: RoomContents): void {
  const eventId = state.event.id
  putHolder(holders, keys.adminKey, { kind: 'admin', eventId })
  putHolder(holders, keys.shareKey, { kind: 'share', eventId })
}

/** A key that could not be read from storage is '' and opens nothing (KEY-18). */
function putHolder(holders: RoomContents['holders'], key: string, holder: KeyHolder): void {
  if (key !== '') holders.set(hashOf(key), holder)
}

function hashOf(key: string): string {
  return hash('sha256', key, 'base64')
}
