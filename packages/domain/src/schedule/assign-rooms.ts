import { type CellAddress, cellAddress } from '../cells/address.ts'
import { cellValue, isPinned } from '../cells/read.ts'
import type { EventState } from '../entities/event-state.ts'
import { type GroupRoom, groupRoomsOf, isRoomThere } from '../entities/group-rooms.ts'
import type { TopicRecord } from '../entities/topic.ts'
import { byCodeUnits } from '../names/code-unit-order.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { isPlanned, type Schedule } from './schedule.ts'
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

type Seeking = RoomSeeker & { room: GroupRoom | undefined; wish: GroupRoom | undefined }

/**
 * The rooms of the groups of a plan; SESSION-13. A room that was chosen by hand stays. The others go to the topics that wish for
 * them and then to the rest, the largest group first; each gets the largest room that is free in all of its sessions. No two
 * groups of a session get the same one, so the smallest may have none, which is ''.
 */
export function roomsForGroups(
  variant: VariantDescription,
  state: EventState,
  seekers: readonly RoomSeeker[],
): CellEdit[] {
  const rooms = groupRoomsOf(variant, state.event)
  const seeking = seekers.map((seeker) => seekingIn(state, rooms, seeker)).sort(bySize)
  const taken = new Map<string, Set<number>>(rooms.map(({ name }) => [name, new Set()]))
  const largestFirst = rooms.toSorted((a, b) => b.capacity - a.capacity || byCodeUnits(a.name, b.name))
  const take = (group: Seeking, room: GroupRoom | undefined) => {
    group.room = room
    for (const id of group.sessions) if (room) taken.get(room.name)?.add(id)
  }
  const isFree = (room: GroupRoom, { sessions }: Seeking) =>
    isRoomThere(room, sessions) && !sessions.some((id) => taken.get(room.name)?.has(id))
  for (const group of seeking) if (group.room) take(group, group.room)
  const open = seeking.filter(({ room }) => room === undefined)
  for (const group of open) if (group.wish && isFree(group.wish, group)) take(group, group.wish)
  for (const group of open)
    if (!group.room)
      take(
        group,
        largestFirst.find((room) => isFree(room, group)),
      )
  return open.flatMap((group): CellEdit[] => {
    const address = roomAddress('topicGroupRooms', group)
    const edit = { address, value: group.room?.name ?? '' }
    // The room that was chosen by hand is not on the list any more.
    return isPinned(state, address)
      ? [edit, { address: roomAddress('fixedRooms', group), value: false }]
      : [edit]
  })
}

function seekingIn(state: EventState, rooms: readonly GroupRoom[], seeker: RoomSeeker): Seeking {
  const address = roomAddress('topicGroupRooms', seeker)
  const named = (name: unknown) => rooms.find((room) => room.name === name)
  return {
    ...seeker,
    room: isPinned(state, address) ? named(cellValue(state, address)) : undefined,
    wish: named(seeker.topic.roomWish),
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
  { topic, index }: Pick<RoomSeeker, 'topic' | 'index'>,
): CellAddress {
  return cellAddress(table, { topicId: topic.id, topicGroupIndex: index })
}
