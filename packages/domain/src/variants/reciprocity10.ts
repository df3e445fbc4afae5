import type { VariantDescription } from './description.ts'
import { weekDayHourPlanner } from './week-day-hour-planner.ts'

export const reciprocity10 = {
  ...weekDayHourPlanner,
  id: 'reciprocity10',
  routeBase: '/reciprocity10',
  hubPath: '/api/Reciprocity10/hub',
  tabDisplayOrder: [
    'userData',
    'userChoices',
    'schedule',
    'settings',
    'eventData',
    'userSimilarity',
    'help',
    'about',
    'feedback',
  ],
  preferenceScale: 'oneToTenHost',
  ownTopicPreference: 'Host',
  settingOverrides: {
    'parameters|ui|allowOnlyBinaryContactPreferences': true,
    'parameters|rules|preferNewPersonToPersonContacts': false,
  },
  hiddenSettings: ['rooms', 'yesChoices', 'wishes'],
  capabilities: ['mutualContacts', 'contactChoiceColumns', 'everySecondWeek'],
} as const satisfies VariantDescription
