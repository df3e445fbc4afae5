import type { VariantDescription } from './description.ts'
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
    'name',
    'description',
    'showAdvancedFields',
    'contactName',
    'email',
    'phone',
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
