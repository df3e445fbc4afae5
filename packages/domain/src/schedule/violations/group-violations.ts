import { isRoomThere } from '../../entities/group-rooms.ts'
import { settingValue } from '../../entities/setting-values.ts'
import { groupsBy } from '../../groups-by.ts'
import { groupSizeBounds } from '../group-size.ts'
import { HOURS_OF_WEEK } from '../layout.ts'
import { slotsIn, staysInRanges, zoneOffset } from '../presence.ts'
import { desiredGroups, isPlanned, type PlanInForce, roomsIn, type ScheduledGroup } from '../schedule.ts'
import { possibleStarts } from '../schedule-edits.ts'
import { membersOf, type PlanViolation } from './violation.ts'

/** Groups with too few or too many people; MODEL-14. */
export function sizeViolations({ variant, state, schedule }: PlanInForce): PlanViolation[] {
  return schedule.groups.filter(isPlanned).flatMap((group): PlanViolation[] => {
    const count = membersOf(group).length
    const { min, max } = groupSizeBounds(variant, state, group.topic)
    if (count >= min && count <= max) return []
    const [kind, bound] = count < min ? (['size.small', min] as const) : (['size.large', max] as const)
    return [{ kind, sessionIds: group.sessions, groups: [group], people: [], count, bound }]
  })
}

/** Groups beyond the end of week or event, over a break, or outside their owner's hours; MODEL-11. */
export function timeViolations(plan: PlanInForce): PlanViolation[] {
  return plan.schedule.groups.flatMap((group) =>
    [...group.starts].flatMap(([sessionId, start]): PlanViolation[] => {
      const kind = !fits(plan, group, start)
        ? 'range.end'
        : isInRanges(plan, group, start)
          ? undefined
          : 'range.hours'
      const sessionIds = sessionId === 0 ? group.sessions.slice(0, 1) : [sessionId]
      return kind ? [{ kind, sessionIds, groups: [group], people: [], count: 0, bound: 0 }] : []
    }),
  )
}

function fits({ schedule }: PlanInForce, group: ScheduledGroup, start: number): boolean {
  if (schedule.layout === 'weeks') return start + group.duration <= HOURS_OF_WEEK
  return schedule.layout === 'untimed' || possibleStarts(schedule, group).includes(start)
}

function isInRanges({ variant, state, schedule }: PlanInForce, group: ScheduledGroup, start: number) {
  const ranges = group.topic.topicGroupTimeRange
  if (schedule.layout !== 'weeks' || ranges === null || !variant.topicFields.includes('topicGroupTimeRange'))
    return true
  return staysInRanges(ranges, start, group.duration, zoneOffset(variant, state, group.topic.ownerId))
}

/** Groups at one time beyond the number of parallel ones; MODEL-15. */
export function parallelViolations({ variant, state, schedule }: PlanInForce): PlanViolation[] {
  const bound = settingValue(variant, state.settings, 'parameters|groups|maxParallelSessions')
  return schedule.sessions.flatMap(({ id }): PlanViolation[] => {
    const running = schedule.groups.filter((group) => group.sessions.includes(id))
    if (running.length <= bound) return []
    const bySlot = new Map<number, ScheduledGroup[]>()
    for (const group of running) {
      const slots = schedule.layout === 'weeks' ? slotsIn(schedule.layout, group, id) : [0]
      for (const slot of slots) bySlot.set(slot, [...(bySlot.get(slot) ?? []), group])
    }
    const crowded = [...bySlot.values()].filter((groups) => groups.length > bound)
    return crowded.map((groups) => ({
      kind: 'parallel',
      sessionIds: [id],
      groups,
      people: [],
      count: groups.length,
      bound,
    }))
  })
}

/** More groups of a topic than it wants; MODEL-16. */
export function countViolations({ state, schedule }: PlanInForce): PlanViolation[] {
  const planned = groupsBy(schedule.groups.filter(isPlanned), ({ topic }) => topic)
  return [...planned].flatMap(([topic, groups]): PlanViolation[] => {
    const bound = desiredGroups(state, topic)
    if (groups.length <= bound) return []
    const sessionIds = [...new Set(groups.flatMap(({ sessions }) => sessions))].sort((a, b) => a - b)
    return [{ kind: 'groupCount', sessionIds, groups, people: [], count: groups.length, bound }]
  })
}

/** Where the event has rooms: groups without one, and rooms too small or used twice; SCHED-30. */
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
