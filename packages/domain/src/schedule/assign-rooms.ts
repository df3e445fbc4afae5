import { type CellAddress, cellAddress } from '../cells/address.ts'
import type { EventState } from '../cells/event-state.ts'
import { cellValue, isPinned } from '../cells/read.ts'
import { type GroupRoom, groupRoomsOf, roomsBySession, roomsText } from '../entities/group-rooms.ts'
import type { TopicRecord } from '../entities/topic.ts'
import { byCodeUnits } from '../names/text.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { assignRooms, type RoomNeed } from './room-assignment.ts'
import { isPlanned, refOf, type Schedule } from './schedule.ts'
import type { CellEdit } from './schedule-edits.ts'
import { membersOf } from './violations/violation.ts'

/** A group of a plan that needs a room. */
export type RoomSeeker = {
  topic: TopicRecord
  index: number
  /** The sessions it takes. */
  sessions: readonly number[]
  /** How many people are in it. */
  size: number
}

/**
 * The rooms of the groups of a plan; SESSION-13. Rooms chosen by hand stay. Others go to as many groups as
 * can be seated, then to topics that wish for them, then to the largest groups. Groups of a session share no
 * room; '' is none.
 */
export function roomsForGroups(
  variant: VariantDescription,
  state: EventState,
  seekers: readonly RoomSeeker[],
): CellEdit[] {
  const rooms = groupRoomsOf(variant, state.event)
  const seeking = seekers.toSorted(bySize)
  const needs = seeking.map((seeker) => needOf(state, rooms, seeker))
  const given = assignRooms(rooms, needs)
  return seeking.flatMap((seeker, index): CellEdit[] => {
    if (needs[index]?.kept) return []
    const address = roomAddress('topicGroupRooms', seeker)
    const edit = { address, value: roomsText(given[index] ?? []) }
    // The room that was chosen by hand is not on the list any more.
    return isPinned(state, address)
      ? [edit, { address: roomAddress('fixedRooms', seeker), value: false }]
      : [edit]
  })
}

function needOf(state: EventState, rooms: readonly GroupRoom[], seeker: RoomSeeker): RoomNeed {
  const { sessions, size, topic } = seeker
  const address = roomAddress('topicGroupRooms', seeker)
  const chosen = isPinned(state, address) ? roomsBySession(rooms, cellValue(state, address), sessions) : null
  return {
    sessions,
    size,
    kept: chosen && chosen.size > 0 ? sessions.map((id) => chosen.get(id) ?? null) : null,
    wish: rooms.find(({ name }) => name === topic.roomWish) ?? null,
  }
}

/** Largest first; ties by topic and index, so that the result never depends on the order of a plan. */
function bySize(a: RoomSeeker, b: RoomSeeker): number {
  return b.size - a.size || byCodeUnits(a.topic.id, b.topic.id) || a.index - b.index
}

/** The edits that assign the rooms of the plan in force anew: only what changes. */
export function assignRoomsEdits(
  variant: VariantDescription,
  state: EventState,
  schedule: Schedule,
): CellEdit[] {
  const seekers = schedule.groups
    .filter(isPlanned)
    .map((group) => ({ ...group, size: membersOf(group).length }))
  return roomsForGroups(variant, state, seekers).filter(
    ({ address, value }) => cellValue(state, address) !== value,
  )
}

/** Chooses a group's room by hand, which later plans keep; '' leaves it to them. */
export function chooseRoomEdits(group: Pick<RoomSeeker, 'topic' | 'index'>, room: string): CellEdit[] {
  return [
    { address: roomAddress('topicGroupRooms', group), value: room },
    { address: roomAddress('fixedRooms', group), value: room !== '' },
  ]
}

export function roomAddress(
  table: 'topicGroupRooms' | 'fixedRooms',
  group: Pick<RoomSeeker, 'topic' | 'index'>,
): CellAddress {
  return cellAddress(table, refOf(group))
}
