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
  /** How many sessions exist; at least `numEnabledSessions`. */
  numSessions: number
  /** Multi-line text, one label a line; SESSION-4. */
  newSessionLabels: string
  sessionDurationInHours: number | null
  /** The bound for groups per topic. */
  numberOfGroupsForTopic: number
  allowParticipantsToAddTopics: boolean
  allowUsersToSeeEachOthersTopicPreferences: boolean
  considerContactPreferences: boolean
  limitAllUsersToOneGroupOnly: boolean
}

export type EventRecord = EventFields & {
  id: string
  variant: VariantId
  isRegistered: boolean
  topicTypes: readonly string[]
  /** Last change of the event fields, ms since the epoch. */
  timestamp: number
  lastPlannerStartTime: number | null
  lastPlannerEndTime: number | null
  /** The week of meetings of two that is open, from 1; MEET-5. */
  meetingWeek: number
}

export type Session = { id: number; name: string; breakAfter: boolean }

/** A registered event that was never planned, with default field values. */
export function newEvent(
  variant: VariantDescription,
  known: Pick<EventRecord, 'id' | 'timestamp'> & Partial<EventRecord>,
): EventRecord {
  return {
    ...newEventFields(variant),
    variant: variant.id,
    isRegistered: true,
    topicTypes: [],
    lastPlannerStartTime: null,
    lastPlannerEndTime: null,
    meetingWeek: 1,
    ...known,
  }
}

/** The default field values of a new event; VARIANT-10. */
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
    sessionDurationInHours: variant.defaults.sessionDurationInHours,
    numberOfGroupsForTopic: 10,
    allowParticipantsToAddTopics: true,
    allowUsersToSeeEachOthersTopicPreferences: true,
    considerContactPreferences: false,
    limitAllUsersToOneGroupOnly: false,
  }
}
