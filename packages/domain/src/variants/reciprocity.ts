import { oneOnOne } from './one-on-one.ts'
import type { VariantDescription } from './variant.ts'

export const reciprocity = {
  ...oneOnOne,
  id: 'reciprocity',
  routeBase: '/reciprocity',
  hubPath: '/api/Reciprocity/hub',
  settingOverrides: {},
  capabilities: ['pairs', 'mutualOnly', 'emailAlwaysRequired', 'contactChoiceColumns'],
} as const satisfies VariantDescription
