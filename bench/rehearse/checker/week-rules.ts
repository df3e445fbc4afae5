import {
  type Finding,
  groupedBy,
  type HubPerson,
  type HubTopic,
  pairsOf,
  settingOf,
  sum,
  valueIn,
} from './hub-data.ts'
import { WEEK, type WeekGroup, type WeekPlan } from './week-plan.ts'

/** Every hard rule of a weekly plan: what breaks it, in words. */
export const WEEK_RULES: Readonly<Record<string, (plan: WeekPlan) => string[]>> = {
  range,
  weeks,
  busy,
  unavailable,
  size,
  parallel,
  groupCount,
  hostMissing,
  limit,
  notWanted,
  contactNo,
  language,
  oneGroupOnly,
  fixed,
  taking,
}

export function brokenWeekRules(plan: WeekPlan): Finding[] {
  return Object.entries(WEEK_RULES).flatMap(([rule, find]) => find(plan).map((text) => ({ rule, text })))
}

/** MODEL-11, TOPIC-16: a group has a start, stays in its week and in its owner's saved ranges. */
function range(plan: WeekPlan): string[] {
  if (plan.hidesCalendar) return []
  return plan.running.flatMap((group) =>
    group.weeks.flatMap((week) => {
      const start = group.starts.get(week) ?? null
      if (start === null) return [`${group.name} has members and no start in week ${week}`]
      if (!Number.isInteger(start) || start < 0 || start + plan.duration > WEEK)
        return [`${group.name} leaves the week: ${start} for ${plan.duration} h`]
      const outside = hoursFrom(start, plan.duration).filter((hour) => !isInRanges(plan, group.topic, hour))
      return outside.length === 0 ? [] : [`${group.name} is at ${outside}, outside of its owner’s ranges`]
    }),
  )
}

function hoursFrom(start: number, duration: number): number[] {
  return Array.from({ length: duration }, (_, hour) => start + hour)
}

/** The first two of a day's three ranges, on the owner's clock. */
function isInRanges(plan: WeekPlan, topic: HubTopic, hour: number): boolean {
  if (topic.topicGroupTimeRange === null) return true
  const local = (((hour + plan.offset(topic.ownerId)) % WEEK) + WEEK) % WEEK
  const day = topic.topicGroupTimeRange[Math.floor(local / 24)] ?? []
  return day.slice(0, 2).some(({ startTime, endTime }) => {
    const [from, to] = [Number.parseInt(startTime, 10), Number.parseInt(endTime, 10)]
    const end = to < from ? to + 24 : to
    return [local % 24, (local % 24) + 24].some((each) => each >= from && each + 1 <= end)
  })
}

/** WEEK-5, PLAN-15: every week means the same hour and the same people in both weeks, every second week one of the two. */
function weeks(plan: WeekPlan): string[] {
  const { numEnabledSessions } = plan.data.event
  return plan.running.flatMap((group) => {
    const [first, second] = group.weeks
    const expected = group.topic.topicGroupOnEveryWeek ? numEnabledSessions : 1
    if (group.weeks.length !== expected || group.weeks.some((week) => week < 1 || week > numEnabledSessions))
      return [`${group.name} stands in weeks ${group.weeks} of ${numEnabledSessions}`]
    if (first === undefined || second === undefined) return []
    const people = (week: number) => [...(group.membersIn.get(week) ?? [])].sort().join()
    const same = group.starts.get(first) === group.starts.get(second) && people(first) === people(second)
    return same ? [] : [`${group.name} differs between the weeks`]
  })
}

/** MODEL-12: nobody is in two places at once. */
function busy(plan: WeekPlan): string[] {
  const places = plan.running.flatMap((group) =>
    group.hours.flatMap(({ week, hour }) =>
      (group.membersIn.get(week) ?? []).map((person) => ({ key: `${person} ${week} ${hour}`, group })),
    ),
  )
  return [...groupedBy(places, ({ key }) => key)]
    .filter(([, all]) => all.length > 1)
    .map(([key, all]) => `${key}: in ${all.map(({ group }) => group.name).join(' and ')}`)
}

/** MODEL-13, WEEK-8: everybody can come for all hours, on their own clock. */
function unavailable(plan: WeekPlan): string[] {
  return plan.running.flatMap((group) =>
    group.members.flatMap((id) => {
      const missing = group.hours.filter(
        ({ week, hour }) => group.membersIn.get(week)?.includes(id) && plan.presence(id, hour) === 'no',
      )
      return missing.length === 0 ? [] : [`${id} in ${group.name} cannot come at ${missing[0]?.hour}`]
    }),
  )
}

/** MODEL-14. */
function size(plan: WeekPlan): string[] {
  const [min, max] = sizes(plan)
  return plan.running
    .filter(({ members }) => members.length < min || members.length > max)
    .map(({ name, members }) => `${name} has ${members.length} of ${min} to ${max}`)
}

export function sizes({ data }: WeekPlan): [number, number] {
  return [settingOf(data, 'groups|minGroupSize', 2), settingOf(data, 'groups|maxGroupSize', 5)]
}

/** MODEL-15. */
function parallel(plan: WeekPlan): string[] {
  const most = settingOf(plan.data, 'groups|maxParallelSessions', 10)
  const hours = plan.running.flatMap((group) => group.hours.map(({ week, hour }) => `${week}/${hour}`))
  return [...groupedBy(hours, (hour) => hour)]
    .filter(([, all]) => all.length > most)
    .map(([hour, all]) => `${all.length} of ${most} groups at ${hour}`)
}

/** MODEL-16. */
function groupCount(plan: WeekPlan): string[] {
  return plan.running
    .filter(({ topic, index }) => index < 0 || index >= topic.numberOfGroups)
    .map(({ name, topic }) => `${name} of ${topic.numberOfGroups}`)
}

/** MODEL-17. */
function hostMissing(plan: WeekPlan): string[] {
  if (!settingOf(plan.data, 'rules|personMustBeInOwnTopicIfTopicIsActive', true)) return []
  return plan.running.flatMap(({ topic, name, members }) =>
    plan
      .hosts(topic)
      .filter((host) => !members.includes(host))
      .map((host) => `${name} without its host ${host}`),
  )
}

/** MODEL-18. */
function limit(plan: WeekPlan): string[] {
  const hostingCounts = settingOf(plan.data, 'rules|countHostingTowardsUsersSessionLimit', true)
  return [...plan.people.values()].flatMap(({ id, name, numUserSessions }) => {
    const counted = plan.running.filter(
      ({ topic, members }) => members.includes(id) && (hostingCounts || !plan.hosts(topic).includes(id)),
    )
    if (numUserSessions === null || counted.length <= numUserSessions) return []
    return [`${name} is in ${counted.length} groups and asked for ${numUserSessions}`]
  })
}

/** MODEL-19: a No is hard. */
function notWanted(plan: WeekPlan): string[] {
  if (plan.hidesTopics || settingOf(plan.data, 'options|noIsHardConstraint', 'Hard') !== 'Hard') return []
  return plan.running.flatMap(({ topic, name, members }) => {
    const hosts = plan.hosts(topic)
    return members
      .filter((id) => plan.choice(id, topic.id) === undefined && !hosts.includes(id))
      .map((id) => `${id} in ${name}, which they do not want`)
  })
}

/** MODEL-20. */
function contactNo(plan: WeekPlan): string[] {
  return together(plan)
    .filter(([, a, b]) => plan.contact(a, b) === 'no' || plan.contact(b, a) === 'no')
    .map(([group, a, b]) => `${a} and ${b} in ${group.name}`)
}

/** MODEL-21. */
function language(plan: WeekPlan): string[] {
  const spoken = (id: string) =>
    (plan.people.get(id)?.languages ?? []).map((each) => each.trim().toLowerCase()).filter(Boolean)
  return together(plan)
    .filter(([, a, b]) => {
      const [first, second] = [spoken(a), spoken(b)]
      return first.length > 0 && second.length > 0 && !first.some((each) => second.includes(each))
    })
    .map(([group, a, b]) => `${a} and ${b} in ${group.name}`)
}

export function together(plan: WeekPlan): [WeekGroup, string, string][] {
  return plan.running.flatMap((group) =>
    pairsOf(group.members).map(([a, b]): [WeekGroup, string, string] => [group, a, b]),
  )
}

/** MODEL-22. */
function oneGroupOnly(plan: WeekPlan): string[] {
  if (!plan.data.event.limitAllUsersToOneGroupOnly) return []
  const counts = [...plan.people.values()].map((person): [HubPerson, number] => [
    person,
    unitsOf(plan, person.id),
  ])
  return counts.filter(([, count]) => count > 1).map(([{ name }, count]) => `${name} is in ${count} groups`)
}

/** MODEL-23, PLAN-11: what was pinned runs at its start. */
function fixed(plan: WeekPlan): string[] {
  return plan.data.topics.flatMap((topic) =>
    Object.entries(topic.isFixed)
      .filter(([, { value }]) => value === true)
      .flatMap(([key]) => {
        const start = valueIn(topic.topicGroupTime, key)
        const [index, week] = key.split('|').map(Number)
        const group = plan.running.find((each) => each.topic === topic && each.index === index)
        const runsThere = group?.starts.get(week ?? 0) === start
        return typeof start !== 'number' || runsThere
          ? []
          : [`“${topic.name}” ${key} is fixed and does not run`]
      }),
  )
}

/** PLAN-14: only people who come are in groups, and only topics that can run have any. */
function taking(plan: WeekPlan): string[] {
  const people = plan.running.flatMap(({ name, members }) =>
    members.filter((id) => !plan.people.has(id)).map((id) => `${id} in ${name} takes no part`),
  )
  const owners = new Map(plan.data.persons.map((person) => [person.id, person]))
  const topics = plan.running
    .filter(({ topic }) => topic.disabled || owners.get(topic.ownerId)?.isArchived)
    .map(({ name }) => `${name} cannot run`)
  return [...people, ...topics]
}

/** The groups a person is in; MODEL-10. */
function unitsOf(plan: WeekPlan, personId: string): number {
  return plan.running.filter(({ members }) => members.includes(personId)).length
}

/** MODEL-4: what people want and do not get. */
export function unfilledUnits(plan: WeekPlan): number {
  return sum([...plan.people.values()].map((person) => unfilled(plan, person)))
}

export function unfilled(plan: WeekPlan, person: HubPerson): number {
  return Math.max(0, plan.wants(person) - unitsOf(plan, person.id))
}
