import type { SettingRange } from '../variants/description.ts'
import type { VariantDescription } from '../variants/registry.ts'
import type { EventFieldKey } from './event-fields.ts'

/** The least and the most of a field that is a number; VALID-4. */
export function eventFieldRange({ limits }: VariantDescription, field: EventFieldKey): SettingRange {
  if (field === 'numSessions' || field === 'sessionDurationInHours') return limits[field]
  return { min: 1, max: 100 }
}
