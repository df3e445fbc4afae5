import { scheduleOf, variantOf } from '@planner/domain'
import { type EventData, eventStateFromWire, topicTimesToWire } from '@planner/protocol'
import { type HubData, type HubPerson, type HubTopic, peopleWhoCome, settingOf, valueIn } from './hub-data.ts'
import { factsOf, type VariantFacts } from './variant-facts.ts'
import { offsetHours } from './wall-time.ts'

export const WEEK = 168

/** Sessions in a row, the hours of one or two weeks, or no time (MODEL-38, MODEL-39, MODEL-42). */
export type Layout = 'sessions' | 'weeks' | 'untimed'

/** A topic group as the cells of the hub say. */
export type PlannedGroup = {
  topic: HubTopic
  index: number
  name: string
  /** In sessions or hours. */
  duration: number
  /** By session of the cell: 0 in sessions, else the week. A start is a session from 0, or an hour. */
  starts: ReadonlyMap<number, number>
  /** By session, or week: ids of members. */
  membersIn: ReadonlyMap<number, readonly string[]>
  /** Everybody who is in it in some session. */
  members: string[]
  /** All slots that it takes; hours of week B go on after those of week A. */
  slots: number[]
}

export type Choice = { weight: number; isHost: boolean }

/** An event of topic groups as its rules see it. */
export type GroupPlan = {
  data: HubData
  /** The hub's data when the run began, for their pins. */
  planned: HubData
  facts: VariantFacts
  layout: Layout
  /** Everybody has a candidate group instead of topics; MODEL-43. */
  hidesTopics: boolean
  /** Slots are 0 up to this. */
  slots: number
  /** Slots after which no group goes on. */
  breaks: Set<number>
  people: Map<string, HubPerson>
  topics: Map<string, HubTopic>
  /** All that have a start or members. */
  groups: PlannedGroup[]
  /** Those that have members. */
  running: PlannedGroup[]
  choice: (personId: string, topicId: string) => Choice | undefined
  hosts: (topic: HubTopic) => string[]
  presence: (personId: string, slot: number) => 'yes' | 'maybe' | 'no'
  offset: (personId: string) => number
  contact: (from: string, to: string) => number | 'no'
  wants: (person: HubPerson) => number
  units: (group: PlannedGroup) => number
  sizes: (topic: HubTopic) => readonly [least: number, most: number]
}

/**
 * The plan as the hub tells it. `planned` are the data whose pins count. `now` (ms since the epoch) decides
 * the offsets of zones where the event has no first Monday.
 */
export function groupPlan(data: HubData, now: number, planned = data): GroupPlan {
  const { event } = data
  const facts = factsOf(event.variant)
  const hidesTopics = settingOf(data, 'ui|hideTopicAndIntro', false)
  const layout = settingOf(data, 'ui|hideCalendar', false) ? 'untimed' : facts.layout
  const people = new Map(peopleWhoCome(data).map((person) => [person.id, person]))
  const persons = new Map(data.persons.map((person) => [person.id, person]))
  const groups = groupsOf(data, layout)
  const offset = offsetsOf(data, facts, now)
  const { slots, breaks } = timesOf(data, layout)
  const choice = (personId: string, topicId: string) =>
    hidesTopics ? undefined : choiceOf(data, valueIn(persons.get(personId)?.preferences, topicId))
  const presence: GroupPlan['presence'] = (personId, slot) => {
    const person = persons.get(personId)
    if (layout === 'untimed') return 'yes'
    const value =
      layout === 'sessions'
        ? valueIn(person?.availabilities, String(slot + 1), true)
        : valueIn(person?.weekDayHourAvailabilities, String(wrapped(slot + offset(personId))))
    return value === true || value === 'Yes' ? 'yes' : value === 'Maybe' ? 'maybe' : 'no'
  }
  return {
    data,
    planned,
    facts,
    layout,
    hidesTopics,
    slots,
    breaks,
    people,
    topics: new Map(data.topics.map((topic) => [topic.id, topic])),
    groups,
    running: groups.filter(({ members }) => members.length > 0),
    choice,
    hosts: (topic) =>
      [...people.keys()].filter(
        (id) => choice(id, topic.id)?.isHost || ((facts.ownerHosts || hidesTopics) && topic.ownerId === id),
      ),
    presence,
    offset,
    contact(from, to) {
      if (!event.considerContactPreferences) return 0
      const value = valueIn(persons.get(from)?.contactPreferences, to)
      return value === 'No' ? 'no' : Number(value)
    },
    wants({ id, numUserSessions }) {
      const open = Array.from({ length: slots }, (_, slot) => slot).filter((s) => presence(id, s) !== 'no')
      if (layout === 'sessions') return Math.min(open.length, numUserSessions ?? open.length)
      return Math.min(event.limitAllUsersToOneGroupOnly ? 1 : Infinity, numUserSessions ?? 1)
    },
    units: ({ duration }) => (layout === 'sessions' ? duration : 1),
    sizes({ maxNumberOfParticipants }) {
      const most = maxNumberOfParticipants ?? settingOf(data, 'groups|maxGroupSize', 5)
      return [Math.min(most, settingOf(data, 'groups|minGroupSize', 2)), most]
    },
  }
}

/** An hour of the week, whatever was added to it. */
export function wrapped(hour: number): number {
  return ((hour % WEEK) + WEEK) % WEEK
}

/** By how many hours a person's clock is ahead of the event's, at noon UTC of the first Monday (WEEK-11). */
function offsetsOf({ event, persons }: HubData, facts: VariantFacts, now: number): (id: string) => number {
  if (!facts.hasOwnZones) return () => 0
  const at = event.firstMonday ? Date.parse(`${event.firstMonday}T12:00:00Z`) : now
  const own = offsetHours(event.timeZone ?? '', at)
  const offsets = new Map(
    persons.map(({ id, timeZone }) => [id, timeZone === '' ? 0 : offsetHours(timeZone, at) - own]),
  )
  return (id) => offsets.get(id) ?? 0
}

function timesOf({ event }: HubData, layout: Layout): { slots: number; breaks: Set<number> } {
  const sessions = event.numEnabledSessions
  if (layout === 'untimed') return { slots: 1, breaks: new Set() }
  if (layout === 'weeks') return { slots: WEEK * sessions, breaks: new Set([WEEK - 1]) }
  const enabled = event.sessions.slice(0, sessions)
  return { slots: sessions, breaks: new Set(enabled.flatMap((s) => (s.breakAfter ? [s.id - 1] : []))) }
}

function choiceOf(data: HubData, value: unknown): Choice | undefined {
  if (value === '' || value === 'No' || value === null) return undefined
  const weightOf = (name: string, unset: number) => settingOf(data, `preferenceWeights|${name}`, unset)
  if (value === 'Host' || value === 'Author') return { weight: weightOf('author', 100), isHost: true }
  if (value === 'Yes') return { weight: weightOf('yes', 1), isHost: false }
  if (value === '#1 Yes!') return { weight: weightOf('1yes', 100), isHost: false }
  return { weight: weightOf(String(value), Number(value)), isHost: false }
}

/** The groups of the cells, as the product reads them; former sessions and weeks do not count. */
function groupsOf(data: HubData, layout: Layout): PlannedGroup[] {
  const state = eventStateFromWire({ ...data, meetings: [] } as unknown as EventData)
  const usual = data.event.sessionDurationInHours ?? 1
  return scheduleOf(variantOf(state.event.variant), state)
    .groups.filter(({ starts, members }) => starts.size + members.size > 0)
    .map(({ topic: read, index, starts, members }) => {
      // A candidate group whose topic the hub does not have is a broken rule, not an error of the checker.
      const topic = data.topics.find(({ id }) => id === read.id) ?? topicTimesToWire(read, [])
      const duration = layout === 'untimed' ? 1 : Math.min(usual, topic.sessionDurationInHours ?? usual)
      return {
        topic,
        index,
        name: `“${topic.name}” ${index + 1}`,
        duration,
        starts,
        membersIn: members,
        members: [...new Set([...members.values()].flat())],
        slots: layout === 'untimed' ? [0] : [...starts].flatMap((start) => slotsFrom(start, duration)),
      }
    })
}

/** The slots of a start: week B follows week A, sessions are one row. */
export function slotsFrom([session, start]: readonly [number, number], duration: number): number[] {
  return Array.from({ length: duration }, (_, each) => Math.max(0, session - 1) * WEEK + start + each)
}
