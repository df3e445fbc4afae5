import type { NumberLimit, TabId, VariantDescription } from './description.ts'

/** TAB-1, first row. */
export const STANDARD_TABS: readonly TabId[] = [
  'eventData',
  'userData',
  'userChoices',
  'schedule',
  'settings',
  'userSimilarity',
  'help',
  'about',
  'feedback',
]

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

const oneToTen: NumberLimit = { min: 1, max: 10, required: true }

/** VARIANT-11, VALID-4, VALID-8: the defaults that variants override. */
export const STANDARD_LIMITS: VariantDescription['limits'] = {
  numSessions: oneToTen,
  sessionDurationInHours: oneToTen,
  numUserSessions: { min: 1, max: 10, required: false },
  numMeetingRequests: { min: 0, max: 100, required: true },
}
