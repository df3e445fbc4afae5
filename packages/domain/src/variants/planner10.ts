import type { VariantDescription } from './description.ts'
import { planner } from './planner.ts'
import { HIDING_SETTINGS, YES_WEIGHTS } from './setting-groups.ts'

export const planner10 = {
  ...planner,
  id: 'planner10',
  routeBase: '/planner10',
  hubPath: '/api/SessionsPlanner10/hub',
  preferenceScale: 'oneToTenHost',
  settingOverrides: { 'parameters|options|assignAllSessionsToAllParticipantsIsHardConstraint': 'Soft' },
  hiddenSettings: [...YES_WEIGHTS, ...HIDING_SETTINGS],
} as const satisfies VariantDescription
