/** The settings that hide a part of the event with all that is about it; SCHED-24. */
export type HidingSetting = 'parameters|ui|hideCalendar' | 'parameters|ui|hideTopicAndIntro'

type EventFieldControl =
  | 'text'
  | 'multiline'
  | 'rooms'
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
  advanced?: true
  /** Shown to admins only. */
  adminOnly?: true
  /** Shown to others than admins only while it has a value. */
  optional?: true
  /** Hidden while this setting is on. */
  hiddenBySetting?: HidingSetting
  /** What a new event is asked for; the others have a default and can wait (EVENT-3). */
  first?: true
  /** Planning reads it: with another value another plan may be best (PLAN-27). */
  isPlanned?: true
}

/** Fields of the event data tab; EVENT-3. */
export const EVENT_FIELDS = {
  name: { control: 'text', first: true },
  description: { control: 'multiline', optional: true },
  showAdvancedFields: { control: 'toggle', adminOnly: true },
  contactName: { control: 'text', advanced: true },
  email: { control: 'email', advanced: true },
  phone: { control: 'phone', advanced: true },
  numSessions: { control: 'integer', first: true, isPlanned: true },
  newSessionLabels: { control: 'multiline', optional: true, isPlanned: true },
  groupRooms: { control: 'rooms', adminOnly: true, isPlanned: true },
  sessionDurationInHours: {
    control: 'integer',
    hiddenBySetting: 'parameters|ui|hideCalendar',
    first: true,
    isPlanned: true,
  },
  timeZone: {
    control: 'timeZone',
    optional: true,
    hiddenBySetting: 'parameters|ui|hideCalendar',
    isPlanned: true,
  },
  firstMonday: {
    control: 'monday',
    hiddenBySetting: 'parameters|ui|hideCalendar',
    first: true,
    isPlanned: true,
  },
  limitAllUsersToOneGroupOnly: { control: 'toggle', isPlanned: true },
  allowParticipantsToAddTopics: {
    control: 'toggle',
    hiddenBySetting: 'parameters|ui|hideTopicAndIntro',
  },
  allowUsersToSeeEachOthersTopicPreferences: { control: 'toggle' },
  considerContactPreferences: { control: 'toggle', isPlanned: true },
  numberOfGroupsForTopic: {
    control: 'integer',
    advanced: true,
    adminOnly: true,
    hiddenBySetting: 'parameters|ui|hideTopicAndIntro',
    isPlanned: true,
  },
  googleFormUrl: { control: 'url', advanced: true, adminOnly: true },
} as const satisfies Record<string, EventField>

export type EventFieldKey = keyof typeof EVENT_FIELDS

/** Whether a new event is asked for it before anything else; EVENT-3. */
export function isFirstField(key: EventFieldKey): boolean {
  const field: EventField = EVENT_FIELDS[key]
  return field.first === true
}

type FieldWith<Trait> = {
  [K in EventFieldKey]: (typeof EVENT_FIELDS)[K] extends Trait ? K : never
}[EventFieldKey]

/** A field of the event that planning reads. */
export type PlannedField = FieldWith<{ isPlanned: true }>
/** One of them that is a number or a switch. */
export type VariableField = FieldWith<{ isPlanned: true; control: 'integer' | 'toggle' }>

export const PLANNED_FIELDS = (Object.keys(EVENT_FIELDS) as EventFieldKey[]).filter(isPlannedField)

function isPlannedField(key: EventFieldKey): key is PlannedField {
  const field: EventField = EVENT_FIELDS[key]
  return field.isPlanned === true
}

/** Of those that planning reads: what a scenario can have otherwise (SCENARIO-8). */
export function isVariableField(key: EventFieldKey): key is VariableField {
  const { control }: EventField = EVENT_FIELDS[key]
  return isPlannedField(key) && (control === 'integer' || control === 'toggle')
}
