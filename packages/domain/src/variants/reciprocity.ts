import type { VariantDescription } from './description.ts'
import { oneOnOne } from './one-on-one.ts'

export const reciprocity = {
  ...oneOnOne,
  id: 'reciprocity',
  routeBase: '/reciprocity',
  hubPath: '/api/Reciprocity/hub',
  settingOverrides: {
    'parameters|groups|maxGroupSize': 2,
    'parameters|ui|hideOneSidedWishes': true,
  },
  capabilities: ['pairs', 'sessionLabels', 'mutualOnly', 'emailAlwaysRequired', 'contactChoiceColumns'],
} as const satisfies VariantDescription
