import type { AddressedCell, PersonRecord, SettingKey } from '@planner/domain'
import { cellAddress } from '@planner/domain'
import { type SharedRange, type SignalName, type SignalPayload, travellingCell } from '@planner/protocol'
import type { Room } from '../rooms/room.ts'
import type { Audience } from './audience.ts'
import type { Connection } from './connection.ts'
import { dataText } from './data-text.ts'
import type { Reader } from './visibility.ts'
import { eventFor, personFor, seesCell, seesPerson, seesSetting } from './visibility.ts'

/** Something every member gets alike: it must hold nothing that a role may not see. */
export function broadcastToAll<N extends SignalName>(
  { members }: Audience,
  name: N,
  payload: SignalPayload<N>,
): void {
  for (const { outbox } of members) outbox.send(name, payload)
}

export function broadcastEvent(audience: Audience): void {
  for (const [member, reader] of readersOf(audience)) {
    member.outbox.send('UpdateEvent', { event: eventFor(reader, audience.room) })
  }
}

/** A new or changed person with their topics; visitors see topic names alone and get them anew. */
export function broadcastPerson(
  audience: Audience,
  signal: 'AddUser' | 'UpdateUser',
  personId: string,
  now: () => number,
): void {
  const { room } = audience
  for (const [member, reader] of readersOf(audience)) {
    if (reader.viewer.role === 'visitor') reloadSoon(room, member, now)
    const seen = personFor(reader, room, personId)
    if (seen) member.outbox.send(signal, seen)
  }
}

/**
 * Somebody is gone, with their topics and cells. Only admins knew somebody archived; visitors know nobody, but get the
 * topic names anew.
 */
export function broadcastRemoved(audience: Audience, person: PersonRecord, now: () => number): void {
  for (const [member, { viewer }] of readersOf(audience)) {
    if (viewer.role === 'visitor') reloadSoon(audience.room, member, now)
    else if (seesPerson(viewer, person)) member.outbox.send('RemoveUser', { userId: person.id })
  }
}

export function broadcastSetting(
  audience: Audience,
  path: SettingKey,
  now: () => number,
  origin: string | null,
): void {
  const { room } = audience
  const cell = room.state.settings.get(path)
  if (!cell) return
  for (const [member, { viewer }] of readersOf(audience)) {
    if (!seesSetting(viewer, path)) continue
    if (viewer.role === 'visitor') reloadSoon(room, member, now)
    else if (member.id !== origin) member.outbox.send('ReceiveSettingValue', { path, ...cell })
  }
}

export function broadcastCell(audience: Audience, cell: AddressedCell, origin: string | null): void {
  const { room } = audience
  for (const [member, { viewer }] of readersOf(audience)) {
    if (member.id !== origin && seesCell(room.variant, room.state, viewer, cell.address))
      sendCell(member, cell)
  }
}

/** A rectangle of one person's week, to those who may read that person's grid. */
export function broadcastRange(audience: Audience, range: SharedRange, origin: string | null): void {
  const { room } = audience
  const address = cellAddress(range.tableName, { userId: range.userId })
  for (const [member, { viewer }] of readersOf(audience)) {
    if (member.id === origin || !seesCell(room.variant, room.state, viewer, address)) continue
    member.outbox.send('ReceiveSharedRangeValue', range)
  }
}

/** One cell as its table travels. */
export function sendCell({ outbox }: Connection, cell: AddressedCell): void {
  const { travels, payload } = travellingCell(cell)
  if (travels === 'value') outbox.sendValue(payload)
  else outbox.send('ReceiveSharedRangeValue', payload)
}

/** Fresh data for everybody, or for those of one role. */
export function broadcastData(audience: Audience, now: () => number, role?: Reader['viewer']['role']): void {
  for (const [member, reader] of readersOf(audience)) {
    if (role && reader.viewer.role !== role) continue
    member.outbox.sendText('ReloadData', dataText(reader, audience.room, now()))
  }
}

function reloadSoon(room: Room, member: Connection, now: () => number): void {
  member.outbox.reloadSoon(() => {
    const reader = readerOf(member)
    return reader && member.membership?.room === room ? dataText(reader, room, now()) : undefined
  })
}

export function* readersOf({ members }: Audience): Iterable<[Connection, Reader]> {
  for (const member of members) {
    const reader = readerOf(member)
    if (reader) yield [member, reader]
  }
}

export function readerOf(member: Connection): Reader | undefined {
  const viewer = member.membership?.viewer
  return viewer && { viewer, baseUrl: member.baseUrl }
}
