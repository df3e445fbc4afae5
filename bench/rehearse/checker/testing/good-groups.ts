import { newPerson, newTopic } from '@planner/domain'
import { personCellsToWire, personToWire, topicTimesToWire } from '@planner/protocol'
import type { HubCells, HubData, HubPerson, HubTopic } from '../hub-data.ts'

/** When the zones of the plans below are looked at: a winter day in the north. */
export const NOW = Date.parse('2026-11-23T00:00:00Z')

export const cells = (entries: Record<string, HubCells[string]['value']>): HubCells =>
  Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, { value, timestamp: 1 }]))

export function person(id: string, more: Partial<HubPerson> = {}): HubPerson {
  const known = newPerson({ id, name: id, numUserSessions: 2, numMeetingRequests: 3, timestamp: 1 })
  const secrets = { email: '', phone: '', personalLink: '' }
  return { ...personCellsToWire(personToWire(known, [], secrets), []), ...more }
}

function topic(id: string, more: Partial<HubTopic> = {}): HubTopic {
  const known = newTopic({ id, ownerId: id, name: `topic of ${id}`, timestamp: 1 })
  return { ...topicTimesToWire(known, []), ...more }
}

const range = (startTime: string, endTime: string) => ({ startTime, endTime, scaleColor: '' })
const hours = (from: number, to: number) =>
  cells(Object.fromEntries(Array.from({ length: to - from + 1 }, (_, hour) => [from + hour, 'Yes'])))

/**
 * A plan of the matcher that breaks no rule. Ann's topic meets every week on Monday 18:00 to 20:00 UTC, 20:00
 * for Ann in Tallinn and 13:00 for Cid in New York; Dan's in week B on Tuesday 18:00.
 */
export function goodWeek(): HubData {
  const inAnns = { '1|ann|0': true, '2|ann|0': true }
  const inDans = { '2|dan|0': true }
  return {
    event: {
      variant: 'heallo',
      numEnabledSessions: 2,
      sessions: [],
      groupRooms: '',
      newSessionLabels: '',
      sessionDurationInHours: 2,
      considerContactPreferences: true,
      limitAllUsersToOneGroupOnly: true,
    },
    settings: {
      'parameters|groups|maxGroupSize': { value: 3 },
      'parameters|groups|maxParallelSessions': { value: 1 },
    },
    persons: [
      person('ann', {
        timeZone: 'Europe/Tallinn',
        languages: ['et', 'en'],
        preferences: cells({ ann: 'Host' }),
        weekDayHourAvailabilities: hours(20, 21),
        assignments: cells(inAnns),
      }),
      person('bob', {
        languages: ['EN'],
        preferences: cells({ ann: 'Yes', dan: 'Yes' }),
        contactPreferences: cells({ dan: 'No', ann: '5' }),
        weekDayHourAvailabilities: hours(17, 45),
        assignments: cells(inAnns),
      }),
      person('cid', {
        timeZone: 'America/New_York',
        preferences: cells({ ann: '#1 Yes!' }),
        weekDayHourAvailabilities: hours(13, 15),
        assignments: cells(inAnns),
      }),
      person('dan', {
        preferences: cells({ dan: 'Host', ann: 'Yes' }),
        weekDayHourAvailabilities: hours(17, 45),
        assignments: cells(inDans),
      }),
      person('eve', {
        preferences: cells({ dan: 'Yes', ann: 'Yes' }),
        weekDayHourAvailabilities: hours(17, 45),
        assignments: cells(inDans),
      }),
      person('fay', { isArchived: true, preferences: cells({ dan: 'Yes' }) }),
    ],
    topics: [
      topic('ann', {
        topicGroupTimeRange: Array.from({ length: 7 }, () => [
          range('06:00', '12:00'),
          range('18:00', '00:00'),
          range('00:00', '06:00'),
        ]),
        topicGroupTime: cells({ '0|1': 18, '0|2': 18 }),
        isFixed: cells({ '0|1': true, '0|2': true }),
      }),
      topic('dan', { topicGroupOnEveryWeek: false, topicGroupTime: cells({ '0|2': 42 }) }),
    ],
  }
}

/**
 * A plan of a day that breaks no rule: a break after the second of four sessions. Ann's group takes the first
 * two, in the hall; Dan's is in the nook in the third. The organiser keeps Ann's where it is, and Cid in it.
 */
export function goodDay(): HubData {
  const inAnns = { '1|ann|0': true, '2|ann|0': true }
  const inDans = { '3|dan|0': true }
  return {
    event: {
      variant: 'multiplanner',
      numEnabledSessions: 4,
      sessions: [1, 2, 3, 4].map((id) => ({ id, breakAfter: id === 2 })),
      groupRooms: 'Nook; 2; 3-4\nHall; 3; 1, 2',
      newSessionLabels: '',
      sessionDurationInHours: 2,
      considerContactPreferences: false,
      limitAllUsersToOneGroupOnly: false,
    },
    settings: {},
    persons: [
      person('ann', { preferences: cells({ ann: 'Host' }), assignments: cells(inAnns) }),
      person('bob', { preferences: cells({ ann: 'Yes' }), assignments: cells(inAnns) }),
      person('cid', {
        preferences: cells({ ann: '#1 Yes!', dan: 'Yes' }),
        assignments: cells(inAnns),
        pins: cells({ 'ann|0': true }),
      }),
      person('dan', {
        preferences: cells({ dan: 'Host' }),
        availabilities: cells({ 1: false }),
        assignments: cells(inDans),
      }),
      person('eve', { preferences: cells({ dan: 'Yes' }), assignments: cells(inDans) }),
    ],
    topics: [
      topic('ann', {
        topicGroupTime: cells({ '0|0': 0 }),
        isFixed: cells({ '0|0': true }),
        topicGroupRoom: cells({ 0: 'Hall' }),
      }),
      topic('dan', {
        topicGroupTime: cells({ '0|0': 2 }),
        topicGroupRoom: cells({ 0: 'Nook' }),
        sessionDurationInHours: 1,
        maxNumberOfParticipants: 2,
      }),
    ],
  }
}

export function personIn(data: HubData, id: string): HubPerson {
  const found = data.persons.find((each) => each.id === id)
  if (!found) throw new Error(`${id} is not in the plan.`)
  return found
}

export function topicIn(data: HubData, id: string): HubTopic {
  const found = data.topics.find((each) => each.id === id)
  if (!found) throw new Error(`${id} is no topic of the plan.`)
  return found
}
