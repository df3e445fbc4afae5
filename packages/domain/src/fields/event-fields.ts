/** Fields of the event data tab; EVENT-3. */
export type EventFieldKey =
  | 'name'
  | 'description'
  | 'showAdvancedFields'
  | 'contactName'
  | 'email'
  | 'phone'
  | 'numSessions'
  | 'newSessionLabels'
  | 'groupRooms'
  | 'sessionDurationInHours'
  | 'timeZone'
  | 'firstMonday'
  | 'limitAllUsersToOneGroupOnly'
  | 'allowParticipantsToAddTopics'
  | 'allowUsersToSeeEachOthersTopicPreferences'
  | 'considerContactPreferences'
  | 'numberOfGroupsForTopic'
  | 'googleFormUrl'

/** The settings that hide a part of the event with all that is about it; SCHED-24. */
export type HidingSetting = 'parameters|ui|hideCalendar' | 'parameters|ui|hideTopicAndIntro'

type EventFieldControl =
  | 'text'
  | 'multiline'
  | 'integer'
  | 'toggle'
  | 'email'
  | 'phone'
  | 'url'
  | 'timeZone'
  | 'monday'

export type EventField = {
  control: EventFieldControl
  /** Shown only to admins with advanced fields on, or when it has a value; EVENT-5. */
  advanced: boolean
  /** Shown to admins only. */
  adminOnly: boolean
  /** Shown to others than admins only while it has a value. */
  optional?: true
  /** Hidden while this setting is on. */
  hiddenBySetting?: HidingSetting
  /** What a new event is asked for; the others have a default and can wait (EVENT-3). */
  first?: true
}

const plain = (control: EventFieldControl): EventField => ({ control, advanced: false, adminOnly: false })

export const EVENT_FIELDS = {
  name: { ...plain('text'), first: true },
  description: { ...plain('multiline'), optional: true },
  showAdvancedFields: { control: 'toggle', advanced: false, adminOnly: true },
  contactName: { control: 'text', advanced: true, adminOnly: false },
  email: { control: 'email', advanced: true, adminOnly: false },
  phone: { control: 'phone', advanced: true, adminOnly: false },
  numSessions: { ...plain('integer'), first: true },
  newSessionLabels: plain('multiline'),
  groupRooms: { control: 'multiline', advanced: false, adminOnly: true },
  sessionDurationInHours: {
    control: 'integer',
    advanced: false,
    adminOnly: false,
    hiddenBySetting: 'parameters|ui|hideCalendar',
    first: true,
  },
  timeZone: { ...plain('timeZone'), hiddenBySetting: 'parameters|ui|hideCalendar' },
  firstMonday: { ...plain('monday'), hiddenBySetting: 'parameters|ui|hideCalendar', first: true },
  limitAllUsersToOneGroupOnly: plain('toggle'),
  allowParticipantsToAddTopics: {
    ...plain('toggle'),
    hiddenBySetting: 'parameters|ui|hideTopicAndIntro',
  },
  allowUsersToSeeEachOthersTopicPreferences: plain('toggle'),
  considerContactPreferences: plain('toggle'),
  numberOfGroupsForTopic: {
    control: 'integer',
    advanced: true,
    adminOnly: true,
    hiddenBySetting: 'parameters|ui|hideTopicAndIntro',
  },
  googleFormUrl: { control: 'url', advanced: true, adminOnly: true },
} as const satisfies Record<EventFieldKey, EventField>

/** Whether a new event is asked for it before anything else; EVENT-3. */
export function isFirstField(key: EventFieldKey): boolean {
  const field: EventField = EVENT_FIELDS[key]
  return field.first === true
}
