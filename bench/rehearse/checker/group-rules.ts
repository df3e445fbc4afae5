import { type GroupRoom, readRooms } from '@planner/domain'
import { type GroupPlan, type PlannedGroup, slotsFrom, wrapped } from './group-plan.ts'
import {
  type Finding,
  type HubPerson,
  type HubTopic,
  pairsOf,
  settingOf,
  sum,
  topicsThatRun,
  valueIn,
} from './hub-data.ts'

/** Every hard rule of a plan of groups: what breaks it, in words. */
export const GROUP_RULES: Readonly<Record<string, (plan: GroupPlan) => string[]>> = {
  range,
  whole,
  busy,
  unavailable,
  size,
  parallel,
  rooms,
  ownRoom,
  groupCount,
  hostMissing,
  limit,
  notWanted,
  contactNo,
  language,
  oneGroupOnly,
  fixed,
  pinned,
  taking,
}

export function brokenGroupRules(plan: GroupPlan): Finding[] {
  return Object.entries(GROUP_RULES).flatMap(([rule, find]) => find(plan).map((text) => ({ rule, text })))
}

/**
 * MODEL-11, TOPIC-16: a group has a start, crosses no break or end, and stays in its owner's saved ranges.
 */
function range(plan: GroupPlan): string[] {
  if (plan.layout === 'untimed') return []
  return plan.running.flatMap(({ name, topic, duration, starts }) => {
    if (starts.size === 0) return [`${name} has members and no start`]
    return [...starts].flatMap((start) => {
      const slots = slotsFrom(start, duration)
      const end = Math.max(...slots)
      if (start[1] < 0 || end >= plan.slots) return [`${name} leaves the ${plan.slots} slots at ${end}`]
      const crossed = slots.find((slot) => plan.breaks.has(slot) && slots.includes(slot + 1))
      if (crossed !== undefined) return [`${name} goes on over the break after ${crossed}`]
      const outside = slots.filter((slot) => !isInRanges(plan, topic, slot))
      return outside.length === 0 ? [] : [`${name} is at ${outside}, outside of its owner’s ranges`]
    })
  })
}

/** The first two of a day's three ranges, on the owner's clock. */
function isInRanges(plan: GroupPlan, topic: HubTopic, hour: number): boolean {
  if (topic.topicGroupTimeRange === null) return true
  const local = wrapped(hour + plan.offset(topic.ownerId))
  const day = topic.topicGroupTimeRange[Math.floor(local / 24)] ?? []
  return day.slice(0, 2).some(({ startTime, endTime }) => {
    const [from, to] = [Number.parseInt(startTime, 10), Number.parseInt(endTime, 10)]
    const end = to < from ? to + 24 : to
    return [local % 24, (local % 24) + 24].some((each) => each >= from && each + 1 <= end)
  })
}

/** WEEK-5, PLAN-15: a group has the same people in all of its sessions, and meets in its weeks. */
function whole(plan: GroupPlan): string[] {
  return plan.running.flatMap(({ name, topic, starts, membersIn, slots }) => {
    const weeks = plan.data.event.numEnabledSessions
    const expected =
      plan.layout === 'sessions'
        ? slots.length
        : plan.layout === 'weeks' && topic.topicGroupOnEveryWeek
          ? weeks
          : 1
    const sessions = [...membersIn.keys()].sort((a, b) => a - b)
    const own = plan.layout === 'sessions' ? slots.map((slot) => slot + 1) : sessions
    if (sessions.length !== expected || sessions.join() !== own.join())
      return [`${name} has members in sessions ${sessions}, not in ${own} (${expected})`]
    if (plan.layout === 'weeks' && [...starts.keys()].sort().join() !== sessions.join())
      return [`${name} starts in weeks ${[...starts.keys()]}, and has members in ${sessions}`]
    const kinds = [
      new Set(starts.values()),
      new Set([...membersIn.values()].map((ids) => ids.toSorted().join())),
    ]
    return kinds.some(({ size: many }) => many > 1) ? [`${name} differs between its sessions`] : []
  })
}

/** MODEL-12: nobody is in two places at once. */
function busy(plan: GroupPlan): string[] {
  const places = plan.running.flatMap(({ name, members, slots }) =>
    slots.flatMap((slot) => members.map((id) => ({ key: `${id} in slot ${slot}`, name }))),
  )
  return [...Map.groupBy(places, ({ key }) => key)]
    .filter(([, all]) => all.length > 1)
    .map(([key, all]) => `${key}: ${all.map(({ name }) => name).join(' and ')}`)
}

/** MODEL-13, WEEK-8: everybody can come for all of it, on their own clock. */
function unavailable(plan: GroupPlan): string[] {
  return plan.running.flatMap(({ name, members, slots }) =>
    members.flatMap((id) => {
      const missed = slots.find((slot) => plan.presence(id, slot) === 'no')
      return missed === undefined ? [] : [`${id} in ${name} cannot come at ${missed}`]
    }),
  )
}

/** MODEL-14, MODEL-44. */
function size(plan: GroupPlan): string[] {
  return plan.running.flatMap(({ name, topic, members }) => {
    const [least, most] = plan.sizes(topic)
    return members.length < least || members.length > most
      ? [`${name} has ${members.length} of ${least} to ${most}`]
      : []
  })
}

/** The groups that meet in each slot. */
function bySlot(plan: GroupPlan): Map<number, PlannedGroup[]> {
  const slots = new Set(plan.running.flatMap((group) => group.slots))
  return new Map([...slots].map((slot) => [slot, plan.running.filter((group) => group.slots.includes(slot))]))
}

/** MODEL-15. */
function parallel(plan: GroupPlan): string[] {
  const most = settingOf(plan.data, 'groups|maxParallelSessions', 10)
  return [...bySlot(plan)]
    .filter(([, all]) => all.length > most)
    .map(([slot, all]) => `${all.length} of ${most} groups in slot ${slot}`)
}

/** MODEL-69: every group can have a room that seats it; the largest group gets the largest room. */
function rooms(plan: GroupPlan): string[] {
  const all = roomsOf(plan)
  if (all.length === 0 || !settingOf(plan.data, 'groups|groupsFitRooms', true)) return []
  return [...bySlot(plan)].flatMap(([slot, groups]) => {
    const there = all.filter(({ sessions }) => sessions === null || sessions.has(slot + 1))
    const seats = there.map(({ capacity }) => capacity).sort((a, b) => b - a)
    const sizes = groups.map(({ members }) => members.length).sort((a, b) => b - a)
    const without = sizes.filter((people, index) => people > (seats[index] ?? 0))
    return without.length === 0 ? [] : [`groups of ${sizes} in rooms of ${seats} in slot ${slot}`]
  })
}

/** SESSION-13, SESSION-14: in each session a group has a room of its own that is there and seats it. */
function ownRoom(plan: GroupPlan): string[] {
  const known = new Map(roomsOf(plan).map((room) => [room.name, room]))
  if (known.size === 0) return []
  const places = plan.running.flatMap((group) => {
    const names = String(valueIn(group.topic.topicGroupRoom, String(group.index))).split(';')
    return group.slots.map((slot, at) => ({ group, slot, name: (names[at] ?? names[0] ?? '').trim() }))
  })
  const unsuited = places.flatMap(({ group: { name: group, members }, slot, name }) => {
    const room = known.get(name)
    const isThere = room !== undefined && (room.sessions?.has(slot + 1) ?? true)
    return isThere && room.capacity >= members.length
      ? []
      : [`${group} with ${members.length} people has the room “${name}” in slot ${slot}`]
  })
  const twice = [...Map.groupBy(places, ({ slot, name }) => `${name} in slot ${slot}`)]
    .filter(([, all]) => all.length > 1)
    .map(([place, all]) => `${place}: ${all.map(({ group }) => group.name).join(' and ')}`)
  return [...unsuited, ...twice]
}

/** Only groups in sessions have rooms. */
function roomsOf({ data, layout }: GroupPlan): GroupRoom[] {
  return layout === 'sessions' ? readRooms(data.event.groupRooms).rooms : []
}

/** MODEL-16. */
function groupCount(plan: GroupPlan): string[] {
  return plan.running
    .filter(({ topic, index }) => index < 0 || index >= topic.numberOfGroups)
    .map(({ name, topic }) => `${name} of ${topic.numberOfGroups}`)
}

/** MODEL-17. */
function hostMissing(plan: GroupPlan): string[] {
  if (!settingOf(plan.data, 'rules|personMustBeInOwnTopicIfTopicIsActive', true)) return []
  return plan.running.flatMap(({ topic, name, members }) =>
    plan
      .hosts(topic)
      .filter((host) => !members.includes(host))
      .map((host) => `${name} without its host ${host}`),
  )
}

/** MODEL-18. */
function limit(plan: GroupPlan): string[] {
  const hostingCounts = settingOf(plan.data, 'rules|countHostingTowardsUsersSessionLimit', true)
  return [...plan.people.values()].flatMap(({ id, name, numUserSessions }) => {
    const counted = plan.running.filter(
      ({ topic, members }) => members.includes(id) && (hostingCounts || !plan.hosts(topic).includes(id)),
    )
    const units = sum(counted.map(plan.units))
    if (numUserSessions === null || units <= numUserSessions) return []
    return [`${name} has ${units} and asked for ${numUserSessions}`]
  })
}

/** MODEL-19: a No is hard. */
function notWanted(plan: GroupPlan): string[] {
  if (plan.hidesTopics || settingOf(plan.data, 'options|noIsHardConstraint', 'Hard') !== 'Hard') return []
  return plan.running.flatMap(({ topic, name, members }) => {
    const hosts = plan.hosts(topic)
    return members
      .filter((id) => plan.choice(id, topic.id) === undefined && !hosts.includes(id))
      .map((id) => `${id} in ${name}, which they do not want`)
  })
}

/** MODEL-20. */
function contactNo(plan: GroupPlan): string[] {
  return together(plan)
    .filter(([, a, b]) => plan.contact(a, b) === 'no' || plan.contact(b, a) === 'no')
    .map(([group, a, b]) => `${a} and ${b} in ${group.name}`)
}

/** MODEL-21. */
function language(plan: GroupPlan): string[] {
  const spoken = (id: string) =>
    (plan.people.get(id)?.languages ?? []).map((each) => each.trim().toLowerCase()).filter(Boolean)
  return together(plan)
    .filter(([, a, b]) => {
      const [first, second] = [spoken(a), spoken(b)]
      return first.length > 0 && second.length > 0 && !first.some((each) => second.includes(each))
    })
    .map(([group, a, b]) => `${a} and ${b} in ${group.name}`)
}

export function together(plan: GroupPlan): [PlannedGroup, string, string][] {
  return plan.running.flatMap((group) =>
    pairsOf(group.members).map(([a, b]): [PlannedGroup, string, string] => [group, a, b]),
  )
}

/** MODEL-22. */
function oneGroupOnly(plan: GroupPlan): string[] {
  if (!plan.data.event.limitAllUsersToOneGroupOnly) return []
  return [...plan.people.values()]
    .map(({ id, name }) => ({ name, count: groupsWith(plan, id).length }))
    .filter(({ count }) => count > 1)
    .map(({ name, count }) => `${name} is in ${count} groups`)
}

/** MODEL-23, PLAN-11: what was pinned when the run began runs where it was. */
function fixed(plan: GroupPlan): string[] {
  return plan.planned.topics.flatMap((topic) =>
    Object.entries(topic.isFixed)
      .filter(([, { value }]) => value === true)
      .flatMap(([key]) => {
        const start = valueIn(topic.topicGroupTime, key)
        const [index, session = 0] = key.split('|').map(Number)
        if (session > plan.data.event.numEnabledSessions) return []
        const group = plan.running.find((each) => each.topic.id === topic.id && each.index === index)
        const isThere = typeof start !== 'number' || group?.starts.get(session) === start
        return isThere || !plan.topics.has(topic.id)
          ? []
          : [`“${topic.name}” ${key} is fixed and does not run at ${start}`]
      }),
  )
}

/** MODEL-67, PLAN-24: whoever was pinned to a group when the run began is in it. */
function pinned(plan: GroupPlan): string[] {
  return plan.planned.persons.flatMap(({ id, name, pins }) =>
    Object.entries(pins ?? {})
      .filter(([, { value }]) => value === true && plan.people.has(id))
      .filter(([key]) => {
        const [topicId, index] = key.split('|')
        const group = plan.running.find((each) => each.topic.id === topicId && each.index === Number(index))
        return plan.topics.has(topicId ?? '') && !group?.members.includes(id)
      })
      .map(([key]) => `${name} is pinned to ${key} and elsewhere`),
  )
}

/** PLAN-14: only people who come are in groups, and only topics that are there and can run have any. */
function taking(plan: GroupPlan): string[] {
  const people = plan.running.flatMap(({ name, members }) =>
    members.filter((id) => !plan.people.has(id)).map((id) => `${id} in ${name} takes no part`),
  )
  const topics = plan.running
    .filter(({ topic }) => !topicsThatRun(plan.data).includes(topic))
    .map(({ name }) => `${name} cannot run`)
  const gone = plan.data.persons.flatMap(({ id, assignments }) =>
    Object.entries(assignments)
      .filter(([key, { value }]) => value === true && !plan.topics.has(key.split('|')[1] ?? ''))
      .map(([key]) => `${id} is in ${key}, whose topic is gone`),
  )
  return [...people, ...topics, ...gone]
}

function groupsWith(plan: GroupPlan, personId: string): PlannedGroup[] {
  return plan.running.filter(({ members }) => members.includes(personId))
}

/** MODEL-4: what people want and do not get. */
export function unfilledUnits(plan: GroupPlan): number {
  return sum([...plan.people.values()].map((person) => unfilled(plan, person)))
}

export function unfilled(plan: GroupPlan, person: HubPerson): number {
  return Math.max(0, plan.wants(person) - sum(groupsWith(plan, person.id).map(plan.units)))
}
