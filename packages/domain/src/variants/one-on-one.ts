import type { VariantDescription } from './description.ts'
import { MEETING_TABS, STANDARD_LIMITS } from './layout.ts'

export const oneOnOne = {
  id: '1on1',
  routeBase: '/1on1',
  hubPath: '/api/OneOnOne/hub',
  tabs: MEETING_TABS,
  hiddenOnFrontPageIn: ['production'],
  slots: 'sessions',
  availability: 'none',
  preferenceScale: 'yesOnly',
  contactScale: 'oneToTen',
  ownTopicPreference: 'Yes',
  eventFields: [
    'name',
    'showAdvancedFields',
    'contactName',
    'email',
    'phone',
    'numSessions',
    'considerContactPreferences',
    'googleFormUrl',
  ],
  userFields: ['name', 'topics', 'profile', 'newNumMeetingRequests', 'email', 'phone', 'languages'],
  topicFields: [],
  defaults: { numSessions: 1, sessionDurationInHours: null },
  settingOverrides: {
    'parameters|groups|maxGroupSize': 2,
    'parameters|softRules|useLogScale': false,
    'parameters|ui|allowUsersToChangeSchedule': false,
  },
  hiddenSettings: ['topicGroups'],
  limits: STANDARD_LIMITS,
  capabilities: ['pairs', 'emailAlwaysRequired', 'sharedValuesAsList'],
  words: 'meetings',
} as const satisfies VariantDescription
