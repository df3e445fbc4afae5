import { type HubData, type HubPerson, type HubTopic, peopleWhoCome, settingOf, valueIn } from './hub-data.ts'
import { factsOf, type VariantFacts } from './variant-facts.ts'
import { offsetHours } from './zone-offset.ts'

export const WEEK = 168

/** A topic group of a weekly plan as the cells of the hub say. */
export type WeekGroup = {
  topic: HubTopic
  index: number
  name: string
  /** The weeks that have a start or members of it: 1 is A, 2 is B. */
  weeks: number[]
  /** By week: the hour of the week at which it starts, null without a start. */
  starts: Map<number, number | null>
  /** By week: ids of members. */
  membersIn: Map<number, string[]>
  /** Everybody who is in it in some week. */
  members: string[]
  /** Week and hour of everything it takes. */
  hours: { week: number; hour: number }[]
  isRunning: boolean
}

export type Choice = { weight: number; isHost: boolean }

/** A weekly event as its rules see it. */
export type WeekPlan = {
  data: HubData
  facts: VariantFacts
  /** Everybody has a candidate group instead of topics; MODEL-43. */
  hidesTopics: boolean
  /** Groups have no time, and there is one session for all of them; MODEL-42. */
  hidesCalendar: boolean
  people: Map<string, HubPerson>
  topics: Map<string, HubTopic>
  duration: number
  groups: WeekGroup[]
  running: WeekGroup[]
  choice: (personId: string, topicId: string) => Choice | undefined
  hosts: (topic: HubTopic) => string[]
  presence: (personId: string, hour: number) => 'yes' | 'maybe' | 'no'
  offset: (personId: string) => number
  contact: (from: string, to: string) => number | 'no'
  wants: (person: HubPerson) => number
}

/** `now` (ms since the epoch) decides the offsets of zones where the event has no first Monday. */
export function weekPlan(data: HubData, now: number): WeekPlan {
  const facts = factsOf(data.event.variant)
  const people = new Map(peopleWhoCome(data).map((person) => [person.id, person]))
  const persons = new Map(data.persons.map((person) => [person.id, person]))
  const topics = new Map(data.topics.map((topic) => [topic.id, topic]))
  const duration = data.event.sessionDurationInHours ?? 1
  const hidesTopics = settingOf(data, 'ui|hideTopicAndIntro', false)
  const hidesCalendar = settingOf(data, 'ui|hideCalendar', false)
  const groups = groupsOf(data, hidesCalendar ? null : duration)
  // The offsets at noon UTC of the first Monday.
  const at = data.event.firstMonday ? Date.parse(`${data.event.firstMonday}T12:00:00Z`) : now
  const eventOffset = offsetHours(data.event.timeZone ?? '', at)
  const offsets = new Map(
    data.persons.map(({ id, timeZone }) => [
      id,
      facts.hasOwnZones && timeZone !== '' ? offsetHours(timeZone, at) - eventOffset : 0,
    ]),
  )
  const offset = (id: string) => offsets.get(id) ?? 0
  const choice = (personId: string, topicId: string) =>
    hidesTopics ? undefined : choiceOf(data, valueIn(persons.get(personId)?.preferences, topicId))
  return {
    data,
    facts,
    hidesTopics,
    hidesCalendar,
    people,
    topics,
    duration,
    groups,
    running: groups.filter(({ isRunning }) => isRunning),
    choice,
    hosts: (topic) =>
      [...people.keys()].filter(
        (id) => choice(id, topic.id)?.isHost || ((facts.ownerHosts || hidesTopics) && topic.ownerId === id),
      ),
    presence(personId, hour) {
      if (hidesCalendar) return 'yes'
      const local = (((hour + offset(personId)) % WEEK) + WEEK) % WEEK
      const value = valueIn(persons.get(personId)?.weekDayHourAvailabilities, String(local))
      if (value === true || value === 'Yes') return 'yes'
      return value === 'Maybe' ? 'maybe' : 'no'
    },
    offset,
    contact(from, to) {
      if (!data.event.considerContactPreferences) return 0
      const value = valueIn(persons.get(from)?.contactPreferences, to)
      return value === 'No' ? 'no' : Number(value)
    },
    wants({ numUserSessions }) {
      const wanted = numUserSessions ?? 1
      return data.event.limitAllUsersToOneGroupOnly ? Math.min(1, wanted) : wanted
    },
  }
}

function choiceOf(data: HubData, value: unknown): Choice | undefined {
  if (value === '' || value === 'No' || value === null) return undefined
  const weightOf = (name: string, unset: number) => settingOf(data, `preferenceWeights|${name}`, unset)
  if (value === 'Host' || value === 'Author') return { weight: weightOf('author', 100), isHost: true }
  if (value === 'Yes') return { weight: weightOf('yes', 1), isHost: false }
  if (value === '#1 Yes!') return { weight: weightOf('1yes', 100), isHost: false }
  return { weight: weightOf(String(value), Number(value)), isHost: false }
}

/** `duration` null: groups have no time, and all are at once. */
function groupsOf(data: HubData, duration: number | null): WeekGroup[] {
  const places = new Map<string, Map<number, { start: number | null; members: string[] }>>()
  const placeOf = (topicId: string, index: string, week: string) => {
    const key = `${topicId} ${index}`
    const weeks = places.get(key) ?? new Map()
    places.set(key, weeks)
    const place = weeks.get(Number(week)) ?? { start: null, members: [] }
    weeks.set(Number(week), place)
    return place
  }
  for (const topic of data.topics)
    for (const [key, { value }] of Object.entries(topic.topicGroupTime)) {
      const [index = '', week = ''] = key.split('|')
      if (typeof value === 'number') placeOf(topic.id, index, week).start = value
    }
  for (const person of data.persons)
    for (const [key, { value }] of Object.entries(person.assignments)) {
      const [week = '', topicId = '', index = ''] = key.split('|')
      if (value === true) placeOf(topicId, index, week).members.push(person.id)
    }
  return [...places].map(([key, weeks]) => {
    const [topicId = '', index = ''] = key.split(' ')
    const topic = data.topics.find(({ id }) => id === topicId) ?? goneTopic(topicId)
    const membersIn = new Map([...weeks].map(([week, { members }]) => [week, members]))
    const starts = new Map([...weeks].map(([week, { start }]) => [week, start]))
    const members = [...new Set([...membersIn.values()].flat())]
    return {
      topic,
      index: Number(index),
      name: `“${topic.name}” ${Number(index) + 1}`,
      weeks: [...weeks.keys()].sort(),
      starts,
      membersIn,
      members,
      hours: [...starts].flatMap(([week, start]) => {
        if (duration === null) return [{ week, hour: 0 }]
        return start === null
          ? []
          : Array.from({ length: duration }, (_, hour) => ({ week, hour: start + hour }))
      }),
      isRunning: members.length > 0,
    }
  })
}

/** Members of a topic that the hub does not have are a broken rule, not an error of the checker. */
function goneTopic(id: string): HubTopic {
  return {
    id,
    ownerId: '',
    name: `gone: ${id}`,
    disabled: true,
    numberOfGroups: 0,
    topicGroupOnEveryWeek: true,
    topicGroupTimeRange: null,
    topicGroupTime: {},
    isFixed: {},
  }
}
