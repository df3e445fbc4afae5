import type { VariantDescription } from './description.ts'
import { planner } from './planner.ts'

export const planner10 = {
  ...planner,
  id: 'planner10',
  routeBase: '/planner10',
  hubPath: '/api/SessionsPlanner10/hub',
  preferenceScale: 'oneToTenHost',
  settingOverrides: { 'parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint': 'Soft' },
  hiddenSettings: ['yesChoices', 'hiding', 'wishes'],
} as const satisfies VariantDescription
