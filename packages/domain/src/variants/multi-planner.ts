import { STANDARD_EVENT_FIELDS, type VariantDescription } from './description.ts'
import { planner } from './planner.ts'

export const multiPlanner = {
  ...planner,
  id: 'multiplanner',
  routeBase: '/multiplanner',
  hubPath: '/api/SessionsMultiPlanner/hub',
  hiddenOnFrontPageIn: ['production'],
  occasion: 'programme',
  eventFields: [
    ...STANDARD_EVENT_FIELDS,
    'numSessions',
    'newSessionLabels',
    'groupRooms',
    'sessionDurationInHours',
    'timeZone',
    'allowParticipantsToAddTopics',
    'allowUsersToSeeEachOthersTopicPreferences',
    'considerContactPreferences',
    'numberOfGroupsForTopic',
    'googleFormUrl',
  ],
  userFields: [...planner.userFields, 'timeZone'],
  topicFields: [
    'description',
    'topicType',
    'sessionDurationInHours',
    'maxNumberOfParticipants',
    'beginnerFriendlyFlag',
    'roomWish',
  ],
  defaults: { numSessions: 2, sessionDurationInHours: 2, timeZone: null },
  settingOverrides: { 'parameters|groups|solverTimeLimit': 900 },
  limits: { ...planner.limits, numSessions: { min: 1, max: 100, required: true } },
  capabilities: ['sessionLabels', 'randomUserName', 'matrixByEventOption'],
} as const satisfies VariantDescription
