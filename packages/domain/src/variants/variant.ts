import type { EventFieldKey } from '../fields/event-fields.ts'
import type { TopicFieldKey } from '../fields/topic-fields.ts'
import type { UserFieldKey } from '../fields/user-fields.ts'
import type { SettingKey, SettingValue } from '../settings/catalogue.ts'
import type { ContactScaleId, PreferenceScaleId } from './scales.ts'

export const VARIANT_IDS = [
  'planner',
  'planner10',
  'weekdayhourplanner',
  '1on1',
  'reciprocity',
  'reciprocity10',
  'multiplanner',
  'heallo',
] as const

export type VariantId = (typeof VARIANT_IDS)[number]

export type TabId =
  | 'eventData'
  | 'userData'
  | 'userChoices'
  | 'schedule'
  | 'settings'
  | 'userSimilarity'
  | 'help'
  | 'about'
  | 'feedback'

/** Where the product runs; decision 15. */
export type Environment = 'production' | 'test' | 'debug'

/** A whole-number limit, both ends included. `required` false lets the field stay empty. */
export type NumberLimit = { min: number; max: number; required: boolean }

/** How people say when they can come: a box per session, an hour grid of yes, or one of blank, Maybe, Yes. */
export type AvailabilityKind = 'none' | 'sessions' | 'weekGrid' | 'weekGridMaybe'

/** What the topics tab's schedule is laid out on. */
export type SlotKind = 'sessions' | 'weekHours'

export type Capability =
  /** People are matched in pairs instead of topic groups; model 7. */
  | 'pairs'
  /** Only wishes that both have are granted; model 7. */
  | 'mutualOnly'
  /** Contact preferences count by their geometric mean; model 5.8. */
  | 'mutualContacts'
  /** The owner of a topic hosts it whatever the own-topic choice says; decision 2. */
  | 'ownerIsHost'
  /** A random user name is filled in for a new user; spec 2.1. */
  | 'randomUserName'
  /** Every person must give an e-mail address; spec 5. */
  | 'emailAlwaysRequired'
  /** Session labels name the sessions, '---' marks a break; decision 9. */
  | 'sessionLabels'
  /** Topics may meet every second week, giving weeks A and B; decision 7. */
  | 'everySecondWeek'
  /** Grids are entered in each person's own time zone; decision 6. */
  | 'personalTimeZone'
  /** A join without any key uses the configured default invite in production; spec 2.1. */
  | 'defaultInvite'
  /** Shared values arrive as a list; spec 7.1. */
  | 'sharedValuesAsList'
  /** Contact preference columns in the participants table; spec 2.4. */
  | 'contactChoiceColumns'
  /** Event data is hidden from participants of a registered event; spec 2.2. */
  | 'eventDataForAdminsOnly'
  /** The organiser decides on the event who sees the preference matrix; spec 2.4. */
  | 'matrixByEventOption'
  /** A saved toast after every send of a registered user; spec 2.4. */
  | 'toastAfterEverySend'

/** Everything that tells one variant from another. No code outside this folder asks which variant it is (decision 1). */
export type VariantDescription = {
  id: VariantId
  /** Base route with its sub-routes /admin/, /share/ and /participant/; spec 2.1. */
  routeBase: `/${string}`
  /** Socket.IO namespace; spec 7.1. */
  hubPath: `/api/${string}/hub`
  /** A tab's position is its index in the `tab` query parameter minus one; spec 2.2. */
  tabs: readonly TabId[]
  /** The order on the screen where it differs from the indexes; spec 2.2. */
  tabDisplayOrder?: readonly TabId[]
  /** Environments whose front page does not offer this variant; spec 1. */
  hiddenOnFrontPageIn: readonly Environment[]
  slots: SlotKind
  availability: AvailabilityKind
  preferenceScale: PreferenceScaleId
  contactScale: ContactScaleId
  /** The preference a new topic's author starts with; spec 3. */
  ownTopicPreference: 'Host' | 'Yes'
  eventFields: readonly EventFieldKey[]
  userFields: readonly UserFieldKey[]
  topicFields: readonly TopicFieldKey[]
  defaults: { numSessions: number; sessionDurationInHours: number | null }
  settingOverrides: Partial<Record<SettingKey, SettingValue>>
  /** Settings this variant has no use for. */
  hiddenSettings: readonly SettingKey[]
  limits: {
    numSessions: NumberLimit
    sessionDurationInHours: NumberLimit
    numUserSessions: NumberLimit
    numMeetingRequests: NumberLimit
  }
  capabilities: readonly Capability[]
}
