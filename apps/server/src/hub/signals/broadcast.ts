import type { AddressedCell, PersonRecord, SettingKey, Viewer, WrittenCell } from '@planner/domain'
import { cellAddress, readsAsVisitor, referencesAny } from '@planner/domain'
import {
  type SharedRange,
  type SharedValue,
  type SignalName,
  type SignalPayload,
  toWireCell,
} from '@planner/protocol'
import type { Reader, SeenPerson } from '../../readers/visibility.ts'
import {
  cellFor,
  changedCellFor,
  eventFor,
  personFor,
  seesCell,
  seesPerson,
  seesSetting,
} from '../../readers/visibility.ts'
import type { Audience } from '../connections/audience.ts'
import type { Connection } from '../connections/connection.ts'
import type { PublishContext } from '../context.ts'
import { readerOf, sendData } from './send-data.ts'
import { scheduleVisitorReload } from './visitor-reloads.ts'

/**
 * Sends every member that `mayRead` it the same payload, which holds nothing that one of them may not see.
 */
export function broadcastTo<N extends SignalName>(
  audience: Audience,
  mayRead: (viewer: Viewer) => boolean,
  name: N,
  payload: SignalPayload<N>,
): void {
  for (const [{ signals }, { viewer }] of readersOf(audience))
    if (mayRead(viewer)) signals.send(name, payload)
}

export function broadcastEvent(audience: Audience, context: PublishContext): void {
  for (const [member, reader] of readersOf(audience)) sendEvent(audience, member, reader, context)
}

/** Sends the event's fields to one member, or a reload to a visitor for whom something has changed. */
export function sendEvent(
  { room }: Audience,
  member: Connection,
  reader: Reader,
  context: PublishContext,
): void {
  if (readsAsVisitor(room.state, reader.viewer)) scheduleVisitorReload(context, room, member)
  else member.signals.send('UpdateEvent', { event: eventFor(reader, room) })
}

/** Who has saved a changed person, and whether other participants see anything of the change. */
type Saved = { originatorId: string | null; isPublic: boolean }

/**
 * Sends a new or changed person with their topics to participants who see something of the change. A reader
 * of topic names alone is sent a reload instead.
 */
export function broadcastPerson(
  audience: Audience,
  signal: 'AddUser' | 'UpdateUser',
  personId: string,
  context: PublishContext,
  { originatorId, isPublic }: Saved = { originatorId: null, isPublic: true },
): void {
  const { room } = audience
  for (const [member, reader] of readersOf(audience)) {
    const isOfOthers = reader.viewer.role === 'participant' && reader.viewer.personId !== personId
    if (isOfOthers && !isPublic) continue
    if (readsAsVisitor(room.state, reader.viewer)) scheduleVisitorReload(context, room, member)
    const seen = personFor(reader, room, personId)
    if (!seen) continue
    if (signal === 'AddUser') member.signals.send(signal, seen)
    else sendChangedPerson(member, reader, seen, originatorId)
  }
}

/** Who has saved it is told to admins and, of themselves, to whoever it was (PERSON-16). */
export function sendChangedPerson(
  { signals }: Connection,
  { viewer }: Reader,
  { person, topics }: SeenPerson,
  originatorId: string | null = null,
): void {
  const isTold = viewer.role === 'admin' || viewer.personId === originatorId
  const updateOriginatorUserShareGuid = isTold ? (originatorId ?? '') : ''
  signals.send('UpdateUser', { person: { ...person, updateOriginatorUserShareGuid }, topics })
}

/** Above this many people a reload of all data is less to send. */
const MAX_PEOPLE_ONE_BY_ONE = 100

/** Sends each reader the changed people that they see; how many others there are decides nothing. */
export function broadcastPeople(
  audience: Audience,
  personIds: readonly string[],
  context: PublishContext,
): void {
  if (personIds.length === 0) return
  const { room } = audience
  for (const [member, reader] of readersOf(audience)) {
    const seen = personIds.flatMap((id) => personFor(reader, room, id) ?? [])
    if (seen.length > MAX_PEOPLE_ONE_BY_ONE) sendData(context, member, 'ReloadData')
    else for (const each of seen) sendChangedPerson(member, reader, each)
  }
}

/** Sends the removal of a person to those who saw them; who sees topic names only gets them reloaded. */
export function broadcastPersonRemoved(
  audience: Audience,
  person: PersonRecord,
  context: PublishContext,
): void {
  const { room } = audience
  // As it was before the removal.
  const state = { ...room.state, persons: new Map(room.state.persons).set(person.id, person) }
  for (const [member, { viewer }] of readersOf(audience)) {
    if (readsAsVisitor(state, viewer)) scheduleVisitorReload(context, room, member)
    else if (seesPerson(state, viewer, person)) member.signals.send('RemoveUser', { userId: person.id })
  }
}

const ANYBODY: Viewer = { role: 'participant', personId: '' }

/** Above this many people and cells a reload of all data is less to send. */
const MAX_APPROVED_ONE_BY_ONE = 100

/** Sends people who have become visible to participants, and the cells that have become so with them. */
export function broadcastApproved(
  audience: Audience,
  personIds: readonly string[],
  context: PublishContext,
): void {
  const { room } = audience
  const { state } = room
  const person = new Set(personIds)
  const topic = new Set(
    [...state.topics.values()].filter((each) => person.has(each.ownerId)).map(({ id }) => id),
  )
  const cells = [...state.cells.values()].filter(({ address }) => referencesAny(address, { person, topic }))
  // Only of those that anybody sees: the kind of message must not tell how many there are of the others.
  const shown = cells.filter((cell) => cellFor(room.variant, state, ANYBODY, cell))
  if (personIds.length + shown.length > MAX_APPROVED_ONE_BY_ONE) {
    broadcastData(audience, context)
    return
  }
  for (const id of personIds) broadcastPerson(audience, 'AddUser', id, context)
  broadcastAs(audience, null, (viewer) =>
    cells.flatMap((cell) => cellFor(room.variant, state, viewer, cell) ?? []),
  )
}

export function broadcastSetting(
  audience: Audience,
  path: SettingKey,
  context: PublishContext,
  origin: string | null,
): void {
  const { room } = audience
  const cell = room.state.settings.get(path)
  if (!cell) return
  for (const [member, { viewer }] of readersOf(audience)) {
    if (!seesSetting(viewer, path)) continue
    if (viewer.role === 'visitor') scheduleVisitorReload(context, room, member)
    else if (member.id !== origin) member.signals.send('ReceiveSettingValue', { path, ...cell })
  }
}

/** Sends each reader at once the written cells of one change that are others for them, as they read them. */
export function broadcastCells(
  audience: Audience,
  written: readonly WrittenCell[],
  origin: string | null,
): void {
  const { variant, state } = audience.room
  broadcastAs(audience, origin, (viewer) =>
    written.flatMap((cell) => changedCellFor(variant, state, viewer, cell) ?? []),
  )
}

function broadcastAs(
  audience: Audience,
  origin: string | null,
  seenBy: (viewer: Viewer) => readonly AddressedCell[],
): void {
  for (const [member, { viewer }] of readersOf(audience))
    if (member.id !== origin) sendCells(member, seenBy(viewer))
}

/** Sends a rectangle of one person's week to the members who may read that person's grid. */
export function broadcastRange(audience: Audience, range: SharedRange, origin: string | null): void {
  const { room } = audience
  const address = cellAddress(range.tableName, { userId: range.userId })
  for (const [member, { viewer }] of readersOf(audience)) {
    if (member.id === origin || !seesCell(room.variant, room.state, viewer, address)) continue
    member.signals.send('ReceiveSharedRangeValue', range)
  }
}

/** Sends cells in the wire format of their tables; single cells go together in one signal (LIVE-19). */
export function sendCells({ signals }: Connection, cells: readonly AddressedCell[]): void {
  const values: SharedValue[] = []
  for (const cell of cells) {
    const { wireFormat, payload } = toWireCell(cell)
    if (wireFormat === 'value') values.push(payload)
    else signals.send('ReceiveSharedRangeValue', payload)
  }
  signals.sendValues(values)
}

/** Sends the full data to every member, or to those of one role. */
export function broadcastData(
  audience: Audience,
  context: PublishContext,
  role?: Reader['viewer']['role'],
): void {
  for (const [member, reader] of readersOf(audience)) {
    if (role && reader.viewer.role !== role) continue
    if (reader.viewer.role === 'visitor') scheduleVisitorReload(context, audience.room, member)
    else sendData(context, member, 'ReloadData')
  }
}

export function* readersOf({ members }: Audience): Iterable<[Connection, Reader]> {
  for (const member of members) {
    const reader = readerOf(member)
    if (reader) yield [member, reader]
  }
}
