import { isRoomThere } from '../../entities/group-rooms.ts'
import { isPlanned, type ScheduledGroup } from '../schedule.ts'
import { groupsBy, membersOf, type PlanInForce, type PlanViolation } from './violation.ts'

/** Where the event has rooms: groups without one, and rooms that do not suit the group or are used twice; SCHED-30. */
export function roomViolations({ schedule }: PlanInForce): PlanViolation[] {
  if (schedule.rooms.length === 0) return []
  const inSessions = schedule.sessions.flatMap(({ id }): PlanViolation[] => {
    const running = schedule.groups.filter((group) => group.sessions.includes(id))
    const byRoom = groupsBy(running, ({ room }) => room)
    const without = byRoom.get(null) ?? []
    const shared = [...byRoom].filter(([room, groups]) => room !== null && groups.length > 1)
    return [
      ...(without.length > 0 ? [ofGroups('noRoom', id, without)] : []),
      ...shared.map(([, groups]) => ofGroups('roomTwice', id, groups)),
    ]
  })
  return [...inSessions, ...schedule.groups.filter(isPlanned).flatMap(unsuitable)]
}

function unsuitable(group: ScheduledGroup): PlanViolation[] {
  const { room, sessions } = group
  if (!room) return []
  const count = membersOf(group).length
  const away = sessions.filter((id) => !isRoomThere(room, [id]))
  const of = { groups: [group], people: [] }
  return [
    ...(away.length > 0 ? [{ ...of, kind: 'roomAway' as const, sessionIds: away, count: 0, bound: 0 }] : []),
    ...(count > room.capacity
      ? [{ ...of, kind: 'roomTooSmall' as const, sessionIds: sessions, count, bound: room.capacity }]
      : []),
  ]
}

function ofGroups(
  kind: 'noRoom' | 'roomTwice',
  sessionId: number,
  groups: readonly ScheduledGroup[],
): PlanViolation {
  return { kind, sessionIds: [sessionId], groups, people: [], count: groups.length, bound: 0 }
}
