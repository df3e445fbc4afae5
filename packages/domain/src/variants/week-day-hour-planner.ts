import { STANDARD_EVENT_FIELDS, type VariantDescription } from './description.ts'
import { planner } from './planner.ts'

export const weekDayHourPlanner = {
  ...planner,
  id: 'weekdayhourplanner',
  routeBase: '/weekdayhourplanner',
  hubPath: '/api/WeekDayHourPlanner/hub',
  occasion: 'weeks',
  slots: 'weekHours',
  availability: 'weekGrid',
  preferenceScale: 'yesFirst',
  ownTopicPreference: 'Yes',
  eventFields: [
    ...STANDARD_EVENT_FIELDS,
    'sessionDurationInHours',
    'timeZone',
    'firstMonday',
    'limitAllUsersToOneGroupOnly',
    'allowParticipantsToAddTopics',
    'considerContactPreferences',
    'numberOfGroupsForTopic',
    'googleFormUrl',
  ],
  topicFields: ['topicGroupOnEveryWeek'],
  defaults: { numSessions: 1, sessionDurationInHours: 2, timeZone: null },
  hiddenSettings: ['rooms', 'ratings', 'hiding', 'wishes'],
  capabilities: ['ownerIsHost', 'everySecondWeek'],
} as const satisfies VariantDescription
