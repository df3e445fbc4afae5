import { isRoomThere } from '../../entities/group-rooms.ts'
import { isPlanned, roomsIn, type ScheduledGroup } from '../schedule.ts'
import { groupsBy, membersOf, type PlanInForce, type PlanViolation } from './violation.ts'

/** Where the event has rooms: groups without one, and rooms that do not suit the group or are used twice; SCHED-30. */
export function roomViolations({ schedule }: PlanInForce): PlanViolation[] {
  if (schedule.rooms.length === 0) return []
  const inSessions = schedule.sessions.flatMap(({ id }): PlanViolation[] => {
    const running = schedule.groups.filter((group) => group.sessions.includes(id))
    const byRoom = groupsBy(running, ({ rooms }) => rooms.get(id) ?? null)
    const without = byRoom.get(null) ?? []
    const shared = [...byRoom].flatMap(([room, groups]) =>
      room && groups.length > 1 ? [{ ...ofGroups('rooms.twice', id, groups), room }] : [],
    )
    return [...(without.length > 0 ? [ofGroups('rooms.none', id, without)] : []), ...shared]
  })
  return [...inSessions, ...schedule.groups.filter(isPlanned).flatMap(unsuitable)]
}

function unsuitable(group: ScheduledGroup): PlanViolation[] {
  const count = membersOf(group).length
  return roomsIn(group).flatMap((room): PlanViolation[] => {
    const sessionIds = group.sessions.filter((id) => group.rooms.get(id) === room)
    const away = sessionIds.filter((id) => !isRoomThere(room, [id]))
    const of = { groups: [group], people: [], room }
    return [
      ...(away.length > 0
        ? [{ ...of, kind: 'rooms.away' as const, sessionIds: away, count: 0, bound: 0 }]
        : []),
      ...(count > room.capacity
        ? [{ ...of, kind: 'rooms.small' as const, sessionIds, count, bound: room.capacity }]
        : []),
    ]
  })
}

function ofGroups(
  kind: 'rooms.none' | 'rooms.twice',
  sessionId: number,
  groups: readonly ScheduledGroup[],
): PlanViolation {
  return { kind, sessionIds: [sessionId], groups, people: [], count: groups.length, bound: 0 }
}
