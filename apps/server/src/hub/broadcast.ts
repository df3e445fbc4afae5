import type { AddressedCell, PersonId, PersonRecord, SettingKey, TableName } from '@planner/domain'
import { type SignalName, type SignalPayload, sharedValueToWire } from '@planner/protocol'
import type { Member } from '../rooms/member.ts'
import type { Room } from '../rooms/room.ts'
import { dataText } from './data-text.ts'
import type { Reader } from './visibility.ts'
import { eventFor, personFor, seesCell, seesPerson, seesSetting } from './visibility.ts'

/** Something every member gets alike: it must hold nothing that a role may not see. */
export function tellAll<N extends SignalName>(room: Room, name: N, payload: SignalPayload<N>): void {
  for (const { outbox } of room.members) outbox.send(name, payload)
}

export function tellEvent(room: Room): void {
  for (const [member, reader] of readersOf(room)) {
    member.outbox.send('UpdateEvent', { event: eventFor(reader, room) })
  }
}

/** A new or changed person with their topics; visitors see topic names alone and get them anew. */
export function tellPerson(
  room: Room,
  signal: 'AddUser' | 'UpdateUser',
  personId: PersonId,
  now: () => number,
): void {
  for (const [member, reader] of readersOf(room)) {
    if (reader.viewer.role === 'visitor') reloadSoon(room, member, now)
    const seen = personFor(reader, room, personId)
    if (seen) member.outbox.send(signal, seen)
  }
}

/**
 * Somebody is gone, with their topics and cells. Only admins knew somebody archived; visitors know nobody, but get the
 * topic names anew.
 */
export function tellRemoved(room: Room, person: PersonRecord, now: () => number): void {
  for (const [member, { viewer }] of readersOf(room)) {
    if (viewer.role === 'visitor') reloadSoon(room, member, now)
    else if (seesPerson(viewer, person)) member.outbox.send('RemoveUser', { userId: person.id })
  }
}

export function tellSetting(room: Room, path: SettingKey, now: () => number, except?: Member): void {
  const cell = room.state.settings.get(path)
  if (!cell) return
  for (const [member, { viewer }] of readersOf(room)) {
    if (!seesSetting(viewer, path)) continue
    if (viewer.role === 'visitor') reloadSoon(room, member, now)
    else if (member !== except) member.outbox.send('ReceiveSettingValue', { path, ...cell })
  }
}

export function tellCell(room: Room, cell: AddressedCell, except?: Member): void {
  for (const [member, { viewer }] of readersOf(room)) {
    if (member !== except && seesCell(room.variant, room.state, viewer, cell.address)) sendCell(member, cell)
  }
}

/** A rectangle of one person's week, to those who may read that person's grid. */
export function tellRange(room: Room, range: SignalPayload<'ReceiveSharedRangeValue'>, except: Member): void {
  const table: TableName = 'weekDayHourAvailabilities'
  const address = { table, userId: range.userId, sessionId: 0, topicId: '', topicGroupIndex: 0, hour: 0 }
  for (const [member, { viewer }] of readersOf(room)) {
    if (member === except || !seesCell(room.variant, room.state, viewer, address)) continue
    member.outbox.send('ReceiveSharedRangeValue', range)
  }
}

/** One cell as its table travels: hours of the week as a rectangle of one hour. */
export function sendCell({ outbox }: Member, { address, value, timestamp }: AddressedCell): void {
  if (address.table !== 'weekDayHourAvailabilities') {
    outbox.sendValue(sharedValueToWire(address, value, timestamp))
    return
  }
  const day = Math.floor(address.hour / 24) + 1
  const hour = (address.hour % 24) + 1
  outbox.send('ReceiveSharedRangeValue', {
    tableName: address.table,
    userId: address.userId,
    value,
    timestamp,
    rangeStartD1: day,
    rangeStartD2: hour,
    rangeEndD1: day,
    rangeEndD2: hour,
  })
}

/** Fresh data for everybody, or for those of one role. */
export function tellData(room: Room, now: () => number, role?: Reader['viewer']['role']): void {
  for (const [member, reader] of readersOf(room)) {
    if (role && reader.viewer.role !== role) continue
    member.outbox.sendText('ReloadData', dataText(reader, room, now()))
  }
}

function reloadSoon(room: Room, member: Member, now: () => number): void {
  member.outbox.reloadSoon(() => {
    const reader = readerOf(member)
    return reader && room.members.has(member) ? dataText(reader, room, now()) : undefined
  })
}

function* readersOf(room: Room): Iterable<[Member, Reader]> {
  for (const member of room.members) {
    const reader = readerOf(member)
    if (reader) yield [member, reader]
  }
}

export function readerOf(member: Member): Reader | undefined {
  const viewer = member.membership?.viewer
  return viewer && { viewer, baseUrl: member.baseUrl }
}
