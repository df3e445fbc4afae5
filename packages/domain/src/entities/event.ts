import { nextMonday, type PlainDate } from '../time/plain-date.ts'
import type { VariantDescription, VariantId } from '../variants/registry.ts'

/** What an event admin edits on the event data tab; EVENT-3. */
export type EventFields = {
  name: string
  description: string
  showAdvancedFields: boolean
  contactName: string
  email: string
  phone: string
  googleFormUrl: string
  /** How many sessions are enabled, where the form asks for that; SESSION-3. */
  numSessions: number
  /** Multi-line text, one label a line; SESSION-4. */
  newSessionLabels: string
  /** Multi-line text, one room a line; SESSION-7. */
  groupRooms: string
  sessionDurationInHours: number | null
  /** The bound for groups per topic. */
  numberOfGroupsForTopic: number
  allowParticipantsToAddTopics: boolean
  allowUsersToSeeEachOthersTopicPreferences: boolean
  considerContactPreferences: boolean
  limitAllUsersToOneGroupOnly: boolean
  /** IANA name of the zone whose clock a weekly event follows; '' where there is none (WEEK-9, WEEK-12). */
  timeZone: string
  /** The Monday on which week A first begins, as in `2026-11-23`; '' likewise. */
  firstMonday: string
}

export type EventRecord = EventFields & {
  id: string
  variant: VariantId
  isRegistered: boolean
  /** How many sessions exist: the most that ever were enabled, or more; SESSION-3. */
  totalSessions: number
  topicTypes: readonly string[]
  /** Last change of the event fields, ms since the epoch. */
  timestamp: number
  lastPlannerStartTime: number | null
  lastPlannerEndTime: number | null
  /** The week of meetings of two that is open, from 1; MEET-5. */
  meetingWeek: number
  /** When it was registered, ms since the epoch; absent in events of earlier versions. HTTP-16. */
  createdAt?: number
  /** The language of the page on which it was registered; absent likewise. HTTP-16. */
  languageCode?: string
}

export type Session = {
  id: number
  name: string
  breakAfter: boolean
  /** '' where none is given; SESSION-9. */
  date: PlainDate | ''
  /** Times of the day as in `09:30`, or ''. An end before the start is on the next day. */
  start: string
  end: string
}

/** A registered event that was never planned, with default field values. */
export function newEvent(
  variant: VariantDescription,
  known: Pick<EventRecord, 'id' | 'timestamp'> & Partial<EventRecord>,
): EventRecord {
  return {
    ...newEventFields(variant),
    variant: variant.id,
    isRegistered: true,
    totalSessions: known.numSessions ?? variant.defaults.numSessions,
    topicTypes: [],
    lastPlannerStartTime: null,
    lastPlannerEndTime: null,
    meetingWeek: 1,
    ...known,
  }
}

/**
 * The default field values of a new event; VARIANT-10. `withClock` adds the next Monday, and the zone where
 * its default is that of the browser.
 */
export function newEventFields(variant: VariantDescription): EventFields {
  return {
    name: '',
    description: '',
    showAdvancedFields: false,
    contactName: '',
    email: '',
    phone: '',
    googleFormUrl: '',
    numSessions: variant.defaults.numSessions,
    newSessionLabels: '',
    groupRooms: '',
    sessionDurationInHours: variant.defaults.sessionDurationInHours,
    numberOfGroupsForTopic: 10,
    allowParticipantsToAddTopics: true,
    allowUsersToSeeEachOthersTopicPreferences: true,
    considerContactPreferences: false,
    limitAllUsersToOneGroupOnly: false,
    timeZone: variant.defaults.timeZone ?? '',
    firstMonday: '',
  }
}

/** The zone and first Monday of an event that names none: UTC and the next Monday at `now`; WEEK-9. */
export function withClock(variant: VariantDescription, fields: EventFields, now: number): EventFields {
  if (!variant.eventFields.includes('firstMonday')) return fields
  const timeZone = fields.timeZone || 'UTC'
  return { ...fields, timeZone, firstMonday: fields.firstMonday || nextMonday(timeZone, now) }
}
