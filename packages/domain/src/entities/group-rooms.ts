import type { VariantDescription } from '../variants/registry.ts'
import type { EventRecord } from './event.ts'

/** A room where groups meet; SESSION-7. */
export type GroupRoom = {
  /** Identifies it in its event. */
  name: string
  /** How many people fit. */
  capacity: number
  /** The sessions it is there in; null for all. */
  sessions: ReadonlySet<number> | null
}

export const MAX_GROUP_ROOMS = 100
export const MAX_ROOM_CAPACITY = 10_000
/** The most sessions that an event of any variant has. */
const MAX_SESSION = 100

/** What is wrong with a line of the list of rooms. */
type RoomFault = 'roomLine' | 'roomSessions' | 'roomTwice'

type RoomLine = { room: GroupRoom } | { fault: RoomFault }

/** The lines of a list of rooms: trimmed, empty ones dropped, as a table's columns are pasted. */
export function roomLines(text: string): string[] {
  return text
    .split(/\r?\n|\r/)
    .map((line) => line.replaceAll('\t', '; ').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

const WHOLE_NUMBER = /^\d{1,5}$/

/** Reads a line such as `Room A; 30` or `Room A; 30; 1-3, 5`. */
function readRoomLine(line: string): RoomLine {
  const [name = '', capacityText = '', sessionsText = '', ...more] = line
    .split(';')
    .map((part) => part.trim())
  const capacity = WHOLE_NUMBER.test(capacityText) ? Number(capacityText) : 0
  const isRoom = name !== '' && capacity >= 1 && capacity <= MAX_ROOM_CAPACITY
  if (!isRoom || more.some((part) => part !== '')) return { fault: 'roomLine' }
  const sessions = sessionsText === '' ? null : readSessionNumbers(sessionsText)
  return sessions === undefined ? { fault: 'roomSessions' } : { room: { name, capacity, sessions } }
}

const NUMBERS = /^(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?$/

/** Reads numbers and ranges of numbers such as `1-3, 5`; undefined for anything else. */
function readSessionNumbers(text: string): ReadonlySet<number> | undefined {
  const numbers = new Set<number>()
  for (const part of text.split(',')) {
    const [, from, to = from] = NUMBERS.exec(part.trim()) ?? []
    const [first, last] = [Number(from), Number(to)]
    if (!(first >= 1 && first <= last && last <= MAX_SESSION)) return undefined
    for (let id = first; id <= last; id += 1) numbers.add(id)
  }
  return numbers
}

/** The rooms of a list and the mistakes in its lines, counted from 1. Case does not distinguish names. */
export function readRooms(text: string): {
  rooms: GroupRoom[]
  faults: { line: number; name: string; fault: RoomFault }[]
} {
  const names = new Set<string>()
  const rooms: GroupRoom[] = []
  const faults: { line: number; name: string; fault: RoomFault }[] = []
  roomLines(text).forEach((each, index) => {
    const line = readRoomLine(each)
    const fault = 'fault' in line ? line.fault : names.has(keyOf(line.room)) ? 'roomTwice' : undefined
    if (fault) faults.push({ line: index + 1, name: each.split(';')[0]?.trim() ?? '', fault })
    if (fault || 'fault' in line) return
    names.add(keyOf(line.room))
    rooms.push(line.room)
  })
  return { rooms, faults }
}

function keyOf({ name }: GroupRoom): string {
  return name.toLowerCase()
}

/** The rooms of an event, in the order of its list; none where groups have no rooms. */
export function groupRoomsOf(
  variant: VariantDescription,
  { groupRooms }: Pick<EventRecord, 'groupRooms'>,
): GroupRoom[] {
  return hasGroupRooms(variant) ? readRooms(groupRooms).rooms : []
}

/** Whether the groups of a variant can have rooms; SESSION-7. */
export function hasGroupRooms(variant: VariantDescription): boolean {
  return variant.eventFields.includes('groupRooms')
}

/** Whether a room is there in all of these sessions. */
export function isRoomThere({ sessions }: GroupRoom, sessionIds: readonly number[]): boolean {
  return sessions === null || sessionIds.every((id) => sessions.has(id))
}

/** The names in a group's cell: one room for all of its sessions, or one for each; SESSION-14. */
function roomNamesIn(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? value.split(';').map((name) => name.trim()) : []
}

/** The rooms that a group's cell names, by its sessions; without those that are not on the list. */
export function roomsBySession(
  rooms: readonly GroupRoom[],
  value: unknown,
  sessionIds: readonly number[],
): Map<number, GroupRoom> {
  const names = roomNamesIn(value)
  const found = new Map<number, GroupRoom>()
  sessionIds.forEach((id, index) => {
    const name = names.length === 1 ? names[0] : names[index]
    const room = rooms.find((each) => each.name === name)
    if (room) found.set(id, room)
  })
  return found
}

/** The value of a group's cell for these rooms, one for each of its sessions; SESSION-14. */
export function roomsText(rooms: readonly (GroupRoom | null)[]): string {
  const names = rooms.map((room) => room?.name ?? '')
  return new Set(names).size > 1 ? names.join('; ') : (names[0] ?? '')
}

/** Whether a value is one of a group's cell: '' or names of rooms of the event. */
export function isRoomsText(
  variant: VariantDescription,
  event: Pick<EventRecord, 'groupRooms'>,
  value: unknown,
): boolean {
  if (value === '') return true
  const names = new Set(groupRoomsOf(variant, event).map(({ name }) => name))
  const said = roomNamesIn(value)
  return said.length > 0 && said.every((name) => names.has(name))
}
