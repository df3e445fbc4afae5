import type { EventFieldKey } from '../fields/event-fields.ts'
import type { SettingKey, SettingSubject, SettingValue } from '../fields/settings.ts'
import type { TopicFieldKey } from '../fields/topic-fields.ts'
import type { UserFieldKey } from '../fields/user-fields.ts'
import type { Capability } from './capabilities.ts'
import type { ContactScaleId, PreferenceScaleId } from './scales.ts'

/** Where the product runs; ENV-1. */
export type Environment = 'production' | 'test' | 'debug'

/** A whole-number limit, both ends included. `required` false lets the field stay empty. */
export type NumberLimit = { min: number; max: number; required: boolean }

/** Both ends included. */
export type SettingRange = { min: number; max: number }

/** How people say when they can come: a box per session, hours of yes, or hours of blank, Maybe, Yes. */
type AvailabilityKind = 'none' | 'sessions' | 'weekGrid' | 'weekGridMaybe'

/** The words of texts about planning where they are not those of topics and groups. */
type PlanningWords = 'meetings'

/** What people who know no variant say that they are planning, in front page order; FRONT-2. */
export const OCCASIONS = ['day', 'weeks', 'pairs', 'programme'] as const

export type Occasion = (typeof OCCASIONS)[number]

/** The time structure of the schedule. */
type SlotKind = 'sessions' | 'weekHours'

/** All properties of a variant. No code outside this folder depends on a particular one (VARIANT-1). */
export type VariantDescription = {
  /** Used in URLs and in storage; never compared outside this folder. */
  id: string
  /** Base route with its sub-routes /admin/, /share/ and /participant/; ROUTE-3. */
  routeBase: `/${string}`
  /** Socket.IO namespace; WIRE-1. */
  hubPath: `/api/${string}/hub`
  /** A tab's position is its index in the `tab` query parameter minus one; TAB-1. */
  tabs: readonly TabId[]
  /** The display order if it differs from the indexes; TAB-2. */
  tabDisplayOrder?: readonly TabId[]
  /** Environments whose front page does not list this variant; VARIANT-2. */
  hiddenOnFrontPageIn: readonly Environment[]
  /** The answer on the front page that leads to this variant; FRONT-2. */
  occasion: Occasion
  slots: SlotKind
  availability: AvailabilityKind
  preferenceScale: PreferenceScaleId
  contactScale: ContactScaleId
  /** The initial preference of a new topic's author; TOPIC-11. */
  ownTopicPreference: 'Host' | 'Yes'
  eventFields: readonly EventFieldKey[]
  userFields: readonly UserFieldKey[]
  topicFields: readonly TopicFieldKey[]
  /** `timeZone`: of the event where it has one; null for that of the browser that makes it (WEEK-9). */
  defaults: { numSessions: number; sessionDurationInHours: number | null; timeZone: string | null }
  settingOverrides: Partial<Record<SettingKey, SettingValue>>
  /** Ranges of number settings that are narrower than usual. */
  settingRanges?: Partial<Record<SettingKey, SettingRange>>
  /** Subjects of settings that this variant does not have. */
  hiddenSettings: readonly SettingSubject[]
  limits: {
    numSessions: NumberLimit
    sessionDurationInHours: NumberLimit
    numUserSessions: NumberLimit
    numMeetingRequests: NumberLimit
  }
  capabilities: readonly Capability[]
  /** Words for its kind of planning; SCREEN-3. */
  words?: PlanningWords
}

/** TAB-1, first row. */
export const STANDARD_TABS = [
  'eventData',
  'userData',
  'userChoices',
  'schedule',
  'settings',
  'userSimilarity',
  'help',
  'about',
  'feedback',
] as const

export type TabId = (typeof STANDARD_TABS)[number]

/** TAB-1, second row. */
export const MEETING_TABS: readonly TabId[] = [
  'eventData',
  'userData',
  'userChoices',
  'help',
  'about',
  'feedback',
  'schedule',
  'userSimilarity',
  'settings',
]

/** TAB-1, third row. */
export const MATCHER_TABS: readonly TabId[] = [
  'userData',
  'schedule',
  'eventData',
  'settings',
  'userSimilarity',
  'help',
  'about',
  'feedback',
]

/** EVENT-3: every form of an event begins with these. */
export const STANDARD_EVENT_FIELDS = [
  'name',
  'description',
  'showAdvancedFields',
  'contactName',
  'email',
  'phone',
] as const satisfies readonly EventFieldKey[]

const oneToTen: NumberLimit = { min: 1, max: 10, required: true }

/** VARIANT-11, VALID-4, VALID-8: the defaults that variants override. */
export const STANDARD_LIMITS: VariantDescription['limits'] = {
  numSessions: oneToTen,
  sessionDurationInHours: oneToTen,
  numUserSessions: { min: 1, max: 10, required: false },
  numMeetingRequests: { min: 0, max: 100, required: true },
}
