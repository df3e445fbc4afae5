import { type EventFields, newEventFields } from '../entities/event.ts'
import { isAdmin, type Viewer } from '../permissions/viewer.ts'
import { type SettingCells, settingValue } from '../settings/values.ts'
import type { VariantDescription } from '../variants/registry.ts'
import { EVENT_FIELDS, type EventField, type EventFieldKey } from './event-fields.ts'

/** The stored and the current values of the form. */
export type EventFormValues = { stored: EventFields; typed: EventFields }

/**
 * The fields a viewer is shown, in the variant's order; EVENT-5. An advanced field is shown to admins with advanced fields on,
 * and to all permitted viewers while it has a stored or typed value, so that it does not disappear while being cleared.
 */
export function visibleEventFields(
  variant: VariantDescription,
  settings: SettingCells,
  viewer: Viewer,
  { stored, typed }: EventFormValues,
): EventFieldKey[] {
  const blank = newEventFields(variant)
  const holdsValue = (key: EventFieldKey) => stored[key] !== blank[key] || typed[key] !== blank[key]
  return variant.eventFields.filter((key) => {
    const field: EventField = EVENT_FIELDS[key]
    if (field.adminOnly && !isAdmin(viewer)) return false
    if (field.hiddenBySetting && settingValue(variant, settings, field.hiddenBySetting)) return false
    if (field.optional && !isAdmin(viewer)) return holdsValue(key)
    return !field.advanced || (typed.showAdvancedFields && isAdmin(viewer)) || holdsValue(key)
  })
}
