import type { AddressedCell, PersonRecord, SettingKey } from '@planner/domain'
import { cellAddress } from '@planner/domain'
import { type SharedRange, type SignalName, type SignalPayload, toWireCell } from '@planner/protocol'
import type { Room } from '../rooms/room.ts'
import type { Audience } from './audience.ts'
import type { Connection } from './connection.ts'
import type { PublishContext } from './context.ts'
import { readerOf, sendData } from './send-data.ts'
import type { Reader } from './visibility.ts'
import { eventFor, personFor, seesCell, seesPerson, seesSetting } from './visibility.ts'

/** Sends the same payload to every member, so it must not contain anything that some role may not see. */
export function broadcastToAll<N extends SignalName>(
  { members }: Audience,
  name: N,
  payload: SignalPayload<N>,
): void {
  for (const { signals } of members) signals.send(name, payload)
}

export function broadcastEvent(audience: Audience): void {
  for (const [member, reader] of readersOf(audience)) {
    member.signals.send('UpdateEvent', { event: eventFor(reader, audience.room) })
  }
}

/** Sends a new or changed person with their topics. Visitors see topic names only and get a data reload instead. */
export function broadcastPerson(
  audience: Audience,
  signal: 'AddUser' | 'UpdateUser',
  personId: string,
  context: PublishContext,
): void {
  const { room } = audience
  for (const [member, reader] of readersOf(audience)) {
    if (reader.viewer.role === 'visitor') scheduleReload(context, room, member)
    const seen = personFor(reader, room, personId)
    if (seen) member.signals.send(signal, seen)
  }
}

/** Sends the removal of a person. Archived people are visible to admins only; visitors get the topic names reloaded. */
export function broadcastPersonRemoved(
  audience: Audience,
  person: PersonRecord,
  context: PublishContext,
): void {
  for (const [member, { viewer }] of readersOf(audience)) {
    if (viewer.role === 'visitor') scheduleReload(context, audience.room, member)
    else if (seesPerson(viewer, person)) member.signals.send('RemoveUser', { userId: person.id })
  }
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
    if (viewer.role === 'visitor') scheduleReload(context, room, member)
    else if (member.id !== origin) member.signals.send('ReceiveSettingValue', { path, ...cell })
  }
}

export function broadcastCell(audience: Audience, cell: AddressedCell, origin: string | null): void {
  const { room } = audience
  for (const [member, { viewer }] of readersOf(audience)) {
    if (member.id !== origin && seesCell(room.variant, room.state, viewer, cell.address))
      sendCell(member, cell)
  }
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

/** Sends one cell in its table's wire format. */
export function sendCell({ signals }: Connection, cell: AddressedCell): void {
  const { wireFormat, payload } = toWireCell(cell)
  if (wireFormat === 'value') signals.sendValue(payload)
  else signals.send('ReceiveSharedRangeValue', payload)
}

/** Sends the full data to every member, or to those of one role. */
export function broadcastData(
  audience: Audience,
  context: PublishContext,
  role?: Reader['viewer']['role'],
): void {
  for (const [member, reader] of readersOf(audience))
    if (!role || reader.viewer.role === role) sendData(context, member, 'ReloadData')
}

function scheduleReload(context: PublishContext, room: Room, member: Connection): void {
  member.signals.scheduleReload(() => {
    if (member.membership?.room === room) sendData(context, member, 'ReloadData')
  })
}

export function* readersOf({ members }: Audience): Iterable<[Connection, Reader]> {
  for (const member of members) {
    const reader = readerOf(member)
    if (reader) yield [member, reader]
  }
}
